import { Check, LockOpen, X } from "lucide-react"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { data, identity } from "@/lib/client.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { useWrite } from "@/lib/use-write.ts"
import { accountsKey } from "./account-queries.ts"
import { type ClosingRow, closingRows, closingStateOf, closingStates, closingsKey } from "./leave-queries.ts"
import { PlatformList, usePlatformSearch } from "./platform-list.tsx"

const words = { accept: 1, refuse: 3, reopen: 0 } as const
type Does = keyof typeof words
interface Asks {
  readonly does: Does
  readonly row: ClosingRow
}
const tones = { requesting: "warning", active: "muted", reject: "success", inactive: "success" } as const

/** What may be decided of it as it stands (D56). */
const decisionsOn = ({ status }: ClosingRow): ReadonlyArray<Does> => {
  const state = closingStateOf(status)
  if (state === "requesting") return ["accept", "refuse"]
  return state === "active" ? ["reopen"] : []
}
const icons = { accept: Check, refuse: X, reopen: LockOpen } as const

const useColumns = (ask: (asks: Asks) => void): ReadonlyArray<ListColumn<ClosingRow>> => {
  const { t } = useTranslation("platform")
  return useMemo(
    () => [
      { key: "name", label: t("personName"), value: ({ name }) => name, width: 9, isFixed: true },
      { key: "email", label: t("email"), value: ({ email }) => email, width: 12 },
      { key: "asked", label: t("leave.asked"), kind: "instant", value: ({ from }) => from, width: 9 },
      {
        key: "state",
        label: t("status"),
        value: ({ status }) => t(`leaveState.${closingStateOf(status)}`),
        cell: ({ status }) => (
          <Badge tone={tones[closingStateOf(status)]}>{t(`leaveState.${closingStateOf(status)}`)}</Badge>
        ),
        width: 7,
      },
      { key: "decided", label: t("leave.decided"), kind: "instant", value: ({ decidedAt }) => decidedAt, width: 9 },
      { key: "reason", label: t("reason"), value: ({ reason }) => reason, width: 8, grows: true },
      {
        key: "does",
        label: "",
        value: () => null,
        isTool: true,
        width: 11,
        cell: (row) => (
          <span className="flex gap-1">
            {decisionsOn(row).map((does) => {
              const Icon = icons[does]
              return (
                <Button key={does} size="sm" variant="quiet" onClick={() => ask({ does, row })}>
                  <Icon aria-hidden="true" />
                  {t(`leave.${does}`)}
                </Button>
              )
            })}
          </span>
        ),
      },
    ],
    [t, ask],
  )
}

/** 退会管理 (SUP-05, D56): who asked to leave, let go, kept, or taken in again. */
export function LeavesPage() {
  const { t } = useTranslation("platform")
  const { search } = usePlatformSearch()
  const { source } = usePagedRows(closingRows(search), search.sort !== undefined)
  const [asks, setAsks] = useState<Asks>()
  const decide = useWrite({
    write: ({ does, row }: Asks, extraHeaders) =>
      data(identity.decideCloseAccount({ params: { id: row.id }, body: { status: words[does] }, extraHeaders })),
    invalidates: [closingsKey, accountsKey],
    done: t("saved"),
    onDone: () => setAsks(undefined),
  })
  const does = asks?.does ?? "accept"
  return (
    <PlatformList<ClosingRow>
      name="leaves"
      title={t("leaves")}
      columns={useColumns(setAsks)}
      source={source}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      states={closingStates.map((value) => ({ value, label: t(`leaveState.${value}`) }))}
      searchWords={t("searchPeople")}
      empty={t("leave.none")}
      card={(row) => (
        <span className="flex flex-wrap items-center gap-2 p-4">
          <b>{row.name}</b>
          <Badge tone={tones[closingStateOf(row.status)]}>{t(`leaveState.${closingStateOf(row.status)}`)}</Badge>
          <span className="w-full text-sm break-all text-muted-foreground">{row.email}</span>
          {decisionsOn(row).map((one) => (
            <Button key={one} variant="outline" onClick={() => setAsks({ does: one, row })}>
              {t(`leave.${one}`)}
            </Button>
          ))}
        </span>
      )}
    >
      <ConfirmDialog
        open={asks !== undefined}
        onOpenChange={(open) => !open && setAsks(undefined)}
        title={t(`leave.${does}Ask`, { name: asks?.row.name ?? "" })}
        description={t(`leave.${does}Text`)}
        action={t(`leave.${does}`)}
        destructive={does === "accept"}
        busy={decide.isPending}
        onConfirm={() => asks !== undefined && decide.mutate(asks)}
      />
    </PlatformList>
  )
}
