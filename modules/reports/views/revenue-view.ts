/** Revenue's row → what is shown. */
import type { Actor } from "#modules/kernel/actor.ts"
import { permissionsOn } from "#modules/kernel/policy.ts"
import type { RevenueView } from "../contract/revenue.ts"
import { type RevenueSubject, revenuePolicy } from "../policy.ts"
import type { RevenueRow } from "../repository/revenue.ts"

export const subjectOf = ({ status }: Pick<RevenueRow, "status">): RevenueSubject => ({ isStanding: status === 1 })

export const revenueView = (row: RevenueRow, actor: Actor, names: ReadonlyMap<number, string>): RevenueView => ({
  id: row.id,
  siteId: row.siteId,
  title: row.title,
  amount: row.amount,
  date: row.day,
  note: row.note,
  status: row.status,
  madeName: names.get(row.madeBy) ?? null,
  madeAt: row.madeAt,
  deletedName: row.deletedBy === null ? null : (names.get(row.deletedBy) ?? null),
  deletedAt: row.deletedAt,
  reason: row.reason,
  version: row.version,
  permissions: permissionsOn(revenuePolicy, actor, subjectOf(row)),
})
