import { MailPlus, X } from "lucide-react"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { data } from "@/lib/client.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { people } from "@/lib/people-client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { InviteDialog } from "./invite-dialog.tsx"
import { type InviteRow, inviteRows, inviteStateOf, inviteStates, invitesKey } from "./invite-queries.ts"
import { PlatformList, usePlatformSearch } from "./platform-list.tsx"

const tones = { waiting: "warning", yes: "success", no: "muted", withdrawn: "muted" } as const

function InviteBadge({ row }: { readonly row: InviteRow }) {
  const { t } = useTranslation("platform")
  if (row.isExpired === 1) return <Badge tone="danger">{t("invite.expired")}</Badge>
  const state = inviteStateOf(row.status)
  return <Badge tone={tones[state]}>{t(`inviteState.${state}`)}</Badge>
}
const useColumns = (take: (row: InviteRow) => void): ReadonlyArray<ListColumn<InviteRow>> => {
  const { t } = useTranslation("platform")
  return useMemo(
    () => [
      { key: "company", label: t("name"), value: ({ companyName }) => companyName, width: 15, isFixed: true },
      { key: "email", label: t("email"), value: ({ email }) => email, width: 16, grows: true },
      { key: "name", label: t("personName"), value: ({ name }) => name, width: 10 },
      {
        key: "state",
        label: t("status"),
        value: (row) => (row.isExpired === 1 ? t("invite.expired") : t(`inviteState.${inviteStateOf(row.status)}`)),
        cell: (row) => <InviteBadge row={row} />,
        width: 8,
      },
      { key: "invited", label: t("invite.at"), kind: "instant", value: ({ invitedAt }) => invitedAt, width: 10 },
      { key: "until", label: t("invite.until"), kind: "instant", value: ({ expiresAt }) => expiresAt, width: 10 },
      { key: "by", label: t("invite.by"), value: ({ inviter }) => inviter, width: 9 },
      {
        key: "does",
        label: "",
        value: () => null,
        isTool: true,
        width: 9,
        cell: (row) => <TakeBack row={row} onPress={take} />,
      },
    ],
    [t, take],
  )
}

/** What waits for an answer, or has waited too long. */
function TakeBack({ row, onPress }: { readonly row: InviteRow; readonly onPress: (row: InviteRow) => void }) {
  const { t } = useTranslation("platform")
  if (inviteStateOf(row.status) !== "waiting") return null
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={t("invite.takeOf", { email: row.email })}
      onClick={() => onPress(row)}
    >
      <X aria-hidden="true" />
      {t("invite.take")}
    </Button>
  )
}

/** 招待 (SUP-03): who is asked to be a company's admin. */
export function InvitesPage() {
  const { t } = useTranslation("platform")
  const { search } = usePlatformSearch()
  const { source } = usePagedRows(inviteRows(search), search.sort !== undefined)
  const [isInviting, setInviting] = useState(false)
  const [taken, setTaken] = useState<InviteRow>()
  const take = useWrite({
    write: ({ companyId, id, version }: InviteRow, extraHeaders) =>
      data(people.withdrawAdminInvite({ params: { id }, body: { companyId, version, status: 0 }, extraHeaders })),
    invalidates: [invitesKey],
    done: t("invite.taken"),
  })
  return (
    <PlatformList<InviteRow>
      name="invites"
      title={t("invites")}
      columns={useColumns(setTaken)}
      source={source}
      idOf={({ id }) => id}
      nameOf={({ email }) => email}
      states={inviteStates.map((value) => ({ value, label: t(`inviteState.${value}`) }))}
      searchWords={t("invite.search")}
      empty={t("invite.none")}
      button={
        <Button onClick={() => setInviting(true)}>
          <MailPlus aria-hidden="true" />
          {t("invite.title")}
        </Button>
      }
      card={(row) => (
        <span className="flex flex-wrap items-center gap-2 p-4">
          <b>{row.companyName}</b>
          <InviteBadge row={row} />
          <span className="w-full text-sm break-all text-muted-foreground">{row.email}</span>
          <TakeBack row={row} onPress={setTaken} />
        </span>
      )}
    >
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      <ConfirmDialog
        open={taken !== undefined}
        onOpenChange={(isOpen) => !isOpen && setTaken(undefined)}
        title={t("invite.takeAsk", { email: taken?.email ?? "" })}
        description={t("invite.takeText")}
        action={t("invite.take")}
        busy={take.isPending}
        onConfirm={() => taken !== undefined && take.mutate(taken, { onSettled: () => setTaken(undefined) })}
      />
    </PlatformList>
  )
}
