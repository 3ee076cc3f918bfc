/**
 * 書類を作る (PAPER-16): on the day after a customer's term date its invoice is made out of the work that nobody billed, once. Any
 * number of processes may do it side by side, late or twice.
 */
import { Clock, Effect, Schedule } from "effect"
import { actorForOperator, companyById, everyCompany, membershipsOfCompany } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { monthNumberOf, monthOf } from "#modules/kernel/civil-day.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, type Role } from "#modules/kernel/codes.ts"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import { found } from "#modules/kernel/policy.ts"
import { write } from "#modules/kernel/write.ts"
import { notify } from "#modules/notifications/index.ts"
import { everyPartner, type Partner } from "#modules/people/index.ts"
import { paperTypes } from "../codes.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { keepPaperOf, periodsTaken, takePeriod } from "../repository/automatic.ts"
import { paperForUpdate } from "../repository/papers.ts"
import { closedPeriod } from "../rules/closed-period.ts"
import { type MadeHow, madeWords } from "../views/notice-words.ts"
import { workOfCustomer } from "./gather-work.ts"
import { wantsMail } from "./mail-by-itself.ts"
import { moved } from "./move-paper.ts"
import { receiversOf } from "./receivers.ts"
import { createPaper } from "./write-paper.ts"

interface Due {
  readonly partner: Partner
  readonly period: NonNullable<ReturnType<typeof closedPeriod>>
}
const told: ReadonlyArray<Role> = ["admin", "officeManager", "financeManager"]

const linesOfWork = ({ lines, valueTax }: Effect.Success<ReturnType<typeof workOfCustomer>>) =>
  lines.map(({ days, label, quantity, siteId, unit, unitPrice }) => ({
    label,
    quantity,
    unit,
    unitPrice,
    valueTax,
    siteId,
    days: days.map(({ certificate, shift, taskId }) => ({ certificate, shift, taskId })),
  }))

/**
 * A paper that lacks something stays a draft; one that is whole waits for approval; where the customer wants its papers by
 * mail, and has an address, it is issued and goes out: the two ticks of its card are the company's standing order.
 */
const moveOn = Effect.fnUntraced(function* (draft: PaperRow) {
  if (draft.dueOn === null || draft.payTo === "") return { row: draft, how: "draft" as const }
  const waiting = yield* moved(draft, subjectOf(draft, true), "submit", undefined, null)
  const mailed = (yield* wantsMail(waiting)) && (yield* receiversOf(waiting)).length > 0
  if (!mailed) return { row: waiting, how: "waiting" as const }
  return { row: yield* moved(waiting, subjectOf(waiting, true), "approve", undefined, null), how: "mailed" as const }
})

const tellMade = Effect.fnUntraced(function* ({ companyId, id, no, partyName }: PaperRow, how: MadeHow) {
  const members = yield* membershipsOfCompany(companyId, told)
  const personIds = members.filter(({ status }) => status === activeStatuses.active).map((one) => one.personId)
  const texts = madeWords(how, { no, partyName })
  yield* notify(companyId, { kind: "paper.made", subject: `paper:${id}`, path: `/paper/${id}`, texts, personIds })
})

const makeInvoice = Effect.fnUntraced(function* ({ partner, period: { from, to } }: Due) {
  const { companyId } = yield* CurrentActor
  const work = yield* workOfCustomer(partner.id, { from, to })
  if (work.lines.length === 0) return {}
  const period = { companyId, partnerId: partner.id, closedOn: to }
  if (!(yield* takePeriod(period, yield* instantNow))) return {}
  const { id } = yield* createPaper({
    type: paperTypes.invoice,
    partnerId: partner.id,
    title: `${monthNumberOf(monthOf(to))}月分 ご請求`,
    createdAt: to,
    stageStartFrom: from,
    stageStartTo: to,
    dueDate: work.dueDate,
    isTaxVendor: work.isTax,
    taxRounding: work.taxRounding,
    serviceCharge: 0,
    payTo: work.payTo,
    lines: linesOfWork(work),
  })
  yield* keepPaperOf(period, id)
  const { how, row } = yield* moveOn(yield* found(paperForUpdate(companyId, id)))
  yield* tellMade(row, how)
  return { id }
})

/** The customers whose period has closed and has no paper of its own yet, and in whose name they are made. In the company's scope. */
const dueOf = Effect.fnUntraced(function* (companyId: number) {
  const today = yield* todayInJapan
  const { adminId } = yield* found(companyById(companyId))
  const taken = new Set((yield* periodsTaken(companyId)).map(({ closedOn, partnerId }) => `${partnerId} ${closedOn}`))
  const due = (yield* everyPartner(companyId)).flatMap((partner): ReadonlyArray<Due> => {
    if (!partner.makesPaper || !partner.isCustomer || partner.status !== activeStatuses.active) return []
    const period = closedPeriod(today, partner.customerClosingDate)
    return period === null || taken.has(`${partner.id} ${period.to}`) ? [] : [{ partner, period }]
  })
  if (adminId === null || due.length === 0) return undefined
  return { actor: yield* actorForOperator(companyId, adminId), due }
})

/** What one customer lacks keeps no other from its paper. */
const makeOf = Effect.fnUntraced(function* (companyId: number) {
  const of = yield* inCompany(companyId)(dueOf(companyId))
  if (of === undefined) return
  for (const due of of.due) {
    // With a space, which no request's key has: what another process makes meanwhile is left out by the row of its period.
    const key = `papers ${due.partner.id} ${due.period.to} ${yield* Clock.currentTimeMillis}`
    const made = Effect.provideService(makeInvoice(due), CurrentActor, of.actor)
    yield* write({ actor: of.actor, call: "papers.makeByThemselves", key, body: null }, made).pipe(
      Effect.catchCause((cause) =>
        Effect.annotateLogs(Effect.logWarning("a paper did not make itself", cause), {
          companyId,
          partnerId: due.partner.id,
        }),
      ),
    )
  }
})

/** More than any installation has. */
const allCompanies = 1_000_000
export const makePapers = Effect.fn("Papers.makeByThemselves")(function* () {
  const companies = yield* acrossCompanies("papers that make themselves")(everyCompany(allCompanies))
  for (const { id } of companies)
    yield* Effect.catchCause(makeOf(id), (cause) =>
      Effect.annotateLogs(Effect.logWarning("papers of a company wait", cause), { companyId: id }),
    )
})

/** Until interrupted, every ten minutes. */
export const makingPapers = makePapers().pipe(
  Effect.catchCause((cause) => Effect.logWarning("papers wait", cause)),
  Effect.repeat(Schedule.spaced("10 minutes")),
)
