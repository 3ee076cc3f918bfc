/** Holding or deleting came too late: what changed meanwhile is fetched and named, so that the next press is of what is seen. */
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useWhoWasFirst } from "@/components/form/who-was-first.ts"
import { ApiError, type LastChange } from "@/lib/api-error.ts"
import { changedParts } from "@/lib/form/parts.ts"
import { useFormat } from "@/lib/use-format.ts"
import { draftOf } from "./draft-wire.ts"
import { otherDaysChanged } from "./scope-days.ts"
import { taskParts } from "./task-parts.ts"
import { siteChoicesQuery, type TaskView, taskQuery } from "./task-query.ts"
import { useTaskWords } from "./use-task-words.ts"

export const useLateRetry = (view: TaskView) => {
  const { t } = useTranslation("calendar")
  const { day } = useFormat()
  const queries = useQueryClient()
  const [seen, setSeen] = useState(view)
  const [late, setLate] = useState<TaskView>()
  const [change, setChange] = useState<LastChange>()
  const first = useWhoWasFirst()(change)
  const { data: sites = [] } = useQuery(siteChoicesQuery)
  const { word, show } = useTaskWords(sites)
  const latest = late ?? view
  const [before, after] = [draftOf(seen), draftOf(latest)]
  const others = otherDaysChanged(seen, latest)
  return {
    /** What is stored now: the next press is sent with its version. */
    latest,
    /** Who was first, then 「メモ：朝礼 → 北ゲート」, a line for each part that somebody else changed, and which other days he changed. */
    changes:
      late === undefined
        ? []
        : [
            ...(first === undefined ? [] : [first]),
            ...changedParts(taskParts, before, after).map(
              (part) => `${word(part, after)}：${show(part, before) || "—"} → ${show(part, after) || "—"}`,
            ),
            ...(others.length === 0 ? [] : [t("otherDaysChanged", { days: others.map(day).join("、") })]),
          ],
    /** To be told of every refusal. */
    meet: async (error: unknown) => {
      if (!(error instanceof ApiError) || error.errorCode !== "Update_Expired") return
      setSeen(latest)
      setChange(error.change)
      setLate(await queries.fetchQuery({ ...taskQuery(view.id), staleTime: 0 }))
    },
  }
}
