import type { QueryKey } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import type { Attempt } from "@/lib/attempt.ts"
import type { ListAction } from "@/lib/list/use-list.ts"
import { may } from "@/lib/permissions.tsx"
import { useWrite } from "@/lib/use-write.ts"
import type { MailRow } from "./mail-queries.ts"

const mostLosses = 8

interface Resending {
  /** The call that sends one of them again. */
  readonly write: (id: number, extraHeaders: Attempt) => Promise<unknown>
  /** The mails that are listed. */
  readonly listed: QueryKey
}

/** Several mails sent again, one after the other; the first refusal ends it and is told. */
export const useResendTogether = <Row extends MailRow>({ write, listed }: Resending) => {
  const { t } = useTranslation("mails")
  const [asked, setAsked] = useState<ReadonlyArray<Row>>([])
  const resend = useWrite({ write, invalidates: [listed] })
  const resendAll = async () => {
    try {
      for (const { id } of asked) await resend.mutateAsync(id)
    } finally {
      setAsked([])
    }
  }
  const actions: ReadonlyArray<ListAction<Row>> = [
    { key: "resend", label: t("resend"), isPermitted: (mail) => may(mail, "resend"), run: setAsked },
  ]
  const question = (
    <ConfirmDialog
      open={asked.length > 0}
      onOpenChange={() => setAsked([])}
      destructive={false}
      title={t("resendSome", { count: asked.length })}
      losses={[
        ...asked
          .slice(0, mostLosses)
          .map(({ receiver, receiverEmail, subject }) => `${receiver ?? receiverEmail} ${subject}`),
        ...(asked.length > mostLosses ? [t("andMore", { count: asked.length - mostLosses })] : []),
      ]}
      action={t("resend")}
      busy={resend.isPending}
      onConfirm={() => void resendAll().catch(() => undefined)}
    />
  )
  return { actions, question }
}
