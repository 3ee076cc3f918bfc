import { createHash } from "node:crypto"

/** JSON with the keys of every object in order, so that equal values are equal texts whoever built them. */
export const canonicalJson = (value: unknown): string => {
  if (typeof value === "number" && Number.isFinite(value)) return String(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null"
  const fields: Readonly<Record<string, unknown>> = { ...value }
  let text = ""
  for (const key of Object.keys(fields).sort()) {
    const field = fields[key]
    if (field !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(field)}`
  }
  return `{${text}}`
}

/** The digest of everything a slip is calculated from: equal inputs, equal digest. */
export const digestOf = (inputs: object): string => createHash("sha256").update(canonicalJson(inputs)).digest("hex")
