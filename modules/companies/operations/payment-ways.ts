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
  /** A card company is set up. */
  readonly takesCards?: boolean
}
/** Set where the product is put together; nothing can be paid where it is not. */
export const PaymentWays = Context.Reference<Ways>("companies/PaymentWays", { defaultValue: () => ({}) })

/** Of a plan's own ways those that are open now. */
export const waysOpen = Effect.fn("Companies.waysOpen")(function* (of: ReadonlyArray<PaymentMethod>) {
  const { takesCards = false, transferTo } = yield* PaymentWays
  const isOpen = { bank: transferTo !== undefined, credit: takesCards }
  return of.filter((method) => isOpen[method])
})
