/** 仕訳データ (BEY-09): what a month is in the books, what of it was taken before, and what is new since. */
import { Effect } from "effect"
import { peopleByIds } from "#modules/identity/index.ts"
import { isoMonth } from "#modules/kernel/civil-day.ts"
import { authorize, permissionsOn } from "#modules/kernel/policy.ts"
import { journalKinds } from "../codes.ts"
import type { AskJournal } from "../contract/journal.ts"
import { journalPolicy } from "../policy.ts"
import { filesOfMonth, linesTaken, monthsWith } from "../repository/journal-files.ts"
import { newSince, standingAfter, totalOf, wholeMonth } from "../rules/journal/taken.ts"
import { journalMonth } from "./journal-month.ts"

/** Fails with Permission_Denied. Twelve statements, however much a month holds. */
export const showJournal = Effect.fn("Reports.journal")(function* ({ month: asked, product }: AskJournal) {
  const actor = yield* authorize(journalPolicy, "read", undefined)
  const { companyId } = actor
  const month = isoMonth(asked)
  const { booked, isClosed, leftOut } = yield* journalMonth(companyId, month, product)
  const all = wholeMonth(booked)
  const taken = yield* filesOfMonth(companyId, product, month)
  const since = newSince(booked, standingAfter(yield* linesTaken(companyId, product, month)), isClosed)
  const back = since.filter(({ takesBack }) => takesBack)
  const sources = booked.map(({ source }) => source)
  const makers = yield* peopleByIds([...new Set(taken.map(({ madeBy }) => madeBy))])
  const nameOf = new Map(makers.map(({ id, name }) => [id, name]))
  return {
    month,
    product,
    entries: all.length,
    total: totalOf(all),
    parts: journalKinds.flatMap((kind) => {
      const own = all.filter(({ entry }) => entry.kind === kind)
      return own.length === 0 ? [] : [{ kind, entries: own.length, total: totalOf(own) }]
    }),
    leftOut,
    taken: taken.map(({ entries, hash, id, madeAt, madeBy, scope, total }) => ({
      id,
      madeAt,
      madeBy: nameOf.get(madeBy) ?? "",
      scope,
      entries,
      total,
      hash: hash.toString("hex"),
    })),
    since: {
      entries: since.length,
      total: totalOf(since.filter(({ takesBack }) => !takesBack)),
      takenBack: back.length,
      takenBackTotal: totalOf(back),
    },
    elsewhere: yield* monthsWith(companyId, product, month, sources),
    permissions: permissionsOn(journalPolicy, actor, undefined),
  }
})
