/** By which ways the platform takes money now: what its operator has set up. */
import { Context, Effect } from "effect"
import type { PaymentMethod } from "../codes.ts"
import { isDemoAlone } from "../repository/platform.ts"

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
  /** Ways of a demo, by which no money moves: closed as soon as a company of people who mean it is let in. */
  readonly samples?: ReadonlyArray<PaymentMethod>
}
/** Set where the product is put together; nothing can be paid where it is not. */
export const PaymentWays = Context.Reference<Ways>("companies/PaymentWays", { defaultValue: () => ({}) })

/** Whether this way is a demo's, and the demo is over. */
const isOver = Effect.fnUntraced(function* (method: PaymentMethod) {
  const { samples = [] } = yield* PaymentWays
  return samples.includes(method) && !(yield* isDemoAlone())
})

/** Where companies transfer to now; undefined where none do. */
export const transferAccount = Effect.fn("Companies.transferAccount")(function* () {
  const { transferTo } = yield* PaymentWays
  return transferTo === undefined || (yield* isOver("bank")) ? undefined : transferTo
})

/** Of a plan's own ways those that are open now. */
export const waysOpen = Effect.fn("Companies.waysOpen")(function* (of: ReadonlyArray<PaymentMethod>) {
  const { takesCards = false } = yield* PaymentWays
  const isOpen = {
    bank: (yield* transferAccount()) !== undefined,
    credit: takesCards && !(yield* isOver("credit")),
  }
  return of.filter((method) => isOpen[method])
})
