/** The JSON of a body that is fit to be read: said to be JSON, and no deeper than any form of ours. */
import { Effect } from "effect"
import { refuse } from "../errors.ts"

/** Our deepest body has five levels; beyond this, what reads or prints it again could run out of stack. */
const deepest = 32

const isTooDeep = (text: string) => {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isInString) {
      if (sign === "\\") at++
      else if (sign === '"') isInString = false
    } else if (sign === '"') isInString = true
    else if (sign === "{" || sign === "[") {
      depth++
      if (depth > deepest) return true
    } else if (sign === "}" || sign === "]") depth--
  }
  return false
}

/** Whether a body may be JSON by what its sender says; one who says nothing is believed to send it. */
export const mayBeJson = (contentType: string | undefined) =>
  contentType === undefined || /^application\/json\s*(;|$)/i.test(contentType)

/** Fails with Invalid_Input for what is no JSON or too deep; no body at all is an empty object. */
export const parsedJson = (text: string) => {
  if (text === "") return Effect.succeed<unknown>({})
  if (isTooDeep(text)) return Effect.fail(refuse("Invalid_Input"))
  return Effect.try({ try: (): unknown => JSON.parse(text), catch: () => refuse("Invalid_Input") })
}
