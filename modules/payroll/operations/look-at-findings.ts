/** 確認した: somebody who closes has looked at a finding that stops nothing; kept with who, when and for which facts. */
import { Effect } from "effect"
import { lockPayMonth, payMonthStates } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { needsReason } from "../codes/checks.ts"
import type { LookBody } from "../contract/bodies.ts"
import { payMonthPolicy } from "../policy.ts"
import { deleteLookedAt, insertLookedAt, lookedAtOfMonth } from "../repository/looked-at.ts"
import { markOf } from "../rules/finding-mark.ts"
import { isStop } from "../rules/findings.ts"
import { findingsOfMonth } from "./month-findings.ts"
import { peopleOfMonth } from "./people-of-month.ts"
import { payMonthOfCompany } from "./person-inputs.ts"

/** The findings of these people that may be looked at, by their marks; what stops the month is not among them. */
const lookable = Effect.fnUntraced(function* (companyId: number, month: IsoMonth, userIds: ReadonlyArray<number>) {
  const { findings } = yield* findingsOfMonth(companyId, month, userIds)
  return new Map(findings.filter((one) => !isStop(one)).map((one) => [markOf(one), one] as const))
})

/**
 * Marks findings as looked at, or takes that back. What is so already stays as it is, with who was first. The month is held
 * only after the findings were calculated, so that no press waits for them; a mark is of the facts that were read, and
 * other facts that come in between ask again by themselves.
 *
 * Fails with Permission_Denied, Not_Found for people who are not of the month, and Update_Expired where a finding is not
 * there any more, or its facts are others by now, and Invalid_Input where one may be left with a reason alone.
 */
export const lookAtFindings = Effect.fn("Payroll.lookAtFindings")(function* (asked: LookBody) {
  const { companyId, personId } = yield* CurrentActor
  const { findings: wanted, isLookedAt, month, reason = null } = asked
  const state = (yield* payMonthStates(companyId, [month])).get(month)?.state ?? "open"
  yield* authorize(payMonthPolicy, "look", { state })
  const userIds = [...new Set(wanted.map(({ userId }) => userId))]
  const people = yield* peopleOfMonth(companyId, yield* payMonthOfCompany(companyId, month), userIds)
  if (people.length < userIds.length) return yield* refuse("Not_Found")
  const there = isLookedAt === 1 ? yield* lookable(companyId, month, userIds) : undefined
  yield* authorize(payMonthPolicy, "look", yield* lockPayMonth(companyId, month))
  const known = new Set((yield* lookedAtOfMonth(companyId, month)).map(({ mark }) => mark.toString("hex")))
  const marks = [...new Set(wanted.map(({ mark }) => mark))]
  const changing = marks.filter((mark) => known.has(mark) !== (isLookedAt === 1))
  const kinds = new Set<string>()
  if (there !== undefined) {
    const at = yield* instantNow
    const rows = changing.flatMap((mark) => {
      const finding = there.get(mark)
      if (finding === undefined) return []
      kinds.add(finding.kind)
      const { kind, userId: staffId } = finding
      return [
        { companyId, month, mark: Buffer.from(mark, "hex"), kind, staffId, lookedBy: personId, lookedAt: at, reason },
      ]
    })
    if (rows.length < changing.length) return yield* refuse("Update_Expired")
    if (reason === null && rows.some(({ kind }) => needsReason.has(kind)))
      return yield* refuse("Invalid_Input", [{ field: "reason", message: "required" }])
    yield* insertLookedAt(rows)
  } else yield* deleteLookedAt(companyId, month, changing)
  if (changing.length > 0)
    yield* tell({
      action: "payMonth.look",
      subject: `payMonth:${month}`,
      before: { isLookedAt: isLookedAt === 0 },
      after: {
        isLookedAt: isLookedAt === 1,
        ...(reason === null ? {} : { reason }),
        userIds,
        kinds: [...kinds],
        marks: changing,
      },
    })
  return { month, isLookedAt, marks }
})
