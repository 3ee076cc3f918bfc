/** What both lists of invitations show alike: the card of one, its columns, its buttons. */
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { type ListColumn, textOf } from "@/lib/list/column.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import type { ReceivedRow, SentRow } from "./invitation-queries.ts"
import { InvitationBadge, shownState } from "./invitation-state.tsx"

/** An invitation, whichever way it went. */
export type InvitationRow = Pick<
  SentRow & ReceivedRow,
  "id" | "status" | "isExpired" | "roleId" | "expiresAt" | "invitedAt" | "answeredAt"
> &
  Partial<Pick<SentRow, "mailStatus" | "askedAgainAt">>
export const idOfInvitation = ({ id }: Pick<InvitationRow, "id">) => id

interface CardProps {
  readonly row: InvitationRow
  readonly title: string
  /** Its address, where the reader sent it. */
  readonly address?: string
  readonly actions: React.ReactNode
}
export function InvitationCard({ row, title, address, actions }: CardProps) {
  const { t } = useTranslation("invitations")
  const roleName = useRoleName()
  return (
    <div className="flex flex-col gap-1 px-4 py-3">
      <span className="flex items-center gap-2">
        <b className="min-w-0 flex-1 truncate text-base">{title}</b>
        <InvitationBadge invitation={row} />
      </span>
      {address !== undefined && <span className="text-sm break-all">{address}</span>}
      <span className="text-sm text-muted-foreground">
        {roleName(row.roleId)}　{t("until")} <span className="tnum">{textOf({ kind: "instant" }, row.expiresAt)}</span>
      </span>
      {actions}
    </div>
  )
}

interface Doing {
  readonly key: string
  readonly label: string
  readonly onPress: () => void
}
/** What may be done with one invitation, beside what opens its row. */
export function InvitationButtons({ of, doings }: { readonly of: string; readonly doings: ReadonlyArray<Doing> }) {
  return (
    <span className="flex gap-2 max-md:mt-1">
      {doings.map(({ key, label, onPress }) => (
        <Button
          key={key}
          variant="outline"
          size="sm"
          className="max-md:h-12 max-md:flex-1"
          aria-label={`${label} ${of}`}
          onClick={(event) => {
            event.stopPropagation()
            onPress()
          }}
        >
          {label}
        </Button>
      ))}
    </span>
  )
}

export interface OwnColumns<Row> {
  /** Who it is about, before what all have. */
  readonly first: ReadonlyArray<ListColumn<Row>>
  /** Between until when it is good and when it was sent. */
  readonly beforeSent?: ReadonlyArray<ListColumn<Row>>
  readonly actions: (row: Row) => React.ReactNode
}
/** The columns of a list: `own` is memoised. */
export const useInvitationColumns = <Row extends InvitationRow>(
  own: OwnColumns<Row>,
): ReadonlyArray<ListColumn<Row>> => {
  const { t } = useTranslation("invitations")
  const roleName = useRoleName()
  return useMemo(
    () => [
      ...own.first,
      { key: "role", label: t("role"), value: ({ roleId }) => roleName(roleId), width: 8 },
      {
        key: "state",
        label: t("status"),
        value: (row) => t(`state.${shownState(row)}`),
        cell: (row) => <InvitationBadge invitation={row} />,
        width: 7,
      },
      { key: "doing", label: t("doing"), value: () => null, cell: own.actions, width: 13 },
      { key: "expiresAt", label: t("until"), kind: "instant", value: ({ expiresAt }) => expiresAt, width: 9.5 },
      ...(own.beforeSent ?? []),
      { key: "invitedAt", label: t("invitedAt"), kind: "instant", value: ({ invitedAt }) => invitedAt, width: 9.5 },
      { key: "answeredAt", label: t("answeredAt"), kind: "instant", value: (row) => row.answeredAt, width: 9.5 },
    ],
    [t, roleName, own],
  )
}
