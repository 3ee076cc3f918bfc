import { createHash } from "node:crypto"

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** `"name":` of each key, escaped once: keys are names of fields, a few dozen, and never what people type. */
const keyTexts = new Map<string, string>()
const keyText = (key: string): string => {
  const known = keyTexts.get(key)
  if (known !== undefined) return known
  const text = `${JSON.stringify(key)}:`
  keyTexts.set(key, text)
  return text
}

const isSorted = (keys: ReadonlyArray<string>): boolean => {
  for (let at = 1; at < keys.length; at++) if ((keys[at - 1] ?? "") > (keys[at] ?? "")) return false
  return true
}
const inOrder = (value: object): ReadonlyArray<string> => {
  const keys = Object.keys(value)
  return isSorted(keys) ? keys : keys.sort()
}

/** JSON with the keys of every object in order, so that equal values are equal texts whoever built them. */
export const canonicalJson = (value: unknown): string => {
  if (typeof value === "number" && Number.isFinite(value)) return String(value)
  if (Array.isArray(value)) {
    let items = ""
    for (const item of value) items += items === "" ? canonicalJson(item) : `,${canonicalJson(item)}`
    return `[${items}]`
  }
  if (!isRecord(value)) return JSON.stringify(value) ?? "null"
  let text = ""
  for (const key of inOrder(value)) {
    const field = value[key]
    if (field !== undefined) text += `${text === "" ? "" : ","}${keyText(key)}${canonicalJson(field)}`
  }
  return `{${text}}`
}

/** The digest of everything a slip is calculated from, given as its canonical JSON: equal inputs, equal digest. */
export const digestOf = (canonical: string): string => createHash("sha256").update(canonical).digest("hex")
