/**
 * Writes the demo by the product's own services, each step as the person who would do it.
 *
 * A kill leaves nothing half: the company is one transaction, everything in it up to the past's punches a second one, so
 * the next start goes on where the last one ended. What a kill leaves out of the third step (who is on duty today, who
 * is invited) stays out, and the closes of the two months before are started when they never were; their jobs go on by themselves.
 */
import { Clock, Effect } from "effect"
import { companiesLetIn, everyCompany, foundCompany } from "#modules/companies/index.ts"
import { presentTerms } from "#modules/identity/codes.ts"
import { keepAgreement, personByEmail, registerPerson } from "#modules/identity/index.ts"
import { shiftIds } from "#modules/kernel/codes.ts"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { staffOfCompany } from "#modules/people/index.ts"
import { type DemoKey, demoPeople } from "#modules/workspace/index.ts"
import { type DemoFacts, demoFacts } from "../facts.ts"
import { actorOf, as, written } from "./acting.ts"
import { arrange } from "./arrangements.ts"
import { speakToPartners } from "./both-sides.ts"
import { jobEnded, startDemoCloses } from "./close.ts"
import { writeEarnings } from "./earnings.ts"
import { inviteSome } from "./invitations.ts"
import { writePapers } from "./papers.ts"
import { takeOn, takeOnPartner } from "./people.ts"
import { pressAll, takeIn, tellEnd } from "./punches.ts"
import { askForVendor } from "./requests.ts"
import { secret } from "./secret.ts"
import { endSites, openSites } from "./sites.ts"

const platform = acrossCompanies("loading the demo")
const emailOf = (key: DemoKey) => demoPeople.find((one) => one.key === key)?.email ?? ""
const nameOf = (key: DemoKey) => demoPeople.find((one) => one.key === key)?.name ?? ""

/** A person of the login page, with his own rights. */
export const actorNamed = Effect.fn("Demo.actorNamed")(function* (companyId: number, key: DemoKey) {
  const person = yield* platform(personByEmail(emailOf(key)))
  return yield* actorOf(companyId, person?.id ?? 0)
})

/** What a database holds, as far as a demo has to know: `isEmpty` and `isDemo` are never both true. */
export const demoStanding = Effect.fn("Demo.standing")(function* () {
  if ((yield* platform(everyCompany(1))).length === 0) return { kind: "empty" } as const
  const [only, ...others] = yield* platform(companiesLetIn(2))
  if (only === undefined) return { kind: "real" } as const
  return only.isDemo && others.length === 0
    ? ({ kind: "demo", companyId: only.id } as const)
    : ({ kind: "real" } as const)
})

/** Whoever tries the demo is asked nothing in these people's names. */
const agreeForAll = writeAcross(
  { reason: "the people of a demo agree", personId: null },
  Effect.forEach(
    demoPeople,
    ({ email }) =>
      Effect.gen(function* () {
        const person = yield* personByEmail(email)
        if (person !== undefined) yield* keepAgreement(person.id, presentTerms)
      }),
    { discard: true },
  ),
)

const found = ({ company }: DemoFacts) =>
  writeAcross(
    { reason: "a demo company", personId: null },
    Effect.gen(function* () {
      const founder = { email: emailOf("president"), name: nameOf("president"), password: secret() }
      return yield* foundCompany({ ...company, isDemo: true }, yield* registerPerson(founder))
    }),
  )

interface Entered {
  readonly partnerIds: Readonly<Record<string, number>>
  readonly siteIds: Readonly<Record<string, number>>
  readonly staffIds: Readonly<Record<string, number>>
  readonly taskIds: ReadonlyArray<number>
}

