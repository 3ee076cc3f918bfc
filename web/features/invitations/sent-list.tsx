import { UserPlus } from "lucide-react"
import { lazy, Suspense, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { NextStep } from "@/features/shell/next-step.tsx"
import { loadTexts } from "@/i18n/i18n.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { may } from "@/lib/permissions.tsx"
import { InvitationButtons, InvitationCard, type OwnColumns, useInvitationColumns } from "./invitation-facts.tsx"
import type { ListProps } from "./invitation-filters.tsx"
import { InvitationList } from "./invitation-list.tsx"
import { type SentRow, sentRows } from "./invitation-queries.ts"
import { useChangeInvitations } from "./use-change-invitations.tsx"

const InvitePartnerDialog = lazy(async () => {
  await loadTexts("form")
  return { default: (await import("./invite-partner-dialog.tsx")).InvitePartnerDialog }
})
const nameOf = ({ email, name }: SentRow) => name ?? email

interface RowProps {
  readonly row: SentRow
  readonly ask: ReturnType<typeof useChangeInvitations>["ask"]
}
/** What the server lets this person do with one invitation. */
function SentActions({ row, ask }: RowProps) {
  const { t } = useTranslation("invitations")
  const doings = (["resend", "withdraw"] as const)
    .filter((verb) => may(row, verb))
    .map((verb) => ({ key: verb, label: t(verb), onPress: () => ask(verb)([row]) }))
  return <InvitationButtons of={nameOf(row)} doings={doings} />
}

/** What the company sent, as far as this person sees it (INV-01). */
export function SentList(props: ListProps) {
  const { t } = useTranslation("invitations")
  const { source, page } = usePagedRows(sentRows(props.search), props.search.sort !== undefined)
  const [isInviting, setInviting] = useState(false)
  const { actions, ask, question } = useChangeInvitations()
  const own = useMemo(
    (): OwnColumns<SentRow> => ({
      first: [
        { key: "name", label: t("name"), value: ({ name }) => name, width: 9, isFixed: true },
        { key: "email", label: t("email"), value: ({ email }) => email, width: 14, grows: true },
      ],
      beforeSent: [{ key: "inviter", label: t("inviter"), value: ({ inviter }) => inviter, width: 8 }],
      actions: (row) => <SentActions row={row} ask={ask} />,
    }),
    [t, ask],
  )
  return (
    <InvitationList<SentRow>
      {...props}
      name="invitations"
      source={source}
      columns={useInvitationColumns(own)}
      nameOf={nameOf}
      card={(row) => (
        <InvitationCard
          row={row}
          title={nameOf(row)}
          address={row.email}
          actions={<SentActions row={row} ask={ask} />}
        />
      )}
      actions={actions}
      head={
        page !== undefined &&
        may(page, "askPartner") && <Button onClick={() => setInviting(true)}>{t("invitePartner")}</Button>
      }
      empty={{ icon: UserPlus, title: t("noneSent"), hint: t("noneSentHint"), children: <NextStep of="hire" /> }}
    >
      {question}
      <Suspense>{isInviting && <InvitePartnerDialog onClose={() => setInviting(false)} />}</Suspense>
    </InvitationList>
  )
}
