/** Whom an arrangement can be sent to: its customer, the vendors that are asked for people, and whoever is on it. */
import { Effect } from "effect"
import { membersOfPartners } from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { isInternalAddress, partnersByIds, staffByIds } from "#modules/people/index.ts"
import type { TaskSheetView } from "../contract/task-mail.ts"
import type { TaskRow } from "../repository/task-rows.ts"

type Receiver = TaskSheetView["receivers"][number]

/** The people of partners who sign in, with the partner that each belongs to. */
const membersOf = Effect.fnUntraced(function* (companyId: number, partnerIds: ReadonlyArray<number>) {
  const members = yield* membersOfPartners(companyId, partnerIds)
  // In the order of the partners: the customer's first.
  return partnerIds.flatMap((partnerId) =>
    members.flatMap((one) =>
      one.status === 1 && one.partnerId === partnerId ? [{ personId: one.personId, partnerId }] : [],
    ),
  )
})

/** The address on the customer's card first; an address stands there once, with its account if it has one. */
export const receiversOfTask = Effect.fn("Scheduling.receiversOfTask")(function* (companyId: number, row: TaskRow) {
  const vendorIds = [...new Set(row.vendors.map(({ partnerId }) => partnerId))].filter((id) => id !== row.customerId)
  const partners = yield* partnersByIds(companyId, [row.customerId, ...vendorIds])
  const members = yield* membersOf(companyId, [row.customerId, ...vendorIds])
  const staff = yield* staffByIds(companyId, [...new Set(row.workers.map(({ staffId }) => staffId))])
  const ownIds = [...staff.values()].flatMap(({ personId }) => (personId === null ? [] : [personId]))
  const people = new Map(
    (yield* peopleByIds([...new Set([...members.map(({ personId }) => personId), ...ownIds])])).map((one) => [
      one.id,
      one,
    ]),
  )
  const receiver = (personId: number, partnerId: number | null): ReadonlyArray<Receiver> => {
    const person = people.get(personId)
    if (person === undefined || isInternalAddress(person.email)) return []
    const company = partnerId === null ? "" : (partners.get(partnerId)?.companyName ?? "")
    return [
      { id: person.id, name: person.name, email: person.email, company, isCustomer: partnerId === row.customerId },
    ]
  }
  const known = [
    ...members.flatMap(({ personId, partnerId }) => receiver(personId, partnerId)),
    ...ownIds.flatMap((personId) => receiver(personId, null)),
  ]
  const card = partners.get(row.customerId)
  const ofCard: ReadonlyArray<Receiver> =
    card?.email == null
      ? []
      : [
          {
            id: null,
            name: card.name ?? card.companyName,
            email: card.email,
            company: card.companyName,
            isCustomer: true,
          },
        ]
  const same = (one: Receiver, other: Receiver) => one.email.toLowerCase() === other.email.toLowerCase()
  const first = ofCard.map((one) => known.find((person) => same(person, one)) ?? one)
  const all = [...first, ...known]
  return all.filter((one, at) => all.findIndex((other) => same(one, other)) === at)
})
