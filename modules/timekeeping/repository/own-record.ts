/** Who presses and which months are his: statements of the modules below, in one round trip for all who press at once. */
import { closingDateStatement, payMonthsStatement, possiblePayMonths } from "#modules/companies/index.ts"
import { type GivenInstant, instantGiven, millisOfInstant, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { query, type Sql, together } from "#modules/kernel/database/scope.ts"
import { recordIds, recordsStatement } from "#modules/people/index.ts"
import { lockStatement, openStatement, pressesStatement } from "./presses.ts"

/** The record of a signed-in person, undefined for customers and vendors, and the company's closing date. */
export const recordOf = (companyId: number, personId: number) =>
  query(async ({ sql }) => {
    const [[record], [company]] = await together(
      recordsStatement(sql, companyId, [personId]),
      closingDateStatement(sql, companyId),
    )
    return { record, company }
  })

/** Whose press it is, and by which id of his device. */
export interface PressOf {
  readonly personId: number
  readonly clientId: string | undefined
}
/**
 * As `recordOf`, for all who press; also locks them and gives the presses of these ids and the open punches as they stand
 * from then on. One round trip: each statement has its own snapshot, so those behind the lock see what was committed while it
 * was waited for.
 */
export const lockedRecordsOf = async (sql: Sql, companyId: number, asked: ReadonlyArray<PressOf>) => {
  const personIds = asked.map(({ personId }) => personId)
  const clientIds = asked.flatMap(({ clientId }) => (clientId === undefined ? [] : [clientId]))
  const staffIds = recordIds(sql, companyId, personIds)
  const [records, [company], , presses, punches] = await together(
    recordsStatement(sql, companyId, personIds),
    closingDateStatement(sql, companyId),
    lockStatement(sql, companyId, staffIds),
    pressesStatement(sql, companyId, clientIds),
    openStatement(sql, companyId, staffIds),
  )
  const byPerson = new Map(records.map((record) => [record.personId, record]))
  const known = new Map(presses.map((row) => [row.clientId, row]))
  const open = new Map(punches.map((row) => [row.staffId, row]))
  return asked.map(({ personId, clientId }) => {
    const record = byPerson.get(personId)
    return { record, company, known: known.get(clientId ?? ""), open: open.get(record?.id ?? 0) }
  })
}
export type LockedRecord = Awaited<ReturnType<typeof lockedRecordsOf>>[number]

/**
 * As `lockedRecordsOf`, with what presses of the big button need: the pay months of the days pressed, held as they are until
 * the transaction ends, and a number for the punch that each may begin. Still one round trip.
 */
export const readForPresses = async (
  sql: Sql,
  companyId: number,
  asked: ReadonlyArray<PressOf & { readonly pressedAt: GivenInstant | undefined }>,
) => {
  const days = new Set(
    asked.flatMap(({ pressedAt: at }) => (at === undefined ? [] : [tokyoDayOf(millisOfInstant(instantGiven(at)))])),
  )
  const months = new Set([...days].flatMap(possiblePayMonths))
  const [records, [states, ids]] = await Promise.all([
    lockedRecordsOf(sql, companyId, asked),
    together(
      payMonthsStatement(sql, companyId, [...months], "share"),
      // One that nobody uses leaves a gap, as a write does that is rolled back.
      sql<Array<{ id: number }>>`
        select nextval('timekeeping.punch_id_seq')::int as id from generate_series(1, ${asked.length}::int)`,
    ),
  ])
  const isOpen = new Map(states.map(({ month, state }) => [month, state === "open"]))
  return records.map((record, n) => ({ ...record, isOpen, newId: ids[n]?.id }))
}
export type ReadForPress = Awaited<ReturnType<typeof readForPresses>>[number]
