import { useTranslation } from "react-i18next"
import { projectWorkStatuses } from "#modules/kernel/codes/project.ts"
import { ApiError } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import type { ListAction } from "@/lib/list/use-list.ts"
import { may } from "@/lib/permissions.tsx"
import { toast } from "@/lib/toast.ts"
import { useWrite } from "@/lib/use-write.ts"
import { taskKeys } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import type { SiteRow } from "./site-queries.ts"
import { offeredStates, type StoredState, stateWord } from "./site-states.ts"

interface Change {
  readonly rows: ReadonlyArray<SiteRow>
  readonly state: StoredState
}
/** Another state for several sites at once (SITE-07). All of them or none: the one that can't is named. */
export const useStateActions = (): ReadonlyArray<ListAction<SiteRow>> => {
  const { t } = useTranslation("works")
  const change = useWrite({
    write: ({ rows, state }: Change, extraHeaders) =>
      data(
        scheduling.setSiteStates({
          body: { rows: rows.map(({ id, version }) => ({ id, version })), state },
          extraHeaders,
        }),
      ),
    invalidates: taskKeys,
    done: ({ rows, state }) => t("statesSet", { state: t(`state.${stateWord(state)}`), count: rows.length }),
    onFailed: (error, { rows }) => {
      const at = error instanceof ApiError ? /^rows\.(\d+)\./.exec(error.fields[0]?.field ?? "")?.[1] : undefined
      if (at !== undefined) toast.error(t("stateNotSet", { name: rows[Number(at)]?.name ?? "" }))
    },
  })
  return offeredStates.map((word) => ({
    key: word,
    label: t("setTo", { state: t(`state.${word}`) }),
    isPermitted: (row) => may(row, "setState"),
    run: (rows) => change.mutate({ rows, state: projectWorkStatuses[word] }),
    isBusy: change.isPending,
  }))
}
