import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { useReadNotices } from "./notice-changes.ts"
import type { Notice } from "./notice-queries.ts"

/** Leads to what a notice tells of; who follows it has read it. */
export const useOpenNotice = () => {
  const { history } = useRouter()
  const { mutate } = useReadNotices()
  return useCallback(
    ({ id, isRead, path }: Notice) => {
      if (!isRead) mutate({ ids: [id] })
      history.push(path)
    },
    [history, mutate],
  )
}
