/** By which ways the platform takes money now: what its operator has set up. */
import { Context, Effect } from "effect"
import type { PaymentMethod } from "../codes.ts"

/** 振込先: where companies transfer to. */
export interface TransferAccount {
  readonly bankName: string
  readonly branch: string
  /** 普通, 当座. */
  readonly type: string
  readonly number: string
  readonly holder: string
}
export interface Ways {
  readonly transferTo?: TransferAccount | undefined
}
/** Set where the product is put together; nothing can be paid where it is not. */
export const PaymentWays = Context.Reference<Ways>("companies/PaymentWays", { defaultValue: () => ({}) })

/** The plan's own ways that are open now. Cards come with a card company, which none is yet. */
export const waysOpen = Effect.fn("Companies.waysOpen")(function* (of: ReadonlyArray<PaymentMethod>) {
  const { transferTo } = yield* PaymentWays
  return of.filter((method) => method === "bank" && transferTo !== undefined)
})
