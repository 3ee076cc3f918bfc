/** 給与明細 as its reader sees it: lines with their names, their why and their difference, and the days behind them. */
import { Effect, Result, Schema } from "effect"
import { companySettings, labelsOf, payMonthStates } from "#modules/companies/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { type IsoMonth, shiftMonth } from "#modules/kernel/civil-day.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { permissionsOn, seen } from "#modules/kernel/policy.ts"
import { subtractYen } from "#modules/kernel/yen.ts"
import { type Staff, staffByIds } from "#modules/people/index.ts"
import { attendanceDays, missedMinutes } from "#modules/timekeeping/index.ts"
import type { Statement } from "../contract/views.ts"
import { type PayInputs, Slip } from "../model.ts"
import { slipPolicy } from "../policy.ts"
import { closeOf, type SlipRow, slipById, slipsOfStaff } from "../repository.ts"
import { toldCauses } from "../rules/explain/causes.ts"
import { explain } from "../rules/explain/explain.ts"
import { daysOffWorked, workedMonth } from "../rules/hours/worked-month.ts"
import { slipDifference } from "../rules/slip/difference.ts"
import { lineName } from "../rules/slip/line-names.ts"
import type { SlipFigures } from "../rules/slip/slip.ts"
import { noteOf } from "../views/paper-person.ts"
import { mends } from "../views/shown-findings.ts"
import { calculate } from "./calculate.ts"
import { type PayMonth, payMonthOfCompany } from "./person-inputs.ts"

const decodeSlip = Schema.decodeUnknownSync(Slip)
export const slipFrom = (row: Pick<SlipRow, "texts">): Slip => decodeSlip(JSON.parse(row.texts.slip))
/** Stored inputs were written by this program and are read back as they were. */
export const inputsFrom = (row: Pick<SlipRow, "texts">): PayInputs => JSON.parse(row.texts.inputs)

/** The revision of a month that people may see: the last one that was finished. */
export const finishedRevision = Effect.fn("Payroll.finishedRevision")(function* (companyId: number, month: IsoMonth) {
  return (yield* payMonthStates(companyId, [month])).get(month)?.revision ?? 0
})

/** A person's slips of a month that people may see, oldest first. */
const shownSlips = Effect.fn("Payroll.shownSlips")(function* (companyId: number, staffId: number, month: IsoMonth) {
  const upTo = yield* finishedRevision(companyId, month)
  return (yield* slipsOfStaff(companyId, staffId, month)).filter(({ revision }) => revision <= upTo)
})

/** Last month's slip of a person; undefined when there is none. */
const previousSlip = Effect.fn("Payroll.previousSlip")(function* (companyId: number, staffId: number, month: IsoMonth) {
  const row = (yield* shownSlips(companyId, staffId, shiftMonth(month, -1))).at(-1)
  return row === undefined ? undefined : { slip: slipFrom(row), worked: workedMonth(inputsFrom(row)) }
})

/** Which of the person's slips of the month this one is, when its close ended, and whether a newer one stands. */
const placeAmongRevisions = Effect.fn("Payroll.placeAmongRevisions")(function* (row: SlipRow | undefined) {
  if (row === undefined) return { corrections: 0, newerId: null, madeAt: null }
  const { companyId, staffId, month, revision } = row
  const rows = yield* shownSlips(companyId, staffId, month)
  const newest = rows.at(-1)
  return {
    corrections: rows.filter((one) => one.revision < revision).length,
    newerId: newest === undefined || newest.id === row.id ? null : newest.id,
    madeAt: (yield* closeOf(companyId, month, revision))?.endedAt ?? null,
  }
})

interface Shown {
  readonly staff: Staff
  readonly slip: SlipFigures
  readonly inputs: PayInputs
  readonly period: PayMonth
  readonly row: SlipRow | undefined
  readonly revision: number
}

