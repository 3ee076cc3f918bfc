/** 給与一覧: the month's people with their figures; stored slips of a closed month, a draft of an open one. */
import { Effect, Result } from "effect"
import { labelsOf, payMonthStates } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { type IsoMonth, shiftMonth } from "#modules/kernel/civil-day.ts"
import { type Language, roleIds, salaryTypes } from "#modules/kernel/codes.ts"
import { rowsOfPage } from "#modules/kernel/fields/page-sizes.ts"
import { permissionsOn } from "#modules/kernel/policy.ts"
import { subtractYen, sumYen, type Yen } from "#modules/kernel/yen.ts"
import { type Staff, staffByIds } from "#modules/people/index.ts"
import { calculate } from "./calculate.ts"
import { peopleOfMonth } from "./check-month.ts"
import type { PayInputs } from "./model.ts"
import { payMonthOfCompany } from "./pay-inputs.ts"
import { slipPolicy } from "./policy.ts"
import { latestSlips, type SlipRow, slipNets } from "./repository.ts"
import { addBreakdowns, breakdownOf, noBreakdown } from "./rules/breakdown.ts"
import { slipDifference } from "./rules/difference.ts"
import { lineName } from "./rules/line-names.ts"
import type { SlipFigures } from "./rules/slip.ts"
import { workedMonth } from "./rules/worked-month.ts"
import { finishedRevision, inputsFrom, slipFrom } from "./statement.ts"
import type { PayRow } from "./views-model.ts"

interface Figures {
  readonly slip: SlipFigures
  readonly inputs: PayInputs
  readonly row: SlipRow | undefined
}

const figuresOf = ({ slip, inputs, row }: Figures) => ({
  id: row?.id ?? null,
  state: row === undefined ? ("draft" as const) : ("closed" as const),
  revision: row?.revision ?? 0,
  salaryType: salaryTypes[inputs.terms.at(-1)?.salaryType ?? "hour"],
  ...workedMonth(inputs),
  breakdown: breakdownOf(slip.lines),
  ...slip.totals,
  warnings: slip.warnings.map(({ code }) => code),
})

const noFigures = {
  id: null,
  state: "draft",
  revision: 0,
  salaryType: null,
  ...workedMonth({ days: [] }),
  breakdown: null,
  gross: null,
  deductions: null,
  net: null,
  warnings: [],
} as const

/** The readable people of a month with their figures, in the order of the staff list. */
export const figuresOfMonth = Effect.fn("Payroll.figuresOfMonth")(function* (month: IsoMonth) {
  const actor = yield* CurrentActor
  const period = yield* payMonthOfCompany(actor.companyId, month)
  const state = (yield* payMonthStates(actor.companyId, [month])).get(month)?.state ?? "open"
  const isReadable = (staff: Staff) => slipPolicy.actions.read(actor, staff) === true
  if (state === "closed") {
    // Whoever was paid, whatever became of him since.
    const rows = yield* latestSlips(actor.companyId, [month], yield* finishedRevision(actor.companyId, month))
    const paid = yield* staffByIds(
      actor.companyId,
      rows.map(({ staffId }) => staffId),
    )
    return rows.flatMap((row) => {
      const staff = paid.get(row.staffId)
      return staff === undefined || !isReadable(staff)
        ? []
        : [{ staff, missing: [], figures: { slip: slipFrom(row), inputs: inputsFrom(row), row } }]
    })
  }
  const people = (yield* peopleOfMonth(actor.companyId, period)).filter(isReadable)
  const made = yield* calculate(
    actor.companyId,
    people.map(({ id }) => id),
    period,
  )
  return made.map(({ gathered, result }) =>
    Result.isSuccess(result)
      ? { staff: gathered.staff, missing: [], figures: { ...result.success, row: undefined } }
      : { staff: gathered.staff, missing: result.failure.kinds, figures: undefined },
  )
})

export interface WantedRows {
  readonly month: IsoMonth
  readonly keyword?: string
  readonly roleIds?: ReadonlyArray<number>
  readonly pageIndex?: number
  readonly pageSize?: number
}

