import { useCallback, useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { data } from "@/lib/client.ts"
import type { ListAction } from "@/lib/list/use-list.ts"
import { people } from "@/lib/people-client.ts"
import { may } from "@/lib/permissions.tsx"
import { useWrite } from "@/lib/use-write.ts"
import { invitationsKey, type SentRow } from "./invitation-queries.ts"

type Verb = "resend" | "withdraw"
interface Asked {
  readonly verb: Verb
  readonly rows: ReadonlyArray<SentRow>
}
const mostNamed = 8
const named = ({ email, name }: SentRow) => (name === null ? email : `${name} ${email}`)

/** Sends invitations again or withdraws them, one after the other, after one question; the first refusal ends it and is told. */
export const useChangeInvitations = () => {
  const { t } = useTranslation("invitations")
  const [asked, setAsked] = useState<Asked>()
  const change = useWrite({
    write: ({ verb, row: { id, version } }: { readonly verb: Verb; readonly row: SentRow }, extraHeaders) =>
      data(
        people.changeInvitation({
          params: { id },
          body: verb === "resend" ? { version, resend: true } : { version, status: 0 },
          extraHeaders,
        }),
      ),
    done: ({ email, status }) => t(status === 0 ? "withdrawn" : "resent", { email }),
    invalidates: [invitationsKey],
  })
  const changeAll = async ({ rows, verb }: Asked) => {
    try {
      for (const row of rows) await change.mutateAsync({ verb, row })
    } finally {
      setAsked(undefined)
    }
  }
  const ask = useCallback((verb: Verb) => (rows: ReadonlyArray<SentRow>) => setAsked({ verb, rows }), [])
  const actions: ReadonlyArray<ListAction<SentRow>> = [
    { key: "resend", label: t("resend"), isPermitted: (row) => may(row, "resend"), run: ask("resend") },
    {
      key: "withdraw",
      label: t("withdraw"),
      isPermitted: (row) => may(row, "withdraw"),
      run: ask("withdraw"),
      tone: "danger",
    },
  ]
  const { rows, verb } = asked ?? { rows: [], verb: "resend" as const }
  const question = (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={() => setAsked(undefined)}
      destructive={verb === "withdraw"}
      title={t(verb === "resend" ? "resendAsk" : "withdrawAsk", { count: rows.length })}
      description={t(verb === "resend" ? "resendText" : "withdrawText")}
      losses={[
        ...rows.slice(0, mostNamed).map(named),
        ...(rows.length > mostNamed ? [t("andMore", { count: rows.length - mostNamed })] : []),
      ]}
      action={t(verb === "resend" ? "resend" : "withdraw")}
      cancel={t("goOn")}
      busy={change.isPending}
      onConfirm={() => void (asked && changeAll(asked).catch(() => undefined))}
    />
  )
  return { actions, ask, question }
}
