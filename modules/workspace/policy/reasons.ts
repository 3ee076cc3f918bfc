/** A policy's own word for why not, as a sentence of the reader's language. */
import type { Language } from "#modules/kernel/codes.ts"
import { errorText, isErrorCode } from "#modules/kernel/errors.ts"
import type { Words } from "#modules/kernel/policy-words.ts"
import { reasonsOfPaper } from "./reasons-of-paper.ts"
import { reasonsOfRole } from "./reasons-of-role.ts"
import { reasonsOfSubject } from "./reasons-of-subject.ts"

const reasons: Readonly<Record<string, Words>> = { ...reasonsOfRole, ...reasonsOfSubject, ...reasonsOfPaper }

/** A word that has no sentence yet stands as it is; a test finds it. A code of the catalogue has its sentence there. */
export const reasonInWords = (why: string, language: Language) =>
  isErrorCode(why) ? errorText(why, language) : (reasons[why]?.[language] ?? why)
export const hasWords = (why: string) => isErrorCode(why) || why in reasons
