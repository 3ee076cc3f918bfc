import { useQueryClient } from "@tanstack/react-query"
import { data } from "@/lib/client.ts"
import { may } from "@/lib/permissions.tsx"
import { useWrite } from "@/lib/use-write.ts"
import { payroll } from "../client.ts"
import { type PayMonth, payKey } from "../queries.ts"

interface Marked {
  readonly userId: number
  readonly mark?: string
}
interface WantedLook {
  readonly findings: readonly [Required<Marked>, ...ReadonlyArray<Required<Marked>>]
  readonly isLookedAt: 0 | 1
}
/** 確認した and its taking back, for whoever may close this month; nothing for anybody else. */
export const useLooking = (month: PayMonth) => {
  const queries = useQueryClient()
  const checks = [...payKey, "checks", month.month]
  const { isPending, mutate } = useWrite({
    write: (wanted: WantedLook, extraHeaders) =>
      data(payroll.look({ body: { month: month.month, ...wanted }, extraHeaders })),
    invalidates: [checks],
    // What has changed since is shown as it is now, to be looked at again.
    onFailed: () => void queries.invalidateQueries({ queryKey: checks }),
  })
  if (!may(month, "look")) return undefined
  return {
    isBusy: isPending,
    set: (findings: ReadonlyArray<Marked>, isLookedAt: 0 | 1) => {
      const marked = findings.flatMap(({ mark, userId }) => (mark === undefined ? [] : [{ userId, mark }]))
      const [first, ...others] = marked
      if (first !== undefined) mutate({ findings: [first, ...others], isLookedAt })
    },
    month: month.month,
  }
}
export type Looking = NonNullable<ReturnType<typeof useLooking>>
