/** Inputs that nobody should send: good ones with values spoilt at a place that chance names, the same for one seed. */
import type { Sample } from "./sample.ts"

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
export const chance = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const bad: ReadonlyArray<unknown> = [
  ...[null, "", " ", "　", true, [], {}, [[]], [null], [1, 1], { id: 1 }, "null", "undefined", "NaN"],
  ...[-1, 0, 0.1, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, 1e21, 1e308, -1e308, 10_000_000],
  ...["0000-00-00", "0001-01-01", "2026-02-30", "9999-12-31", "9999-12", "2026-13", "24:00", "25:61"],
  ...["9999-12-31T23:59:59.999Z", "-000001-01-01T00:00:00.000Z", "2026-10-05T00:00:00+09:00"],
  ...[
    "\u0000",
    "見\u0000本",
    "\ud800",
    "\u202e",
    "𠮷野家👷🏽‍♀️",
    "%",
    "_",
    "\\",
    "' or 1=1 --",
    "<script>alert(1)</script>",
  ],
  ...["x".repeat(256), "長".repeat(70_000), Array.from({ length: 3000 }, (_, at) => at + 1)],
  ...["__proto__", "../../etc/passwd", "a@b", "🙂@例え.jp", "+81 (0)3 1234 5678"],
]
const badParts = [
  "0",
  "-1",
  "1.5",
  "2147483648",
  "999999999999999",
  "1e9",
  "abc",
  "%00",
  "%F0%9F%91%B7",
  "%2e%2e",
  "a".repeat(300),
]
const rawBodies = ["", "null", "[]", "1", '"text"', "{", "{]", "\u0000", `${"[".repeat(10_000)}${"]".repeat(10_000)}`]

type Pick = <A>(from: ReadonlyArray<A>) => A | undefined
const isRow = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value)

/** Mostly of the kind that is expected: another kind is stopped by any schema. */
const badFor = (value: unknown, draw: () => number) =>
  draw() < 0.4 ? bad : bad.filter((one) => typeof one === typeof value && Array.isArray(one) === Array.isArray(value))

/** One value somewhere inside is replaced, left out, or put into a list. */
const spoilt = (value: unknown, draw: () => number, pick: Pick): unknown => {
  if (Array.isArray(value) && value.length > 0 && draw() < 0.7) return value.map((item) => spoilt(item, draw, pick))
  const name = isRow(value) && draw() < 0.95 ? pick(Object.keys(value)) : undefined
  if (!isRow(value) || name === undefined) return draw() < 0.1 ? [value] : pick(badFor(value, draw))
  const entries = Object.entries(value)
  if (draw() < 0.1) return Object.fromEntries(entries.filter(([key]) => key !== name))
  return Object.fromEntries(entries.map(([key, inner]) => [key, key === name ? spoilt(inner, draw, pick) : inner]))
}

export interface BadSample {
  readonly path: string
  readonly text: string | undefined
}

/** A good input made bad in its path, its query or its body. */
export const badSample = ({ path, body }: Sample, template: string, draw: () => number): BadSample => {
  const pick: Pick = (from) => from[Math.floor(draw() * from.length)]
  const [good = "", search = ""] = path.split("?")
  const text = body === undefined ? undefined : JSON.stringify(body)
  const query = new URLSearchParams(search)
  const names = [...query.keys()]
  const wayIn = pick(["body", "body", "body", "body", "raw", "path", "query"])
  if (wayIn === "path" && template.includes(":")) {
    const parts = template.split("/").map((part, at) => (part.startsWith(":") ? pick(badParts) : good.split("/")[at]))
    return { path: `${parts.join("/")}${search === "" ? "" : `?${search}`}`, text }
  }
  // Longer ones Node itself refuses, before any route.
  if (wayIn === "query" || body === undefined) {
    const value = pick(bad)
    query.set(pick(names) ?? "pageSize", typeof value === "string" ? value.slice(0, 300) : String(value).slice(0, 300))
    return { path: `${good}?${query}`, text }
  }
  return { path, text: wayIn === "raw" ? pick(rawBodies) : JSON.stringify(spoilt(body, draw, pick)) }
}
