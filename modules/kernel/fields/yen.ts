/** Amounts of forms and calls: whole yen within the limits of D42. */
import { Yen } from "../yen.ts"
import { messageKey } from "./messages.ts"
import { isAtLeast, isAtMost, isNotNegative, isPositive, numberLimits } from "./number.ts"

export const yenLimits = { rate: 99_999_999, contract: 1_000_000_000_000 } as const

const WholeYen = Yen.annotate({ message: messageKey("notInteger") })

/** Any amount of a number input: 0 to 1e15. */
export const YenAmount = WholeYen.check(isNotNegative, isAtMost(numberLimits.largest))
/** 時給, 日給, 月給, 手当, 単価: 0 to 99,999,999. */
export const RateYen = WholeYen.check(isNotNegative, isAtMost(yenLimits.rate))
/** 請負金額: 0 to a trillion. */
export const ContractYen = WholeYen.check(isNotNegative, isAtMost(yenLimits.contract))
/** An amount that must be something: above 0. */
export const PositiveYen = WholeYen.check(isPositive, isAtMost(yenLimits.rate))
/** A correction, which may take away. */
export const CorrectionYen = WholeYen.check(isAtLeast(-yenLimits.rate), isAtMost(yenLimits.rate))
