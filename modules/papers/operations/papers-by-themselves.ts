/**
 * 書類を作る (PAPER-16): on the day after a party's term date its paper is made out of the work that nobody billed, once: a customer's
 * invoice, the 代行支払依頼書 of a vendor or freelancer. Any number of processes may do it side by side, late or twice.
 */
import { Clock, Effect, Schedule } from "effect"
import { actorForOperator, companyById, everyCompany, membershipsOfCompany } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { dayOfMonth, type IsoDate, isoDate, monthNumberOf, monthOf } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { activeStatuses, wordOf } from "#modules/kernel/codes.ts"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import { found } from "#modules/kernel/policy.ts"
import { write } from "#modules/kernel/write.ts"
import { notify } from "#modules/notifications/index.ts"
import { paperTypes } from "../codes.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { toldOfMadePapers } from "../policy/told-roles.ts"
import { keepPaperOf, takePeriod } from "../repository/automatic.ts"
import { isPaidOver, paperForUpdate } from "../repository/papers.ts"
import { type MadeHow, madeWords } from "../views/notice-words.ts"
import { type Due, dueParties } from "./due-parties.ts"
import { workOfCustomer, workOfPayee } from "./gather-work.ts"
import { wantsMail } from "./mail-by-itself.ts"
import { moved } from "./move-paper.ts"
import { receiversOf } from "./receivers.ts"
import { confirmSilentOf } from "./tacit-confirmation.ts"
import { createPaper } from "./write-paper.ts"

const linesOfWork = ({ lines, valueTax }: Effect.Success<ReturnType<typeof workOfCustomer>>) =>
  lines.map(({ days, fee, label, quantity, siteId, unit, unitPrice }) => ({
    label,
    quantity,
    unit,
    unitPrice,
    valueTax,
    siteId,
    fee: fee === null ? null : { from: isoDate(fee.from), to: isoDate(fee.to) },
    days: days.map(({ certificate, shift, taskId }) => ({ certificate, shift, taskId })),
  }))

/**
 * What we pay by is looked at before it is handed over, unless the payee wants its papers by mail and has an address: then the
 * two ticks of its card are the standing order, and it waits for the payee's word. Where another paper speaks of some of its
 * days, somebody looks at both.
 */
const handOver = Effect.fnUntraced(function* (draft: PaperRow, period: Due["period"]) {
  const mailed = (yield* wantsMail(draft)) && (yield* receiversOf(draft)).length > 0
  if (!mailed || (yield* isPaidOver(draft, period))) return { row: draft, how: "written" as const }
  return { row: yield* moved(draft, subjectOf(draft, true), "submit", undefined, null), how: "handed" as const }
})

/**
 * A paper that lacks something stays a draft; one that is whole waits for approval; where the customer wants its papers by
 * mail, and has an address, it is issued and goes out: the two ticks of its card are the company's standing order.
 */
const moveOn = Effect.fnUntraced(function* (draft: PaperRow, { period, side }: Due) {
  if (side === "payee") return yield* handOver(draft, period)
  if (draft.dueOn === null || draft.payTo === "") return { row: draft, how: "draft" as const }
  const waiting = yield* moved(draft, subjectOf(draft, true), "submit", undefined, null)
  const mailed = (yield* wantsMail(waiting)) && (yield* receiversOf(waiting)).length > 0
  if (!mailed) return { row: waiting, how: "waiting" as const }
  return { row: yield* moved(waiting, subjectOf(waiting, true), "approve", undefined, null), how: "mailed" as const }
})

const tellMade = Effect.fnUntraced(function* ({ companyId, id, no, partyName, type }: PaperRow, how: MadeHow) {
  const members = yield* membershipsOfCompany(companyId, toldOfMadePapers)
  const personIds = members.filter(({ status }) => status === activeStatuses.active).map((one) => one.personId)
  const texts = madeWords(how, { no, partyName, type: wordOf(paperTypes, type) })
  yield* notify(companyId, {
    kind: "paper.made",
    subject: `paper:${id}`,
    path: `/paper/${id}`,
    texts,
    personIds,
    forRoles: toldOfMadePapers,
  })
})

const workOf = ({ partnerId, period: { from, to }, side, staffId }: Due) => {
  if (side === "customer") return workOfCustomer(partnerId ?? 0, { from, to })
  return workOfPayee({ type: paperTypes.agencyRequest, partnerId, staffId, from, to })
}
/** What its period is called: a month by its number, a week or day by its days. */
const stretchOf = ({ cycle, period: { from, to } }: Due) => {
  const dayOf = (day: IsoDate) => `${monthNumberOf(monthOf(day))}/${dayOfMonth(day)}`
  if (cycle === "month") return `${monthNumberOf(monthOf(to))}月分`
  return `${cycle === "day" ? dayOf(to) : `${dayOf(from)}～${dayOf(to)}`}分`
}

const makePaper = Effect.fnUntraced(function* (due: Due) {
  const { companyId } = yield* CurrentActor
  const { partnerId, side, staffId } = due
  const { from, to } = due.period
  const work = yield* workOf(due)
  if (work.lines.length === 0) return {}
  const period = { companyId, side, partnerId, staffId, closedOn: to }
  if (!(yield* takePeriod(period, yield* instantNow))) return {}
  const isOurs = side === "customer"
  const { id } = yield* createPaper({
    type: isOurs ? paperTypes.invoice : paperTypes.agencyRequest,
    partnerId,
    staffId,
    title: `${stretchOf(due)} ${isOurs ? "ご請求" : "お支払い"}`,
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
  const { how, row } = yield* moveOn(yield* found(paperForUpdate(companyId, id)), due)
  yield* tellMade(row, how)
  return { id }
})

/** Whose period has closed and has no paper of its own yet, and in whose name they are made. In the company's scope. */
const dueOf = Effect.fnUntraced(function* (companyId: number) {
  const { adminId } = yield* found(companyById(companyId))
  const due = yield* dueParties(companyId)
  if (adminId === null || due.length === 0) return undefined
  return { actor: yield* actorForOperator(companyId, adminId), due }
})

/** What one party lacks keeps no other from its paper. */
const makeOf = Effect.fnUntraced(function* (companyId: number) {
  const all = yield* inCompany(companyId)(dueOf(companyId))
  if (all === undefined) return
  for (const due of all.due) {
    // With a space, which no request's key has: what another process makes meanwhile is left out by the row of its period.
    const of = `${due.side} ${due.partnerId ?? ""} ${due.staffId ?? ""}`
    const key = `papers ${of} ${due.period.to} ${yield* Clock.currentTimeMillis}`
    const made = Effect.provideService(makePaper(due), CurrentActor, all.actor)
    yield* write({ actor: all.actor, call: "papers.makeByThemselves", key, body: null }, made).pipe(
      Effect.catchCause((cause) =>
        Effect.annotateLogs(Effect.logWarning("a paper did not make itself", cause), {
          companyId,
          of,
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
    for (const body of [makeOf(id), confirmSilentOf(id)])
      yield* Effect.catchCause(body, (cause) =>
        Effect.annotateLogs(Effect.logWarning("papers of a company wait", cause), { companyId: id }),
      )
})

/** Until interrupted, every ten minutes. */
export const makingPapers = makePapers().pipe(
  Effect.catchCause((cause) => Effect.logWarning("papers wait", cause)),
  Effect.repeat(Schedule.spaced("10 minutes")),
)
