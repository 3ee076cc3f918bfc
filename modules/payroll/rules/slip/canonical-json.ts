import { hash } from "node:crypto"

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, inOrder(value[key])]),
  )
}

/**
 * JSON with the keys of every object in order, so that equal values are equal texts whoever built them.
 *
 * Whole numbers come first, by size, as every engine keeps them; then all others by their characters.
 */
export const canonicalJson = (value: unknown): string => JSON.stringify(inOrder(value)) ?? "null"

/** The digest of everything a slip is calculated from, given as its canonical JSON: equal inputs, equal digest. */
export const digestOf = (canonical: string | Uint8Array): string => hash("sha256", canonical)
