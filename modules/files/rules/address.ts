/**
 * The address of a file: `/files/<id>/<copy>.<ending>`, and signed behind it until when it opens and what the file is
 * called. Who has it may read, so it is given only in answers that their policy allowed, and for a short while.
 */
import { timingSafeEqual } from "node:crypto"
import type { KeyRing } from "#modules/kernel/keys.ts"
import { everyKind, type FileKind, fileKinds } from "../codes.ts"
import type { Variant } from "../model.ts"

export interface Addressed {
  readonly id: string
  readonly variant: Variant
  readonly kind: FileKind
  readonly name: string
}
/** Where the bytes of a copy lie in the store, and the path under which they are read. */
export const storeKey = ({ id, variant, kind }: Pick<Addressed, "id" | "variant" | "kind">) =>
  `${id}/${variant}.${fileKinds[kind].ending}`

const windowSeconds = 900
/** The same for a quarter of an hour, so that a browser keeps what it has; good for one to two of them. */
const untilOf = (seconds: number) => (Math.floor(seconds / windowSeconds) + 2) * windowSeconds

const signatureOf = ({ addressMac }: KeyRing, of: Addressed, until: number) =>
  addressMac(JSON.stringify([storeKey(of), of.name, until])).subarray(0, 18)

export const signedAddress = (keys: KeyRing, of: Addressed, nowSeconds: number): string => {
  const until = untilOf(nowSeconds)
  const said = new URLSearchParams({
    name: of.name,
    until: String(until),
    sign: signatureOf(keys, of, until).toString("base64url"),
  })
  return `/files/${storeKey(of)}?${said}`
}

const path = /^\/files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(whole|[1-9]\d{1,3})\.([a-z]{3,4})$/
const kindByEnding = new Map<string, FileKind>(everyKind.map((kind) => [fileKinds[kind].ending, kind]))

/** Which file a text names, when it is an address of ours: relative, or below `domain`. Nothing is resolved or fetched. */
export const addressed = (text: string, domain: string): Omit<Addressed, "name"> | undefined => {
  const own = text.startsWith(`${domain}/files/`) ? text.slice(domain.length) : text
  const [, id, copy, ending] = path.exec(own.split("?")[0] ?? "") ?? []
  const kind = kindByEnding.get(ending ?? "")
  if (id === undefined || copy === undefined || kind === undefined) return undefined
  return { id, kind, variant: copy === "whole" ? copy : Number(copy) }
}

export interface Opened extends Addressed {
  /** How long it stays open. */
  readonly seconds: number
}
/** What a signed address opens now; undefined when its signature is not ours or its time is over. */
export const openedBy = (keys: KeyRing, url: string, nowSeconds: number): Opened | undefined => {
  const of = addressed(url, "")
  const said = new URLSearchParams(url.split("?")[1] ?? "")
  const until = said.get("until") ?? ""
  if (of === undefined || !/^\d{1,12}$/.test(until)) return undefined
  const named = { ...of, name: said.get("name") ?? "" }
  const [given, own] = [Buffer.from(said.get("sign") ?? "", "base64url"), signatureOf(keys, named, Number(until))]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  const seconds = Number(until) - Math.floor(nowSeconds)
  return seconds > 0 ? { ...named, seconds } : undefined
}
