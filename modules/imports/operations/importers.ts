/** The kinds of imports: each by the request, the rules and the writing of its own module. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { peopleContract } from "#modules/people/contract.ts"
import {
  customerRow,
  judgeNewcomer,
  type NewPartner,
  partnerPolicy,
  registerPartners,
  seatsInTurn,
  takeOnMany,
  vendorRow,
  withNamedAccount,
} from "#modules/people/index.ts"
import { schedulingContract } from "#modules/scheduling/contract.ts"
import { judgeOfSites, makeSites, siteNamesOfCustomers } from "#modules/scheduling/index.ts"
import type { ImportKind } from "../codes.ts"
import { nameSign } from "../rules/read-cell.ts"
import type { AskedRow } from "../rules/read-rows.ts"
import { judgeRows } from "./judge-rows.ts"
import { knownPartners, knownPeople } from "./known-records.ts"

type IsOther = (row: number) => boolean

/** People are told apart by name and birthday. */
const personSign = ({ birthday, name }: { readonly name: string; readonly birthday?: string | null | undefined }) =>
  `${nameSign(name)} ${birthday ?? ""}`

const judgeStaff = Effect.fn("Imports.judgeStaff")(function* (rows: ReadonlyArray<AskedRow>, isOther: IsOther) {
  const { companyId } = yield* CurrentActor
  const partners = new Map((yield* knownPartners()).map((partner) => [partner.id, partner]))
  const stored = new Set((yield* knownPeople()).map(personSign))
  const seat = yield* seatsInTurn(companyId)
  return yield* judgeRows(
    {
      schema: peopleContract.inviteStaff.body,
      judge: (asked) =>
        Effect.flatMap(
          judgeNewcomer(asked, (id) => Effect.succeed(partners.get(id))),
          ({ terms: _, residentTax: __, ...newcomer }) =>
            Effect.map(withNamedAccount(asked), ({ bankInfo, emergencyAddress }) => ({
              ...newcomer,
              ...(bankInfo === undefined ? {} : { bankInfo }),
              ...(emergencyAddress === undefined ? {} : { emergencyAddress }),
            })),
        ),
      signOf: personSign,
      signField: "name",
      stored,
      room: ({ role }) => seat(role),
      save: (newcomers) => takeOnMany(companyId, newcomers),
    },
    rows,
    isOther,
  )
})

interface Card {
  readonly companyName: string
}
/** Nobody of a partner is asked by mail: the address is a note on its card. */
const partnerRules = Effect.fn("Imports.partnerRules")(function* () {
  const { companyId } = yield* CurrentActor
  const stored = new Set((yield* knownPartners()).map(({ companyName }) => nameSign(companyName)))
  const written = Effect.fnUntraced(function* (partner: NewPartner) {
    yield* authorize(partnerPolicy, "create", undefined)
    return partner
  })
  return {
    signOf: ({ companyName }: Card) => nameSign(companyName),
    signField: "companyName",
    stored,
    written,
    save: (partners: ReadonlyArray<NewPartner>) => registerPartners(companyId, partners),
  }
})

const judgeVendors = Effect.fn("Imports.judgeVendors")(function* (rows: ReadonlyArray<AskedRow>, isOther: IsOther) {
  const { signOf, written, ...rules } = yield* partnerRules()
  return yield* judgeRows(
    {
      ...rules,
      schema: peopleContract.inviteVendor.body,
      signOf: (asked) => ("companyName" in asked ? signOf(asked) : ""),
      judge: Effect.fnUntraced(function* (asked) {
        // A sheet names no record that stands already.
        if ("id" in asked) return yield* refuse("Invalid_Input")
        const { language: _, ...card } = yield* withNamedAccount(asked)
        return yield* written({ ...vendorRow(card), companyName: card.companyName, isCustomer: false, isVendor: true })
      }),
    },
    rows,
    isOther,
  )
})

const judgeCustomers = Effect.fn("Imports.judgeCustomers")(function* (rows: ReadonlyArray<AskedRow>, isOther: IsOther) {
  const { written, ...rules } = yield* partnerRules()
  return yield* judgeRows(
    {
      ...rules,
      schema: peopleContract.createCustomer.body,
      judge: (asked) =>
        written({ ...customerRow(asked), companyName: asked.companyName, isCustomer: true, isVendor: false }),
    },
    rows,
    isOther,
  )
})

/** SITE-05: a second site of one name for one customer is asked. */
const siteSign = ({ customerId, name }: { readonly customerId: number; readonly name: string }) =>
  `${customerId} ${nameSign(name)}`

const judgeSites = Effect.fn("Imports.judgeSites")(function* (rows: ReadonlyArray<AskedRow>, isOther: IsOther) {
  const { companyId } = yield* CurrentActor
  const stored = new Set((yield* siteNamesOfCustomers(companyId)).map(siteSign))
  return yield* judgeRows(
    {
      schema: schedulingContract.createSite.body,
      judge: yield* judgeOfSites(),
      signOf: siteSign,
      signField: "name",
      stored,
      save: makeSites,
    },
    rows,
    isOther,
  )
})

const judges = { staff: judgeStaff, vendor: judgeVendors, customer: judgeCustomers, site: judgeSites } as const

/** Every row judged as its kind asks; fails with what no row could change. */
export const judgedImport = Effect.fn("Imports.judged")(function* (
  kind: ImportKind,
  rows: ReadonlyArray<AskedRow>,
  isOther: IsOther,
) {
  return yield* judges[kind](rows, isOther)
})
