/** Findings as whoever closes reads them: which he may repair, and the end that a punch without one probably had. */
import { Effect } from "effect"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { type Staff, staffByIds, staffPolicy } from "#modules/people/index.ts"
import { editsSites } from "#modules/scheduling/index.ts"
import { attendancePolicy, type OpenEnd, openEnds } from "#modules/timekeeping/index.ts"
import type { CheckKind } from "../codes/checks.ts"
import type { Finding } from "../rules/findings.ts"

export interface ShownFinding extends Finding {
  readonly mayFix: boolean
  readonly end?: OpenEnd
}

type Mends = (actor: Actor, staff: Staff) => boolean
const mendsAttendance: Mends = (actor, staff) => attendancePolicy.actions.correct(actor, staff) === true
const mendsRecord: Mends = (actor, staff) => staffPolicy.actions.edit(actor, staff) === true
const mendsPay: Mends = (actor, staff) => staffPolicy.actions.editPay(actor, staff) === true
const nobody: Mends = () => false

/** Where each kind is repaired decides who repairs it; what has no place of its own is looked at on the slip. */
const mendsKind: Readonly<Record<CheckKind, Mends>> = {
  unfinished: mendsAttendance,
  noShift: mendsAttendance,
  outsideEmployment: mendsAttendance,
  absent: mendsAttendance,
  noArrangement: mendsAttendance,
  claimedEnd: mendsAttendance,
  shortRest: mendsAttendance,
  noBirthday: mendsRecord,
  noTerms: mendsPay,
  noMonthlyHours: mendsPay,
  noStandard: mendsPay,
  dailyTax: mendsPay,
  belowMinimumWage: mendsPay,
  noPrefecture: editsSites,
  noAccount: mendsPay,
  commutingTaxed: mendsPay,
  payCycle: mendsPay,
  noLaw: nobody,
  negativeNet: mendsPay,
  overtime45: nobody,
  overtime100: nobody,
  premiumUncollected: nobody,
  premiumBeyondPay: nobody,
  residentTaxLeft: nobody,
  premiumOfNoAge: mendsPay,
}

/** Whether the actor may repair this of this person, at the place where it is repaired. */
export const mends = (actor: Actor, staff: Staff, kind: CheckKind) => mendsKind[kind](actor, staff)

/**
 * The findings with who may repair them, and of punches without an end what is proposed.
 *
 * What somebody is at work on right now is left out while the month runs. Once it is over such a punch stays: a close
 * would shut out its end.
 */
export const shownFindings = Effect.fn("Payroll.shownFindings")(function* (
  companyId: number,
  findings: ReadonlyArray<Finding>,
  isOver: boolean,
) {
  const actor = yield* CurrentActor
  const punchIds = findings.flatMap(({ kind, punchId }) => (kind === "unfinished" && punchId !== null ? [punchId] : []))
  const ends = yield* openEnds(companyId, punchIds)
  const staff = yield* staffByIds(companyId, [...new Set(findings.map(({ userId }) => userId))])
  return findings.flatMap((finding): ReadonlyArray<ShownFinding> => {
    const end = finding.kind === "unfinished" ? ends.get(finding.punchId ?? 0) : undefined
    if (end?.isAtWork === true && !isOver) return []
    const person = staff.get(finding.userId)
    const mayFix =
      end === undefined
        ? person !== undefined && mends(actor, person, finding.kind)
        : end.punch.permissions.actions.includes("tellEnd")
    return [{ ...finding, mayFix, ...(end === undefined ? {} : { end }) }]
  })
})
