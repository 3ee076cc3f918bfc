/** 給与一覧: a page of the month's people with their figures, beside last month's. */

import { Effect } from "effect"
import { labelsOf } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { type IsoMonth, shiftMonth } from "#modules/kernel/civil-day.ts"
import { type Language, roleIds, salaryTypes } from "#modules/kernel/codes.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { pageAsked, pageOf, rowsOn } from "#modules/kernel/paging.ts"
import { permissionsOn } from "#modules/kernel/policy.ts"
import { noYen, subtractYen, type Yen } from "#modules/kernel/yen.ts"
import type { Staff } from "#modules/people/index.ts"
import type { PayRow } from "../contract/views.ts"
import type { Slip } from "../model.ts"
import { slipPolicy } from "../policy.ts"
import { eachLatestSlip, slipNets } from "../repository.ts"
import { workedMonth } from "../rules/hours/worked-month.ts"
import { breakdownOf } from "../rules/slip/breakdown.ts"
import { slipDifference } from "../rules/slip/difference.ts"
import { lineName } from "../rules/slip/line-names.ts"
import type { SlipFigures } from "../rules/slip/slip.ts"
import { eachFigures, type Figures, readableOfMonth } from "./month-figures.ts"
import { finishedRevision, slipFrom } from "./show-statement.ts"

const figuresOf = ({ slip, inputs, row }: Figures) => ({
  id: row?.id ?? null,
  state: row === undefined ? ("draft" as const) : ("closed" as const),
  revision: row?.revision ?? 0,
  salaryType: salaryTypes[inputs.terms.at(-1)?.salaryType ?? "hour"],
  ...workedMonth(inputs),
  breakdown: breakdownOf(slip.lines),
  repaid: noYen,
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
  repaid: null,
  warnings: [],
} as const

export interface WantedRows {
  readonly month: IsoMonth
  readonly keyword?: string
  readonly roleIds?: ReadonlyArray<number>
  readonly pageIndex?: number
  readonly pageSize?: number
}

const isWanted = (asked: WantedRows) => (staff: Staff) =>
  isFound(asked.keyword ?? "", staff.name, staff.furiganaName) &&
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
  const all = (yield* readableOfMonth(asked.month)).filter(isWanted(asked))
  const page = pageAsked(asked)
  const shown = rowsOn(page, all)
  const before = shiftMonth(asked.month, -1)
  const upTo = yield* finishedRevision(companyId, before)
  const ids = shown.map(({ id }) => id)
  const previous = new Map<number, Slip>()
  yield* eachLatestSlip(companyId, before, upTo, ids, (row) => previous.set(row.staffId, slipFrom(row)))
  const corrected = yield* netsBeforeCorrection(asked.month)
  const words = { language, labels: yield* labelsOf(companyId) }
  const data: Array<PayRow> = []
  yield* eachFigures(asked.month, shown, ({ staff, figures, missing }) => {
    const last = previous.get(staff.id)
    const compared = last === undefined || figures === undefined ? undefined : { last, slip: figures.slip }
    data.push({
      userId: staff.id,
      name: staff.name,
      furiganaName: staff.furiganaName,
      roleId: roleIds[staff.role],
      ...(figures === undefined ? noFigures : figuresOf(figures)),
      difference: compared === undefined ? null : subtractYen(compared.slip.totals.net, compared.last.totals.net),
      changes: compared === undefined ? [] : changesOf(compared.last, compared.slip, words),
      beforeCorrection: figures?.row === undefined ? null : (corrected.get(staff.id) ?? null),
      missing,
      permissions: permissionsOn(slipPolicy, actor, staff),
    })
  })
  return pageOf(page, data, all.length)
})
