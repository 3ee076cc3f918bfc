import { hash } from "node:crypto"

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Whether every object of the value was built with its keys in order. `for in` makes no array of the keys. */
const isInOrder = (value: unknown): boolean => {
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === "object" && !isInOrder(item)) return false
    return true
  }
  if (!isRecord(value)) return true
  let before = ""
  for (const key in value) {
    if (key < before) return false
    before = key
    const field = value[key]
    if (typeof field === "object" && !isInOrder(field)) return false
  }
  return true
}

/**
 * JSON with the keys of every object in order, so that equal values are equal texts whoever built them.
 *
 * What was built in order is written by the engine at once, several times as fast as piece by piece: whatever a slip
 * has dozens of is built so.
 */
export const canonicalJson = (value: unknown): string => {
  if (isInOrder(value)) return JSON.stringify(value) ?? "null"
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`
  if (!isRecord(value)) return "null"
  const fields = Object.keys(value)
    .toSorted()
    .flatMap((key) => (value[key] === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(value[key])}`]))
  return `{${fields.join(",")}}`
}

/** The digest of everything a slip is calculated from, given as its canonical JSON: equal inputs, equal digest. */
export const digestOf = (canonical: string): string => hash("sha256", canonical)
