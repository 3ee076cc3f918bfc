/** How slips, months and closes travel. Explanations travel as data and as text in the reader's language. */

import { Schema } from "effect"
import { Instant, IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { Yen } from "#modules/kernel/yen.ts"
import { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { checkKindNames } from "../codes/checks.ts"
import { operators } from "../codes.ts"
import { RepaidExpense } from "../model/repaid-expense.ts"
import { SlipLine, SlipWarning } from "../model.ts"
import type { payMonthPolicy, slipPolicy } from "../policy.ts"

const SlipState = Schema.Literals(["draft", "closed"])
/** Pay (the first three) and deductions (the other four) by the columns of a list. */
const Breakdown = Schema.Struct({
  basePay: Yen,
  premiumPay: Yen,
  otherPay: Yen,
  insurance: Yen,
  incomeTax: Yen,
  residentTax: Yen,
  otherDeductions: Yen,
})
const WorkedMonth = Schema.Struct({
  days: Schema.Int,
  workedMinutes: Schema.Int,
  overtimeMinutes: Schema.Int,
  nightMinutes: Schema.Int,
  holidayMinutes: Schema.Int,
})
export const PayRow = Schema.Struct({
  /** The slip's id; null while the month is open and the figures are a draft. */
  id: Schema.NullOr(Schema.Int),
  userId: Schema.Int,
  name: Schema.String,
  furiganaName: Schema.NullOr(Schema.String),
  roleId: Schema.Int,
  salaryType: Schema.NullOr(Schema.Int),
  state: SlipState,
  revision: Schema.Int,
  ...WorkedMonth.fields,
  breakdown: Schema.NullOr(Breakdown),
  gross: Schema.NullOr(Yen),
  deductions: Schema.NullOr(Yen),
  net: Schema.NullOr(Yen),
  /** Expenses that go back with the slip: part of the net. */
  repaid: Schema.NullOr(Yen),
  /** Net against last month's slip; null when there was none. */
  difference: Schema.NullOr(Schema.Int),
  /** The lines that make the difference, the largest first, each with what it does to the net. */
  changes: Schema.Array(Schema.Struct({ key: Schema.String, name: Schema.String, yen: Schema.Int })),
  /** Net of the revision before, where the slip is a correction. */
  beforeCorrection: Schema.NullOr(Yen),
  /** Why there are no figures. */
  missing: Schema.Array(Schema.Literals(checkKindNames)),
  warnings: Schema.Array(Schema.String),
  permissions: permissionsBy<typeof slipPolicy>(),
})
export type PayRow = typeof PayRow.Type

const Totals = Schema.Struct({
  people: Schema.Int,
  overtimeMinutes: Schema.Int,
  gross: Yen,
  deductions: Yen,
  net: Yen,
  /** Expenses that go back with the slips: part of the net. */
  repaid: Yen,
  breakdown: Breakdown,
})
export const PayMonthView = Schema.Struct({
  month: IsoMonth,
  from: IsoDate,
  to: IsoDate,
  paidOn: IsoDate,
  /** Until when it is corrected for the transfer, when the file goes to the bank, and when tax is paid on. */
  correctBy: IsoDate,
  sendBy: IsoDate,
  taxDueOn: IsoDate,
  state: Schema.Literals(["open", "closing", "closed"]),
  revision: Schema.Int,
  /** Closes after the first; one that broke off has a revision and is none. */
  corrections: Schema.Int,
  isOver: Schema.Boolean,
  totals: Totals,
  closes: Schema.Array(
    Schema.Struct({
      revision: Schema.Int,
      startedAt: Instant,
      endedAt: Schema.NullOr(Instant),
      startedBy: Schema.String,
      reason: Schema.NullOr(Schema.String),
      people: Schema.NullOr(Schema.Int),
    }),
  ),
  /** 締めの担当: who may close it, finance first; only for who closes. */
  closers: Schema.Array(Schema.Struct({ name: Schema.String, roleId: Schema.Int })),
  /** Whom closes have gone on without and who has no slip of the month yet; only for who closes. */
  unpaid: Schema.Array(Schema.Struct({ userId: Schema.Int, name: Schema.String, reason: Schema.String })),
  /** The long job of the running or latest close. */
  jobId: Schema.NullOr(Schema.Int),
  permissions: permissionsBy<typeof payMonthPolicy>(),
})

const Explained = Schema.Struct({
  sentence: Schema.String,
  steps: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      words: Schema.String,
      numbers: Schema.String,
      result: Schema.String,
      rounding: Schema.optionalKey(Schema.String),
      parts: Schema.Array(
        Schema.Struct({
          op: Schema.optionalKey(Schema.Literals(operators)),
          words: Schema.String,
          text: Schema.String,
        }),
      ),
    }),
  ),
  figures: Schema.Array(Schema.Struct({ words: Schema.String, text: Schema.String, source: Schema.Unknown })),
})
const Cause = Schema.Struct({
  name: Schema.String,
  unit: Schema.String,
  before: Schema.optionalKey(Schema.String),
  after: Schema.optionalKey(Schema.String),
  words: Schema.String,
  beforeText: Schema.optionalKey(Schema.String),
  afterText: Schema.optionalKey(Schema.String),
})
const StatementLine = Schema.Struct({
  ...SlipLine.fields,
  name: Schema.String,
  text: Explained,
  /** Against last month's slip; null when there was none. */
  difference: Schema.NullOr(Schema.Struct({ before: Yen, yen: Schema.Int, causes: Schema.Array(Cause) })),
})
export const Statement = Schema.Struct({
  id: Schema.NullOr(Schema.Int),
  userId: Schema.Int,
  name: Schema.String,
  roleId: Schema.Int,
  month: IsoMonth,
  from: IsoDate,
  to: IsoDate,
  paidOn: IsoDate,
  state: SlipState,
  revision: Schema.Int,
  /** 訂正 n回目: how many slips of this month the person had before this one. */
  corrections: Schema.Int,
  /** The slip that stands now, when it is another one. */
  newerId: Schema.NullOr(Schema.Int),
  /** When its close ended; null for a draft. */
  madeAt: Schema.NullOr(Instant),
  companyName: Schema.String,
  /** Whom to ask; null when the company has given no number. */
  officePhone: Schema.NullOr(Schema.String),
  /** 職種; null when nobody told it. */
  trade: Schema.NullOr(Schema.String),
  worked: WorkedMonth,
  /** 公休出勤: days worked that are no working days of the person; null where none are agreed. */
  daysOffWorked: Schema.NullOr(Schema.Int),
  /** 遅刻・早退 of the days' plans. */
  missedMinutes: Schema.Int,
  /** 備考: by what more than tax and insurance is deducted; null where nothing is. */
  note: Schema.NullOr(Schema.String),
  totals: Schema.Struct({ gross: Yen, deductions: Yen, net: Yen, repaid: Schema.optionalKey(Yen) }),
  /** What the line 立替金精算 pays back; each opens its request. */
  expenses: Schema.Array(RepaidExpense),
  lines: Schema.Array(StatementLine),
  /** Lines that last month's slip had and this one has not. */
  gone: Schema.Array(
    Schema.Struct({ key: Schema.String, name: Schema.String, kind: SlipLine.fields.kind, before: Yen }),
  ),
  previous: Schema.NullOr(
    Schema.Struct({
      month: IsoMonth,
      gross: Yen,
      deductions: Yen,
      net: Yen,
      repaid: Schema.optionalKey(Yen),
      /** Of the net. */
      difference: Schema.Int,
      worked: WorkedMonth,
    }),
  ),
  warnings: Schema.Array(SlipWarning),
  law: Schema.Array(
    Schema.Struct({ parameter: Schema.String, since: IsoDate, label: Schema.String, reference: Schema.String }),
  ),
  /** The days behind the lines: plan, punches and what counts. */
  attendance: Schema.Array(AttendanceDay),
  permissions: permissionsBy<typeof slipPolicy>(),
})
export type Statement = typeof Statement.Type

export const OwnSlip = Schema.Struct({
  id: Schema.Int,
  month: IsoMonth,
  paidOn: IsoDate,
  revision: Schema.Int,
  /** How many slips of the month this one replaces. */
  corrections: Schema.Int,
  gross: Yen,
  deductions: Yen,
  net: Yen,
})

export const Revision = Schema.Struct({
  id: Schema.Int,
  revision: Schema.Int,
  madeAt: Schema.NullOr(Instant),
  reason: Schema.NullOr(Schema.String),
  net: Yen,
  /** Against the revision before; empty for the first. */
  changes: Schema.Array(
    Schema.Struct({ key: Schema.String, name: Schema.String, before: Yen, after: Yen, causes: Schema.Array(Cause) }),
  ),
})
