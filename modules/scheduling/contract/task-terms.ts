/** 手配の単価: how each person of an arrangement is counted and paid for it, without its times and people. */
import { Schema } from "effect"
import { salaryTypes, wireValues } from "#modules/kernel/codes.ts"
import { WorkerCount } from "#modules/kernel/fields/number.ts"
import { Id, oneOf, Version } from "#modules/kernel/fields/row.ts"
import { atLeastRows, atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { Memo } from "#modules/kernel/fields/text.ts"
import { RateYen } from "#modules/kernel/fields/yen.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import type { taskPolicy } from "../policy.ts"
import { StaffCertificates } from "./task-parts.ts"
import { TaskWorkerView } from "./task-view.ts"

const { optionalKey, NullOr } = Schema
const mayBe = <S extends Schema.Constraint>(schema: S) => optionalKey(NullOr(schema))

/** One person of the arrangement; what is left out stays. */
const WorkerTerms = Schema.Struct({
  userId: Id,
  countWorkMorning: optionalKey(WorkerCount),
  countWorkAfternoon: optionalKey(WorkerCount),
  countWorkEvening: optionalKey(WorkerCount),
  countWorkOther: optionalKey(WorkerCount),
  priceMorning: mayBe(RateYen),
  priceAfternoon: mayBe(RateYen),
  priceEvening: mayBe(RateYen),
  price: optionalKey(RateYen),
  unitPriceCertificate: optionalKey(StaffCertificates),
})
export type WorkerTerms = typeof WorkerTerms.Type

export const TaskTerms = Schema.Struct({
  companyId: Id,
  taskId: Id,
  version: Version,
  workers: Schema.Array(WorkerTerms)
    .check(rowsDiffer(({ userId }: { readonly userId: number }) => userId, "userId"))
    .check(atLeastRows(1))
    .check(atMostRows(300)),
})
export type TaskTerms = typeof TaskTerms.Type

/** One arrangement's, or of it one person's. */
export const TaskTermsQuery = Schema.Struct({ taskId: Id, userId: optionalKey(Id) })
export type TaskTermsQuery = typeof TaskTermsQuery.Type

/** 給与形態 of the day stands only where the price may be seen. */
const TermsRow = Schema.Struct({
  ...TaskWorkerView.fields,
  salary: optionalKey(Schema.Struct({ salaryType: NullOr(oneOf(wireValues(salaryTypes))) })),
})
export const TaskTermsView = Schema.Struct({
  taskId: Schema.Int,
  version: Schema.Int,
  workers: Schema.Array(TermsRow),
  permissions: permissionsBy<typeof taskPolicy>(),
})
export type TaskTermsView = typeof TaskTermsView.Type

export const TaskNote = Schema.Struct({ companyId: Id, taskId: Id, version: Version, note: Memo })
export type TaskNote = typeof TaskNote.Type
