/** The answer to a call that is refused: the catalogue's code, status and sentence in the caller's language. */
import { HttpServerResponse } from "effect/http"
import { isLanguage, type Language } from "../codes.ts"
import { inWords } from "../errors/words.ts"
import { errorStatus, errorText, type Refused } from "../errors.ts"

/** The first language of Accept-Language that the product speaks; Japanese otherwise. */
export const languageOf = (header: string | undefined): Language => {
  const first = (header ?? "").split(",").map((part) => part.trim().slice(0, 2).toLowerCase())
  return first.find(isLanguage) ?? "ja"
}

export const refusalAnswer = (refused: Refused, language: Language) =>
  HttpServerResponse.jsonUnsafe(
    {
      success: false,
      errorCode: refused.code,
      errorMessage: errorText(refused.code, language),
      ...(refused.fields === undefined
        ? {}
        : { fields: refused.fields.map((one) => ({ ...one, message: inWords(one.message, language) })) }),
      ...(refused.view === undefined ? {} : { view: refused.view }),
      ...(refused.change === undefined ? {} : { change: refused.change }),
    },
    {
      status: errorStatus(refused.code),
      ...(refused.retryAfterSeconds === undefined
        ? {}
        : { headers: { "retry-after": String(refused.retryAfterSeconds) } }),
    },
  )
