/** 特定商取引法に基づく表記 (AUTH-19): who runs the product, as its operator has set it; what he has not is said to be missing. */
import { Context, Effect } from "effect"

export interface SellerFacts {
  readonly name?: string | undefined
  readonly representative?: string | undefined
  readonly address?: string | undefined
  readonly phone?: string | undefined
  readonly email?: string | undefined
  /** 適格請求書発行事業者の登録番号, for the papers of bills. */
  readonly registrationNumber?: string | undefined
}
/** Set where the product is put together. */
export const SellerOf = Context.Reference<SellerFacts>("contact/Seller", { defaultValue: () => ({}) })

export const showSeller = Effect.fn("Contact.showSeller")(function* () {
  const { address, email, name, phone, representative } = yield* SellerOf
  return {
    name: name ?? null,
    representative: representative ?? null,
    address: address ?? null,
    phone: phone ?? null,
    email: email ?? null,
  }
})
