/**
 * お知らせ: what is to be paid, a plan that ends, and one that is over, each once, as a notice to every admin and a mail to
 * the first, or who pays in his place (BILL-10, D11). Any number of processes may do it side by side, late or twice.
 */
import { Clock, Effect, Schedule } from "effect"
import { type CompanyRow, companiesEnding, companyById } from "#modules/companies/index.ts"
import { personWithPreferences } from "#modules/identity/index.ts"
import { addDays, addMonths } from "#modules/kernel/civil-day.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import { found } from "#modules/kernel/policy.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { tell, write } from "#modules/kernel/write.ts"
import { notify, queueMail } from "#modules/notifications/index.ts"
import { reminderMail, reminderTexts } from "../mail/reminder.ts"
import { billPayers } from "../policy.ts"
import { heldByBill } from "../repository/money.ts"
import { companiesOwing, markReminded, remindedOf } from "../repository/reminders.ts"
import { unpaidBills } from "../repository.ts"
import { daysAfterEnd, type Reminder, remindersOn } from "../rules/reminders.ts"
import { billReaders } from "./bill-readers.ts"
import { chargeDueBills, chargedCard } from "./cards/charge-due-bills.ts"
import { planFacts } from "./plan-alert.ts"
import { renewTerms } from "./renew-terms.ts"
import { tellPromise } from "./tell-sign-up.ts"

/** Where all of it is answered: the plan, its bills and its next months. */
const path = "/setting?tab=plan"

const mailReader = Effect.fnUntraced(function* (
  company: CompanyRow,
  reader: number,
  reminder: Reminder,
  last4?: string,
) {
  const { email, id, language, name } = yield* personWithPreferences(reader)
  yield* queueMail({
    kind: `billing.${reminder.kind}`,
    // What a company owes stands in no history that others of it read.
    companyId: null,
    to: { email, name, personId: id },
    from: null,
    language,
    content: reminderMail(language, { ...reminder, last4, name, companyName: company.name, url: yield* linkTo(path) }),
    secret: null,
    uselessAt: null,
  })
})

const remind = Effect.fnUntraced(function* (company: CompanyRow, reader: number, due: ReadonlyArray<Reminder>) {
  const personIds = (yield* billReaders(company)).people
  const last4 = (yield* chargedCard(company))?.last4
  const owed = yield* unpaidBills(company.id)
  for (const reminder of yield* markReminded(company.id, due, yield* instantNow)) {
    const { about, kind } = reminder
    yield* tell({ action: "billing.remind", subject: `company:${company.id}`, after: { kind, about } })
    const order = owed.find(({ id }) => id === reminder.billId)
    if (order !== undefined) {
      yield* tellPromise(company, order, about)
      continue
    }
    const texts = reminderTexts({ ...reminder, last4 })
    yield* notify(company.id, {
      kind: `billing.${kind}`,
      subject: `plan:${about}`,
      path,
      texts,
      personIds,
      forRoles: billPayers,
    })
    if (reminder.isMailed) yield* mailReader(company, reader, reminder, last4)
  }
  return {}
})

/** What is due and was not said yet. In the company's scope. */
const unsaid = Effect.fnUntraced(function* (companyId: number) {
  const company = yield* found(companyById(companyId))
  const facts = yield* planFacts(company)
  const held = yield* heldByBill(companyId)
  // What is held of a bill is not asked for again.
  const bills = facts.bills.map((bill) => ({ ...bill, total: bill.total - (held.get(bill.id) ?? 0) }))
  const due = remindersOn({ ...facts, bills }, yield* todayInJapan)
  const sent = due.length === 0 ? [] : yield* remindedOf(companyId, due)
  const isSent = ({ about, kind }: Reminder) => sent.some((one) => one.kind === kind && one.about === about)
  return { company, reader: (yield* billReaders(company)).reader, due: due.filter((one) => !isSent(one)) }
})

const remindCompany = Effect.fnUntraced(function* (companyId: number) {
  const { company, due, reader } = yield* inCompany(companyId)(unsaid(companyId))
  if (reader === null || due.length === 0) return 0
  const actor = { companyId, personId: reader }
  // With a space, which no request's key has. What another process says meanwhile is left out by the rows themselves.
  const key = `remind ${yield* Clock.currentTimeMillis} ${due.map(({ about, kind }) => `${kind} ${about}`).join()}`
  yield* write({ actor, call: "billing.remind", key, body: null }, remind(company, reader, due))
  return due.length
})

/** Gives how many reminders were sent. */
export const remindCompanies = Effect.fn("Billing.remindCompanies")(function* () {
  const today = yield* todayInJapan
  const ids = yield* acrossCompanies("companies to remind")(
    Effect.gen(function* () {
      const owing = yield* companiesOwing(today, addMonths(today, 1))
      const ending = yield* companiesEnding(addDays(today, -daysAfterEnd), addMonths(today, 1))
      return [...new Set([...owing, ...ending])]
    }),
  )
  const counts = yield* Effect.forEach(ids, remindCompany)
  return counts.reduce((sum, n) => sum + n, 0)
})

/**
 * Until interrupted, every ten minutes; what ends is renewed first, so that its end is told with its bill, and what a card
 * pays is charged before anybody is asked to pay it.
 */
export const remindingCompanies = Effect.all([renewTerms(), chargeDueBills(), remindCompanies()]).pipe(
  Effect.catchCause((cause) => Effect.logWarning("reminders wait", cause)),
  Effect.repeat(Schedule.spaced("10 minutes")),
)
