/** 企業の登録: a signed-in person registers his company, sees what became of it, and says it anew (D9, D70). */
import { Effect } from "effect"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { activeStatuses, flags } from "#modules/kernel/codes.ts"
import { apart, inCompany } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { adoptCompany, tell } from "#modules/kernel/write.ts"
import type { OwnRegistration, Reapplication, Registration } from "../contract/registration.ts"
import { holdFounder, insertRegistered, saveLabels, unapprovedOf, waitingCalled } from "../repository/registrations.ts"
import { companyForUpdate, removeBreakRules, saveCompany } from "../repository/settings.ts"
import {
  allLabels,
  breakRulesOf,
  type CompanyRow,
  companyById,
  insertBreakRules,
  nextCompanyId,
} from "../repository.ts"
import { triesAgain } from "../rules/trial.ts"
import { breakRulesFrom } from "../views/break-times.ts"
import { companyColumnsOf, registrationView } from "../views/registration-view.ts"
import { settleFounder } from "./companies.ts"
import { picturesOfCompany, takeUpPictures } from "./company-pictures.ts"
import { refuseFutureFounding } from "./founded-on.ts"
import { OrderTaker } from "./order-taker.ts"
import { fittingPlan } from "./plan-choice.ts"

const { notVerify, rejectVerify } = activeStatuses

/** The whole registration of a company; in its own scope, or going on as it. */
export const storedRegistration = Effect.fn("Companies.storedRegistration")(function* (row: CompanyRow) {
  const breakRules = yield* breakRulesOf(row.id)
  const labels = new Map((yield* allLabels(row.id)).map(({ key, value }) => [key, value]))
  return registrationView({ row, breakRules, labels, pictures: yield* picturesOfCompany(row) })
})

/** How this company would be registered by what was given. */
const registeredBy = Effect.fnUntraced(function* (before: CompanyRow, given: Registration) {
  const row = { ...before, ...companyColumnsOf(given) }
  return registrationView({
    row,
    breakRules: breakRulesFrom(row.id, given.breakTime),
    labels: new Map(given.labelSettings.map(({ key, value }) => [key, value])),
    pictures: yield* picturesOfCompany(row),
  })
})
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

const nameTaken = Effect.fnUntraced(function* () {
  return yield* refuse("Invalid_Input", [{ field: "name", message: "registrationWaits" }])
})

/** Bills what was ordered, as the company stands by now. */
const order = Effect.fnUntraced(function* (id: number, { total }: Registration) {
  const { take } = yield* OrderTaker
  yield* take({ company: yield* found(companyById(id)), by: yield* CurrentPerson, total: total ?? undefined })
})

const saveSettings = Effect.fnUntraced(function* (id: number, { breakTime, labelSettings }: Registration) {
  const rules = breakRulesFrom(id, breakTime)
  if (rules.length > 0) yield* insertBreakRules(rules)
  if (labelSettings.length > 0) yield* saveLabels(id, labelSettings)
})

/** One account fills no list of the platform's: who has so many undecided ones waits for a word on them. */
const mostWaiting = 20

/**
 * Registers a company, which waits for the platform's word; the person is its first admin. Sent again it is the same
 * company. Fails as `fittingPlan` and files do, with Invalid_Input where another of his of that name waits already, and with
 * Maximum_Request for who has twenty that nobody has approved.
 */
export const registerCompany = Effect.fn("Companies.register")(function* (given: Registration) {
  const { personId } = yield* CurrentPerson
  yield* fittingPlan(given)
  yield* refuseFutureFounding(given)
  yield* holdFounder(personId)
  const isNew = (yield* waitingCalled(personId, given.name)) === undefined
  if (isNew && (yield* unapprovedOf(personId)).length >= mostWaiting) return yield* refuse("Maximum_Request")
  const id = yield* nextCompanyId()
  yield* adoptCompany(id)
  const row = { id, ...companyColumnsOf(given), status: notVerify, adminId: personId, registeredAt: yield* instantNow }
  if (!(yield* insertRegistered(row))) {
    const before = yield* found(waitingCalled(personId, given.name))
    yield* adoptCompany(before.id)
    return isSame(yield* storedRegistration(before), yield* registeredBy(before, given))
      ? { id: before.id }
      : yield* nameTaken()
  }
  yield* takeUpPictures({ companyId: id, personId }, given)
  yield* saveSettings(id, given)
  yield* settleFounder(id, personId, given.name)
  yield* order(id, given)
  return { id }
})

const ownView = Effect.fnUntraced(function* (
  row: CompanyRow,
  registration: OwnRegistration | ReturnType<typeof registrationView>,
) {
  const { owes } = yield* OrderTaker
  return {
    ...registration,
    id: row.id,
    // An order that was given back is chosen anew, not paid.
    isOwed: (yield* owes(row.id)) ? flags.on : flags.off,
    status: row.status === rejectVerify ? rejectVerify : notVerify,
    reason: row.statusReason,
    registeredAt: row.registeredAt,
    version: row.version,
  }
})

/** What the person registered and the platform has not approved, each as it was sent. */
export const ownRegistrations = Effect.fn("Companies.ownRegistrations")(function* () {
  const { personId } = yield* CurrentPerson
  const rows = yield* unapprovedOf(personId)
  return yield* Effect.forEach(rows, (row) =>
    apart(inCompany(row.id)(Effect.flatMap(storedRegistration(row), (registration) => ownView(row, registration)))),
  )
})

/**
 * 再申請: says the registration anew, which waits again. Fails with Not_Found for whoever did not register it and once it
 * is approved, with Update_Expired, with Subscription_Already for a trial that it had, and as `registerCompany` does.
 */
export const reapply = Effect.fn("Companies.reapply")(function* (id: number, given: Reapplication) {
  const { personId } = yield* CurrentPerson
  yield* holdFounder(personId)
  const own = (yield* unapprovedOf(personId)).find((one) => one.id === id)
  if (own === undefined) return yield* refuse("Not_Found")
  yield* fittingPlan(given)
  yield* refuseFutureFounding(given)
  const other = yield* waitingCalled(personId, given.name)
  if (other !== undefined && other.id !== id) return yield* nameTaken()
  yield* adoptCompany(id)
  const row = yield* found(companyForUpdate(id))
  if (triesAgain(row, given.subscriptionId)) return yield* refuse("Subscription_Already")
  const before = yield* storedRegistration(row)
  const wanted = yield* registeredBy(row, given)
  const isSentAgain = row.status === notVerify && row.version === given.version + 1 && isSame(before, wanted)
  if (isSentAgain) return yield* ownView(row, before)
  yield* refuseExpired(given.version, row.version, ownView(row, before))
  const next = { ...companyColumnsOf(given), status: notVerify, statusReason: "", registeredAt: yield* instantNow }
  yield* takeUpPictures({ companyId: id, personId }, given)
  yield* saveCompany(id, next)
  yield* removeBreakRules(id)
  yield* saveSettings(id, given)
  yield* order(id, given)
  yield* tell({
    action: "company.reapply",
    subject: `company:${id}`,
    before: { ...before, status: row.status, reason: row.statusReason },
    after: { ...wanted, status: notVerify },
  })
  return yield* ownView({ ...row, ...next, version: row.version + 1 }, wanted)
})
