/** Faults of the card company: what an operation makes of them is its own affair. */
import { Data } from "effect"
import type { CardFailure } from "./codes.ts"

/** No answer, or none that says what was done: the money may have moved. Worth asking again, by the same key. */
export class CardCompanyAway extends Data.TaggedError("CardCompanyAway")<{ readonly reason: string }> {}

/** The card's bank said no; `intent` is the charge that was tried. */
export class CardRefused extends Data.TaggedError("CardRefused")<{
  readonly failure: CardFailure
  readonly intent: string | undefined
}> {}

/** The card company knows none of it, or can't do that with it as it is now. */
export class CardRequestWrong extends Data.TaggedError("CardRequestWrong")<{
  readonly code: string
  readonly reason: string
}> {}

export type CardFault = CardCompanyAway | CardRefused | CardRequestWrong

/** What came is not from the card company, or not from now. */
export class SignatureWrong extends Data.TaggedError("SignatureWrong")<{ readonly reason: string }> {}
