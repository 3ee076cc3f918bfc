/** Holding or deleting came too late: what changed meanwhile is fetched and named, so that the next press is of what is seen. */
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { ApiError } from "@/lib/api-error.ts"
import { changedParts } from "@/lib/form/parts.ts"
import { draftOf } from "./draft-wire.ts"
import { taskParts } from "./task-parts.ts"
import { siteChoicesQuery, type TaskView, taskQuery } from "./task-query.ts"
import { useTaskWords } from "./use-task-words.ts"

export const useLateRetry = (view: TaskView) => {
  const queries = useQueryClient()
  const [seen, setSeen] = useState(view)
  const [late, setLate] = useState<TaskView>()
  const { data: sites = [] } = useQuery(siteChoicesQuery)
  const { word, show } = useTaskWords(sites)
  const latest = late ?? view
  const [before, after] = [draftOf(seen), draftOf(latest)]
  return {
    /** What is stored now: the next press is sent with its version. */
    latest,
    /** 「メモ：朝礼 → 北ゲート」, a line for each part that somebody else changed. */
    changes:
      late === undefined
        ? []
        : changedParts(taskParts, before, after).map(
            (part) => `${word(part, after)}：${show(part, before) || "—"} → ${show(part, after) || "—"}`,
          ),
    /** To be told of every refusal. */
    meet: async (error: unknown) => {
      if (!(error instanceof ApiError) || error.errorCode !== "Update_Expired") return
      setSeen(latest)
      setLate(await queries.fetchQuery({ ...taskQuery(view.id), staleTime: 0 }))
    },
  }
}
