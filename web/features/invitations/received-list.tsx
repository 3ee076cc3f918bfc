import { MailOpen } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { InvitationButtons, InvitationCard, type OwnColumns, useInvitationColumns } from "./invitation-facts.tsx"
import type { ListProps } from "./invitation-filters.tsx"
import { InvitationList } from "./invitation-list.tsx"
import { type ReceivedRow, receivedRows } from "./invitation-queries.ts"
import { stateOf } from "./invitation-state.tsx"
import { useAnswerInvitation } from "./use-answer-invitation.tsx"

interface RowProps {
  readonly row: ReceivedRow
  readonly answer: ReturnType<typeof useAnswerInvitation>["answer"]
}
/** Yes or no, while an answer is waited for. */
function ReceivedActions({ row, answer }: RowProps) {
  const { t } = useTranslation("invitations")
  if (stateOf(row) !== "open") return null
  const doings = ([1, 0] as const).map((isAccepted) => {
    const verb = isAccepted === 1 ? "join" : "decline"
    return { key: verb, label: t(verb), onPress: () => answer(row, isAccepted) }
  })
  return <InvitationButtons of={row.companyName} doings={doings} />
}

/** What the own address received from every company, with the answer where one is waited for (INV-12). */
export function ReceivedList(props: ListProps) {
  const { t } = useTranslation("invitations")
  const { source } = usePagedRows(receivedRows(props.search), props.search.sort !== undefined)
  const { answer, question } = useAnswerInvitation()
  const own = useMemo(
    (): OwnColumns<ReceivedRow> => ({
      first: [
        {
          key: "company",
          label: t("company"),
          value: ({ companyName }) => companyName,
          width: 14,
          grows: true,
          isFixed: true,
        },
      ],
      actions: (row) => <ReceivedActions row={row} answer={answer} />,
    }),
    [t, answer],
  )
  return (
    <InvitationList<ReceivedRow>
      {...props}
      name="received-invitations"
      source={source}
      columns={useInvitationColumns(own)}
      nameOf={({ companyName }) => companyName}
      card={(row) => (
        <InvitationCard row={row} title={row.companyName} actions={<ReceivedActions row={row} answer={answer} />} />
      )}
      empty={{ icon: MailOpen, title: t("noneReceived"), hint: t("noneReceivedHint") }}
    >
      {question}
    </InvitationList>
  )
}
