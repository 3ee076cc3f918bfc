import { useMemo, useState } from "react"
import { session } from "@/lib/session.ts"
import type { PayRow } from "../queries.ts"

/** 確認済 on this device, with the amount that was looked at: when it changes, the row wants to be seen again. */
const placeOf = (month: string) => `tehai.seen.${session.signIn()?.companyId}.${month}`
const read = (month: string): ReadonlyArray<string> => {
  const value: unknown = JSON.parse(localStorage.getItem(placeOf(month)) ?? "[]")
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : []
}
const markOf = ({ userId, net }: Pick<PayRow, "userId" | "net">) => `${userId}:${net}`

export const useSeenRows = (month: string) => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(read(month)))
  return useMemo(
    () => ({
      has: (row: PayRow) => seen.has(markOf(row)),
      toggle: (row: PayRow) => {
        const next = new Set(seen)
        if (!next.delete(markOf(row))) next.add(markOf(row))
        localStorage.setItem(placeOf(month), JSON.stringify([...next]))
        setSeen(next)
      },
    }),
    [seen, month],
  )
}