/** Everything up to now that stands in books: people, partners, sites, arrangements, punches. */
const enterBooks = Effect.fn("Demo.enterBooks")(function* (companyId: number, facts: DemoFacts) {
  const partnerIds: Record<string, number> = {}
  for (const [at, partner] of facts.partners.entries())
    partnerIds[partner.key] = yield* takeOnPartner(companyId, partner, at)
  const staffIds = yield* takeOn(companyId, facts.people, partnerIds, facts.moment.lastMonth)
  const sites = yield* openSites(facts.sites, { partners: partnerIds, staff: staffIds }, facts.moment)
  const siteIds = Object.fromEntries(Object.entries(sites).map(([key, { id }]) => [key, id]))
  const taskIds = yield* arrange(facts.arrangements, siteIds, staffIds)
  yield* endSites(facts.sites, sites)
  yield* takeIn(facts.story, staffIds, taskIds)
  return { partnerIds, siteIds, staffIds, taskIds } satisfies Entered
})

/** What people press by themselves: ends told later, and today so far. */
const pressButtons = Effect.fn("Demo.pressButtons")(function* (
  companyId: number,
  { arrangements, story }: DemoFacts,
  { staffIds, taskIds }: Entered,
) {
  const staff = yield* inCompany(companyId)(staffOfCompany(companyId))
  const actorFor = (person: string) =>
    actorOf(companyId, staff.find(({ id }) => id === staffIds[person])?.personId ?? 0)
  for (const claim of story.claimed) {
    yield* written(yield* actorFor(claim.person), `told ${claim.day}`, tellEnd(claim, taskIds))
  }
  for (const pressed of story.pressed) {
    const shiftsOf = (at: number) =>
      (arrangements[at]?.shifts ?? []).flatMap(({ people, shift }) =>
        people.includes(pressed.person) ? [shiftIds[shift]] : [],
      )
    yield* written(yield* actorFor(pressed.person), `pressed ${pressed.day}`, pressAll(pressed, taskIds, shiftsOf))
  }
})

const hasBooks = (companyId: number) =>
  Effect.map(inCompany(companyId)(staffOfCompany(companyId)), (staff) => staff.length > 0)

export interface LoadedDemo {
  readonly companyId: number
  /** The jobs of the two closes; none where no law is held for their months. */
  readonly closeJobIds: ReadonlyArray<number>
}

/**
 * Loads the demo into an empty database, or goes on with one that was cut short; nothing when the database holds a
 * company that is not the demo's.
 */
export const loadDemo = Effect.fn("Demo.load")(function* (told: Effect.Effect<void> = Effect.void) {
  const facts = demoFacts(yield* Clock.currentTimeMillis)
  const standing = yield* demoStanding()
  if (standing.kind === "real") return undefined
  const companyId = standing.kind === "demo" ? standing.companyId : yield* found(facts)
  if (!(yield* hasBooks(companyId))) {
    yield* told
    const president = yield* actorNamed(companyId, "president")
    const entered = yield* written(president, "books", as(president)(enterBooks(companyId, facts)))
    yield* agreeForAll
    yield* pressButtons(companyId, facts, entered)
    yield* inviteSome(president, facts, entered.partnerIds)
    const [supervisor, customer] = [
      yield* actorNamed(companyId, "supervisor"),
      yield* actorNamed(companyId, "customer"),
    ]
    yield* speakToPartners({ supervisor, customer }, facts, entered)
    const [office, finance] = [yield* actorNamed(companyId, "office"), yield* actorNamed(companyId, "finance")]
    yield* writePapers({ office, finance }, facts, entered.partnerIds, entered.siteIds)
    yield* askForVendor({ finance, vendor: yield* actorNamed(companyId, "vendor") }, facts, entered)
    yield* writeEarnings(finance, facts, entered.siteIds)
  }
  const closeJobIds = yield* startDemoCloses(yield* actorNamed(companyId, "finance"), facts.moment.closedMonths)
  return { companyId, closeJobIds } satisfies LoadedDemo
})

/** Waits for the closes, so that nobody enters a demo without slips; gives how they stand. */
export const demoClosed = Effect.fn("Demo.closed")(function* (
  { closeJobIds, companyId }: LoadedDemo,
  patienceMillis: number,
) {
  const finance = yield* actorNamed(companyId, "finance")
  return yield* Effect.forEach(closeJobIds, (id) => jobEnded(finance, id, patienceMillis))
})
