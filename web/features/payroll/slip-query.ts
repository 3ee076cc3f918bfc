import { queryOptions } from "@tanstack/react-query"
import { ApiError } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { keep, kept } from "@/lib/device/kept.ts"
import { currentOwner } from "@/lib/device/owner.ts"
import { payroll } from "./client.ts"
import type { SlipSearch } from "./pay-search.ts"
import { payKey } from "./queries.ts"
import { draftId } from "./slip-link.ts"

const fetchSlip = (id: number) => data(payroll.statement({ params: { id } }))
export type Statement = Awaited<ReturnType<typeof fetchSlip>>
export type SlipLine = Statement["lines"][number]
export type AttendanceDay = Statement["attendance"][number]

const fetchOwnSlips = () => data(payroll.mine())
export type OwnSlip = Awaited<ReturnType<typeof fetchOwnSlips>>[number]

/** Something of the server, and since when the device has it when the server could not be asked. */
export interface Received<Value> {
  readonly value: Value
  /** Milliseconds; undefined when it has just come. */
  readonly keptSince?: number
}
/** No answer, or a server that is down: what the device has may stand in. */
const isUnreachable = (error: unknown) => !(error instanceof ApiError) || error.isUndecided

interface Kept<Value> {
  readonly value: Value
  /** By the device's clock in milliseconds. */
  readonly receivedAt: number
}
const orKept = async <Value>(place: string, ask: () => Promise<Value>, keeps: boolean): Promise<Received<Value>> => {
  const owner = currentOwner()
  try {
    const value = await ask()
    if (keeps) await keep(owner, place, { value, receivedAt: Date.now() } satisfies Kept<Value>)
    return { value }
  } catch (error) {
    const known = isUnreachable(error) ? await kept<Kept<Value>>(owner, place) : undefined
    if (known === undefined) throw error
    return { value: known.value, keptSince: known.receivedAt }
  }
}

const ownList = "slips"
const placeOf = (id: number) => `slip ${id}`

/** One's own slips, newest month first; kept on the device. */
export const ownSlipsQuery = queryOptions({
  queryKey: [...payKey, "own"],
  queryFn: () => orKept(ownList, fetchOwnSlips, true),
})

/** Only one's own slips stay on the device: other people's pay has no place on a phone. */
const isOwn = async (id: number) => {
  const list = await kept<Kept<ReadonlyArray<OwnSlip>>>(currentOwner(), ownList)
  return list?.value.some((one) => one.id === id) === true
}

/** Of these slips those that the device has. */
export const slipsOnDevice = async (ids: ReadonlyArray<number>): Promise<ReadonlyArray<number>> => {
  const found = await Promise.all(ids.map((id) => kept<Kept<Statement>>(currentOwner(), placeOf(id))))
  return ids.filter((_, at) => found[at] !== undefined)
}

/** A stored slip by its id, or the slip as it would be now by month and person. */
export const slipQuery = (id: string, { month, userId }: SlipSearch) =>
  queryOptions({
    queryKey: [...payKey, "slip", id, month, userId],
    queryFn: async (): Promise<Received<Statement>> => {
      if (id === draftId)
        return { value: await data(payroll.draft({ query: { month: month ?? "", userId: userId ?? 0 } })) }
      const number = Number(id)
      return await orKept(placeOf(number), () => fetchSlip(number), await isOwn(number))
    },
  })
