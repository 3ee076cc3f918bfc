/**
 * What inputs do on blur and imports and the CLI before validation: turn what people type into what the schemas accept.
 * A text that can't be understood comes back as it is (half width, trimmed), so that nothing typed is lost.
 */
export {
  accountHolderForm,
  bankKana,
  normaliseAccountHolder,
  normaliseAccountNumber,
} from "./normalise/account.ts"
export { normaliseDay, normaliseMonth } from "./normalise/calendar-day.ts"
export { normaliseClockTime } from "./normalise/clock-time.ts"
export { normalisePhone, normalisePostalCode, normaliseRegistrationNumber } from "./normalise/contact.ts"
export { mayType, normaliseNumber, normaliseYen, numberIn } from "./normalise/number.ts"
export { isFound, searchedWords, searchText } from "./normalise/search.ts"
export {
  normaliseEmail,
  normaliseFurigana,
  normaliseLettersAndDigits,
  normalisePdfFileName,
  normaliseText,
} from "./normalise/text.ts"