const statementOf = Effect.fn("Payroll.statementOf")(function* (actor: Actor, shown: Shown) {
  const { staff, slip, inputs, period, row } = shown
  const { companyId, language } = actor
  const labels = yield* labelsOf(companyId)
  const company = yield* companySettings(companyId)
  const attendance = yield* attendanceDays(staff.id, period.from, period.to)
  const previous = yield* previousSlip(companyId, staff.id, period.month)
  const changes = previous === undefined ? undefined : slipDifference(previous.slip, slip)
  const changed = new Map((changes?.lines ?? []).map((line) => [line.key, line]))
  return {
    id: row?.id ?? null,
    userId: staff.id,
    name: staff.name,
    roleId: roleIds[staff.role],
    month: period.month,
    from: period.from,
    to: period.to,
    paidOn: slip.paidOn,
    state: row === undefined ? "draft" : "closed",
    revision: shown.revision,
    ...(yield* placeAmongRevisions(row)),
    companyName: company.name,
    officePhone: company.phone,
    trade: staff.trade,
    worked: workedMonth(inputs),
    daysOffWorked: daysOffWorked(inputs) ?? null,
    missedMinutes: attendance.reduce((sum, day) => sum + missedMinutes(day), 0),
    note: noteOf(inputs, language) ?? null,
    totals: slip.totals,
    expenses: inputs.expenses ?? [],
    lines: slip.lines.map((line) => {
      const change = changed.get(line.key)
      return {
        ...line,
        name: lineName(line, language, labels),
        text: explain(line.why, language),
        difference:
          change === undefined
            ? null
            : { before: change.before, yen: change.difference, causes: toldCauses(change.causes, language) },
      }
    }),
    gone: (changes?.lines ?? [])
      .filter(({ key, before }) => before !== 0 && !slip.lines.some((line) => line.key === key))
      .map((line) => ({
        key: line.key,
        name: lineName(line, language, labels),
        kind: line.kind,
        before: line.before,
      })),
    previous:
      previous === undefined
        ? null
        : {
            month: previous.slip.month,
            ...previous.slip.totals,
            difference: subtractYen(slip.totals.net, previous.slip.totals.net),
            worked: previous.worked,
          },
    warnings: slip.warnings,
    law: slip.law,
    attendance,
    permissions: permissionsOn(slipPolicy, actor, staff),
  } satisfies Statement
})

/** Somebody whose slips the actor reads. Fails with Not_Found for everybody else. */
export const seenPerson = Effect.fn("Payroll.seenPerson")(function* (staffId: number) {
  const { companyId } = yield* CurrentActor
  return yield* seen(slipPolicy, (yield* staffByIds(companyId, [staffId])).get(staffId))
})

/** The slip in force of this id with its person. Fails with Not_Found for a foreign, missing or unreadable one alike. */
export const readableSlip = Effect.fn("Payroll.readableSlip")(function* (id: number) {
  const actor = yield* CurrentActor
  const row = yield* slipById(actor.companyId, id)
  if (row === undefined || row.revision > (yield* finishedRevision(actor.companyId, row.month)))
    return yield* refuse("Not_Found")
  const staff = yield* seenPerson(row.staffId)
  return { actor, row, staff }
})

/** A stored slip. */
export const statement = Effect.fn("Payroll.statement")(function* (id: number) {
  const { actor, row, staff } = yield* readableSlip(id)
  const period = yield* payMonthOfCompany(actor.companyId, row.month)
  return yield* statementOf(actor, {
    staff,
    slip: slipFrom(row),
    inputs: inputsFrom(row),
    period,
    row,
    revision: row.revision,
  })
})

/** The slip as it would be now, of a month that is still open. Fails with Not_Found, Payroll_Not_Closable (what is missing). */
export const draftStatement = Effect.fn("Payroll.draftStatement")(function* (asked: {
  readonly month: IsoMonth
  readonly userId: number
}) {
  const actor = yield* CurrentActor
  const staff = yield* seenPerson(asked.userId)
  const period = yield* payMonthOfCompany(actor.companyId, asked.month)
  const [made] = yield* calculate(actor.companyId, [staff.id], period)
  if (made === undefined) return yield* refuse("User_Inactive_Payroll")
  if (Result.isFailure(made.result)) {
    const { kinds } = made.result.failure
    const mayFix = kinds.filter((kind) => mends(actor, staff, kind))
    return yield* new Refused({ code: "Payroll_Not_Closable", view: { missing: kinds, mayFix } })
  }
  return yield* statementOf(actor, { staff, ...made.result.success, period, row: undefined, revision: 0 })
})
