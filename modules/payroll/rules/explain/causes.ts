import type { Language } from "#modules/kernel/codes.ts"
import type { Cause } from "../slip/difference.ts"
import { wordsOf } from "./explain.ts"
import { inSentence } from "./numbers.ts"

/** A cause with its words: 「時間外の時間」, 「12時間40分」 before, 「18時間15分」 after. */
export interface ToldCause extends Cause {
  readonly words: string
  readonly beforeText?: string
  readonly afterText?: string
}

/** The causes of a difference in a language; a figure that only one side has keeps only that side's text. */
export const toldCauses = (causes: ReadonlyArray<Cause>, language: Language): ReadonlyArray<ToldCause> =>
  causes.map((cause) => ({
    ...cause,
    words: wordsOf(cause.name, language),
    ...(cause.before === undefined ? {} : { beforeText: inSentence(cause.before, cause.unit, language) }),
    ...(cause.after === undefined ? {} : { afterText: inSentence(cause.after, cause.unit, language) }),
  }))
