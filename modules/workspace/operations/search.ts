/**
 * `Ctrl K`: people, sites, customers and vendors by one keyword, a few of each.
 *
 * Each kind is asked of the module whose it is, so its own policy says who finds whom and what of it; a kind whose screen
 * is not open to the one who asks is not looked for.
 */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { kanaOfRoman } from "#modules/kernel/fields/normalise/roman.ts"
import { searchedWords } from "#modules/kernel/fields/normalise.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { listCustomers, listVendors, searchWorkers } from "#modules/people/index.ts"
import { listSites } from "#modules/scheduling/index.ts"
import { mostFound } from "../codes.ts"
import type { Found, Search } from "../contract/search.ts"
import { searchPolicy } from "../policy/entrance-policy.ts"
import { mayOpen } from "../policy.ts"

const nobody: ReadonlyArray<Found> = []
type Asked = Search & { readonly pageSize: number }

const people = Effect.fn("Workspace.findPeople")(function* (actor: Actor, asked: Asked) {
  if (!mayOpen(actor, "staffDetail")) return nobody
  const rows = yield* searchWorkers(asked)
  return rows.map(
    ({ id, name, furiganaName, job, roleId }): Found => ({ kind: "person", id, name, furiganaName, job, roleId }),
  )
})
const sites = Effect.fn("Workspace.findSites")(function* (actor: Actor, asked: Asked) {
  if (!mayOpen(actor, "siteDetails")) return nobody
  const { data } = yield* listSites(asked)
  return data.map(
    ({ id, name, nameKana, address, customerName }): Found => ({
      kind: "site",
      id,
      name,
      furiganaName: nameKana,
      address,
      ...(customerName === undefined ? {} : { customerName }),
    }),
  )
})
const partners = Effect.fn("Workspace.findPartners")(function* (
  actor: Actor,
  kind: "customer" | "vendor",
  asked: Asked,
) {
  if (!mayOpen(actor, `${kind}Detail`)) return nobody
  const list = kind === "customer" ? listCustomers : listVendors
  const { data } = yield* list({ ...asked, status: activeStatuses.active })
  return data.map(
    ({ id, companyName, furiganaName, address }): Found => ({
      kind,
      id,
      name: companyName,
      furiganaName,
      address,
    }),
  )
})

/** Fails with Permission_Denied. */
export const findInCompany = Effect.fn("Workspace.findInCompany")(function* ({ keyword }: Search) {
  const actor = yield* authorize(searchPolicy, "find", undefined)
  if (searchedWords(keyword).length === 0) return nobody
  // "taka" may be a name in letters and タカ: each kind is asked for both, the kana first.
  const kana = kanaOfRoman(keyword)
  const spellings = kana === undefined ? [keyword] : [kana, keyword]
  const kinds = [
    (asked: Asked) => people(actor, asked),
    (asked: Asked) => sites(actor, asked),
    (asked: Asked) => partners(actor, "customer", asked),
    (asked: Asked) => partners(actor, "vendor", asked),
  ]
  const found = yield* Effect.forEach(kinds, (kind) =>
    Effect.map(
      Effect.forEach(spellings, (spelling) => kind({ keyword: spelling, pageSize: mostFound })),
      (all) => [...new Map(all.flat().map((one) => [one.id, one])).values()].slice(0, mostFound),
    ),
  )
  return found.flat()
})
