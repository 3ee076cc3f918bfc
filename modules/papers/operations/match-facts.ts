/** Both sides of a request: what its paper or what was entered asks by person and day, and what our arrangements say. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import { partnersByIds, rosterOf } from "#modules/people/index.ts"
import { headsOfPeople } from "#modules/scheduling/index.ts"
import type { LineRow, LineShiftRow, PaperRow } from "../model.ts"
import { numbersBilling } from "../repository/billed.ts"
import { type ClaimRow, claimsOf, decisionsOf, noticeOf } from "../repository/matching.ts"
import { linesOf, shiftsOf } from "../repository/papers.ts"
import { payeeKey, pieceKey } from "../rules/billed-work.ts"
import { type Claimed, claimedOfShift, personDays, plainName } from "../rules/match-days.ts"
import { matchedLines } from "../rules/match-line-differences.ts"
import { type PersonPiece, usualPriceOf } from "../rules/match-lines.ts"
import { piecesClaimed } from "../rules/match-scope.ts"
import { titlesOf, untilToday } from "./gather-work.ts"
import { workOfParty } from "./work-of-party.ts"

/** Of whom we don't know who it is. */
const nobodys = "（氏名なし）"

/** The days that the request is about: its period, else the month until its day of issue, and those of its lines and claims. */
const stretchOf = (
  { issuedOn, stageFrom, stageTo }: PaperRow,
  shifts: ReadonlyArray<LineShiftRow>,
  claims: ReadonlyArray<ClaimRow>,
) => {
  const days = [...shifts.map(({ day }) => day), ...claims.map(({ day }) => day)].toSorted()
  const from = stageFrom ?? days[0] ?? addDays(issuedOn, -31)
  const to = stageTo ?? days.at(-1) ?? issuedOn
  const named = [from, to < from ? from : to, ...days].toSorted()
  return { from: named[0] ?? from, to: named.at(-1) ?? to }
}
const sitesOf = ({ siteId }: PaperRow, lines: ReadonlyArray<LineRow>) => {
  const named = [siteId, ...lines.map((line) => line.siteId)].filter((id) => id !== null)
  return named.length === 0 ? undefined : new Set(named)
}

type Roster = Effect.Success<ReturnType<typeof rosterOf>>["staff"]
/** Whom a claim means: the record that it names, else the only one of this party with that name. */
const whoIs = (roster: Roster, { partnerId, staffId }: PaperRow) => {
  const people = [...roster.values()].filter((one) =>
    partnerId === null ? one.id === staffId : one.partnerId === partnerId,
  )
  const byName = Map.groupBy(people, ({ name }) => plainName(name))
  return (claim: { readonly staffId: number | null; readonly name: string }) => {
    const named = claim.staffId === null ? undefined : people.find(({ id }) => id === claim.staffId)
    if (named !== undefined) return { staffId: named.id, name: named.name }
    const [one, other] = byName.get(plainName(claim.name)) ?? []
    return one === undefined || other !== undefined
      ? { staffId: null, name: claim.name }
      : { staffId: one.id, name: one.name }
  }
}

/** What both sides say of a request, and what is decided of it. */
export const matchFacts = Effect.fn("Papers.matchFacts")(function* (row: PaperRow) {
  const { companyId } = yield* CurrentActor
  const { id, partnerId, staffId } = row
  const [lines, shifts] = [yield* linesOf(companyId, [id]), yield* shiftsOf(companyId, [id])]
  const [entered, decided] = [yield* claimsOf(companyId, id), yield* decisionsOf(companyId, id)]
  const notice = yield* noticeOf(companyId, id)
  const { from, to } = stretchOf(row, shifts, entered)
  const last: IsoDate = (yield* untilToday)(to)
  const sites = sitesOf(row, lines)
  const payee = { partnerId, staffId, isCustomersPaper: false }
  const all = from > last ? [] : yield* workOfParty(companyId, payee, { from, to: last })
  const own = new Set([row.no, ...(notice === undefined ? [] : [notice.no])])
  const billedBy = new Map(
    (yield* numbersBilling(companyId, all))
      .filter((one) => !own.has(one.no) && payeeKey(one) === payeeKey(row))
      .map((one) => [pieceKey(one), one.no]),
  )
  const byKey = new Map(all.map((piece) => [pieceKey(piece), piece]))
  const taskIds = [...new Set(all.map(({ taskId }) => taskId))]
  const people = taskIds.length === 0 ? [] : yield* headsOfPeople(companyId, taskIds, { partnerId, staffId })
  const roster = (yield* rosterOf(companyId)).staff
  const nameOf = (of: number) => roster.get(of)?.name ?? nobodys
  const worked = people.flatMap((one) => {
    const key = pieceKey({ ...one, certificate: "" })
    const piece = byKey.get(key)
    if (piece === undefined) return []
    const { certificate, day, shift, siteId, siteName, taskId, unitPrice } = piece
    return [{ ...one, key, taskId, shift, certificate, day, siteId, siteName, unitPrice, name: nameOf(one.staffId) }]
  })
  const who = whoIs(roster, row)
  const typed = entered.map((one): Claimed => ({ ...one, ...who(one) }))
  const byLines = new Set(shifts.map(pieceKey))
  const isAsked = (key: string) => byLines.has(key) || sites === undefined || sites.has(byKey.get(key)?.siteId ?? 0)
  const claimedKeys = piecesClaimed(worked, typed, isAsked)
  const isClaimed = (key: string) => claimedKeys.has(key) || isAsked(key)
  const free = all
    .map((piece) => ({ piece, key: pieceKey(piece) }))
    .filter(({ key }) => isClaimed(key) && !billedBy.has(key))
    .map(({ piece }) => piece)
  const everyones = worked.filter(({ key }) => isClaimed(key))
  const ours = everyones.filter((piece) => !billedBy.has(pieceKey(piece)))
  const ofShift = Map.groupBy(everyones, pieceKey)
  const named = shifts.filter(({ certificate }) => certificate === "")
  const fromLines = named.flatMap((one) =>
    claimedOfShift(ofShift.get(pieceKey(one)) ?? [], one.heads, one.day, nobodys),
  )
  const claims = entered.length > 0 ? typed : fromLines
  const decisions = new Map(decided.map((one) => [one.key, one]))
  const pieces: ReadonlyArray<PersonPiece> = ours
  const days = personDays(ours, claims, decisions)
  const prices = titlesOf(
    partnerId === null ? undefined : (yield* partnersByIds(companyId, [partnerId])).get(partnerId)?.vendorPrices,
  )
  return {
    ...{ row, from, to, entered, claims, days, pieces, everyones, work: free, billedBy, notice, titles: prices },
    source: entered.length > 0 ? ("entered" as const) : named.length > 0 ? ("lines" as const) : ("none" as const),
    certificates: new Set(shifts.filter(({ certificate }) => certificate !== "").map(pieceKey)),
    ...matchedLines(lines, shifts, pieces, decisions),
    usualPrice: usualPriceOf(pieces),
  }
})
export type MatchFacts = Effect.Success<ReturnType<typeof matchFacts>>
