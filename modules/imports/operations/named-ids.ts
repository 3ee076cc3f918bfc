/** Records that a cell may name, by their names as they are compared. */
import { Effect } from "effect"
import type { ImportKind } from "../codes.ts"
import { type NamedIds, nameSign } from "../rules/read-cell.ts"
import { knownPartners, knownPeople } from "./known-records.ts"

type Named = ReadonlyArray<readonly [name: string, id: number]>
const bySign = (named: Named) => {
  const ids = new Map<string, Array<number>>()
  for (const [name, id] of named) ids.set(nameSign(name), [...(ids.get(nameSign(name)) ?? []), id])
  return ids
}

/** Only what sheets of the kind name: people name their vendor, sites their customer and their leader. */
export const namedIds = Effect.fn("Imports.namedIds")(function* (kind: ImportKind) {
  const partners = kind === "staff" || kind === "site" ? yield* knownPartners() : []
  const staff = kind === "site" ? yield* knownPeople() : []
  const those = (is: "isCustomer" | "isVendor") =>
    partners.flatMap((one) => (one[is] ? [[one.companyName, one.id] as const] : []))
  const named: NamedIds = {
    customer: bySign(those("isCustomer")),
    vendor: bySign(those("isVendor")),
    staff: bySign(staff.map(({ id, name }) => [name, id] as const)),
  }
  return named
})