const isWanted = (asked: WantedRows) => (staff: Staff) =>
  (staff.name.includes(asked.keyword ?? "") || (staff.furiganaName ?? "").includes(asked.keyword ?? "")) &&
  (asked.roleIds === undefined || asked.roleIds.length === 0 || asked.roleIds.includes(roleIds[staff.role]))

/** How many lines of a difference a row has room for. */
const mostChanges = 3

/** What the largest changes of the lines do to the net: less tax is more money. */
const changesOf = (
  before: SlipFigures,
  after: SlipFigures,
  words: { readonly language: Language; readonly labels: Labels },
) =>
  slipDifference(before, after)
    .lines.filter(({ kind, difference }) => kind !== "info" && difference !== 0)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, mostChanges)
    .map((line) => ({
      key: line.key,
      name: lineName(line, words.language, words.labels),
      yen: line.kind === "deduction" ? -line.difference : line.difference,
    }))
type Labels = Readonly<Record<string, string>>

/** The net that each corrected slip of the month had before its last correction, by person. */
const netsBeforeCorrection = Effect.fn("Payroll.netsBeforeCorrection")(function* (month: IsoMonth) {
  const { companyId } = yield* CurrentActor
  const upTo = yield* finishedRevision(companyId, month)
  if (upTo < 2) return new Map<number, Yen>()
  const byStaff = Map.groupBy(yield* slipNets(companyId, month, upTo), ({ staffId }) => staffId)
  return new Map(
    [...byStaff].flatMap(([staffId, rows]) => {
      const before = rows.at(-2)
      return before === undefined ? [] : [[staffId, before.net] as const]
    }),
  )
})

/** Those whom the actor may read, page by page; the number of statements does not depend on how many. */
export const payRows = Effect.fn("Payroll.payRows")(function* (asked: WantedRows) {
  const actor = yield* CurrentActor
  const { companyId, language } = actor
  const all = (yield* figuresOfMonth(asked.month)).filter(({ staff }) => isWanted(asked)(staff))
  const size = rowsOfPage(asked.pageSize)
  const pageIndex = asked.pageIndex ?? 1
  const shown = all.slice((pageIndex - 1) * size, pageIndex * size)
  const before = shiftMonth(asked.month, -1)
  const upTo = yield* finishedRevision(companyId, before)
  const ids = shown.map(({ staff }) => staff.id)
  const previous = new Map(
    (yield* latestSlips(companyId, [before], upTo, ids)).map((row) => [row.staffId, slipFrom(row)]),
  )
  const corrected = yield* netsBeforeCorrection(asked.month)
  const words = { language, labels: yield* labelsOf(companyId) }
  return {
    data: shown.map(({ staff, figures, missing }): PayRow => {
      const last = previous.get(staff.id)
      const compared = last === undefined || figures === undefined ? undefined : { last, slip: figures.slip }
      return {
        userId: staff.id,
        name: staff.name,
        roleId: roleIds[staff.role],
        ...(figures === undefined ? noFigures : figuresOf(figures)),
        difference: compared === undefined ? null : subtractYen(compared.slip.totals.net, compared.last.totals.net),
        changes: compared === undefined ? [] : changesOf(compared.last, compared.slip, words),
        beforeCorrection: figures?.row === undefined ? null : (corrected.get(staff.id) ?? null),
        missing,
        permissions: permissionsOn(slipPolicy, actor, staff),
      }
    }),
    pageIndex,
    totalPages: Math.ceil(all.length / size),
    totalItems: all.length,
  }
})

/** Sums over everybody the actor may read, not over a page. */
export const totalsOfMonth = Effect.fn("Payroll.totalsOfMonth")(function* (month: IsoMonth) {
  const made = (yield* figuresOfMonth(month)).flatMap(({ figures }) => (figures === undefined ? [] : [figures]))
  const slips = made.map(({ slip }) => slip.totals)
  return {
    people: slips.length,
    overtimeMinutes: made.reduce((sum, { inputs }) => sum + workedMonth(inputs).overtimeMinutes, 0),
    gross: sumYen(slips.map(({ gross }) => gross)),
    deductions: sumYen(slips.map(({ deductions }) => deductions)),
    net: sumYen(slips.map(({ net }) => net)),
    breakdown: made.map(({ slip }) => breakdownOf(slip.lines)).reduce(addBreakdowns, noBreakdown),
  }
})
