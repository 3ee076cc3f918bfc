import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { partnersKey } from "@/features/people/partner-queries.ts"
import { ApiError } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import type { ListAction } from "@/lib/list/use-list.ts"
import { people } from "@/lib/people-client.ts"
import { may } from "@/lib/permissions.tsx"
import { toast } from "@/lib/toast.ts"
import { useWrite } from "@/lib/use-write.ts"
import type { Kind } from "./kinds.ts"
import type { PartnerRow } from "./partner-queries.ts"

interface Change {
  readonly rows: ReadonlyArray<Pick<PartnerRow, "id" | "version" | "companyName">>
  readonly status: 1 | 0 | -1
}
const mostNames = 6

/** 取引停止, taking up again and removal of several at once; what goes is asked for before, by name. */
export const useStatusActions = (kind: Kind) => {
  const { t } = useTranslation("trading")
  const [asked, ask] = useState<Change>()
  const change = useWrite({
    write: ({ rows, status }: Change, extraHeaders) => {
      const body = { rows: rows.map(({ id, version }) => ({ id, version })), status }
      return data(
        kind === "customer"
          ? people.customerStatus({ body, extraHeaders })
          : people.vendorStatus({ body, extraHeaders }),
      )
    },
    invalidates: [partnersKey],
    done: ({ ids, status }) =>
      t(status === -1 ? "removed" : status === 0 ? "stopped" : "takenUp", { count: ids.length }),
    onDone: () => ask(undefined),
    onFailed: (error, { rows }) => {
      const at = error instanceof ApiError ? /^rows\.(\d+)\./.exec(error.fields[0]?.field ?? "")?.[1] : undefined
      if (at !== undefined) toast.error(t("stillUsed", { name: rows[Number(at)]?.companyName ?? "" }))
      ask(undefined)
    },
  })
  // A change is pending until the list shows the new versions: a press before that would be refused as out of date.
  const actions: ReadonlyArray<ListAction<PartnerRow>> = [
    {
      key: "stop",
      label: t("stop"),
      isPermitted: (row) => may(row, "block"),
      run: (rows) => ask({ rows, status: 0 }),
      isBusy: change.isPending,
    },
    {
      key: "takeUp",
      label: t("takeUp"),
      isPermitted: (row) => may(row, "unblock"),
      run: (rows) => change.mutate({ rows, status: 1 }),
      isBusy: change.isPending,
    },
    {
      key: "remove",
      label: t("remove"),
      isPermitted: (row) => may(row, "remove"),
      run: (rows) => ask({ rows, status: -1 }),
      isBusy: change.isPending,
      tone: "danger",
    },
  ]
  const isRemoval = asked?.status === -1
  const names = asked?.rows.map(({ companyName }) => companyName) ?? []
  const question = asked !== undefined && (
    <ConfirmDialog
      open
      onOpenChange={() => ask(undefined)}
      title={t(isRemoval ? "removeTitle" : "stopTitle", { count: names.length })}
      description={t(isRemoval ? "removeHint" : "stopHint")}
      losses={[
        ...names.slice(0, mostNames),
        ...(names.length > mostNames ? [t("andMore", { count: names.length - mostNames })] : []),
      ]}
      action={t(isRemoval ? "removeNow" : "stopNow", { count: names.length })}
      onConfirm={() => change.mutate(asked)}
      busy={change.isPending}
      destructive={isRemoval}
    />
  )
  return { actions, question }
}
