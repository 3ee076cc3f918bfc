/** What waits for the platform's word before a company has its plan: a transfer, or a talk about a plan (CLI-02). */
import { Effect } from "effect"
import { companiesToTalkTo } from "#modules/companies/index.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { listTransfers, transferToDecide } from "./platform-transfers.ts"

export type WaitingSubscription =
  | {
      readonly kind: "bank"
      readonly companyId: number
      readonly name: string
      readonly planName: string
      readonly amount: number
      readonly reference: string
      readonly dueOn: string
      readonly since: string | null
    }
  | {
      readonly kind: "contact"
      readonly companyId: number
      readonly name: string
      readonly planName: string
      readonly since: string | null
      readonly contact: unknown
      /** It uses a plan meanwhile, and has been let in. */
      readonly isInUse: boolean
      /** The company's, for the word on it. */
      readonly version: number
    }

const talks = Effect.fnUntraced(function* (companyId?: number) {
  const rows = yield* companiesToTalkTo(companyId)
  return rows.map(
    ({ company, planName }): WaitingSubscription => ({
      kind: "contact",
      companyId: company.id,
      name: company.name,
      planName,
      since: company.registeredAt,
      contact: company.subscriptionContact,
      isInUse: company.status === activeStatuses.active,
      version: company.version,
    }),
  )
})

const most = 1_000
const byAge = (one: WaitingSubscription, other: WaitingSubscription) =>
  (one.since ?? "") < (other.since ?? "") ? -1 : 1

/** Whoever waits longest first. In the platform's scope. */
export const waitingSubscriptions = Effect.fn("Billing.waitingSubscriptions")(function* () {
  const { data } = yield* listTransfers({ pageSize: most })
  const transfers = data.map(
    ({ chosenAt, companyId, companyName, dueOn, money, name, reference }): WaitingSubscription => ({
      ...{ kind: "bank", companyId, name: companyName, planName: name },
      ...{ amount: money, reference, dueOn, since: chosenAt },
    }),
  )
  return [...transfers, ...(yield* talks())].toSorted(byAge)
})

/** By which word this company goes on. Fails with Not_Found, and with Subscription_None where it waits for none. */
export const subscriptionToDecide = Effect.fn("Billing.subscriptionToDecide")(function* (companyId: number) {
  const [talk] = yield* talks(companyId)
  if (talk !== undefined) return talk
  return { kind: "bank", ...(yield* transferToDecide(companyId)) } as const
})
