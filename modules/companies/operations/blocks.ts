/** A member is shut out of the company and let in again (D95): from the commit on, in every process, on every token. */
import { Effect } from "effect"
import { peopleByIds } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { tell } from "#modules/kernel/write.ts"
import { type BlockRow, blocksOfMembers, endBlock, insertBlock } from "../repository/blocks.ts"
import type { MembershipRow } from "../repository.ts"
import { saveMembership } from "../repository.ts"

type Member = Pick<MembershipRow, "id" | "personId">
const { active, inactive } = activeStatuses

/** The gate reads the membership anew for every call; his sign-in stays good for his other companies. */
export const blockMember = Effect.fn("Companies.blockMember")(function* (member: Member, reason: string) {
  const { companyId, personId: blockedBy } = yield* CurrentActor
  const blockedAt = yield* instantNow
  yield* saveMembership(companyId, member.id, { status: inactive })
  const { id: membershipId, personId } = member
  yield* insertBlock({ companyId, membershipId, personId, reason, blockedBy, blockedAt })
  yield* tell({
    action: "membership.block",
    subject: `membership:${membershipId}`,
    before: { status: active },
    after: { status: inactive, reason },
  })
})

export const unblockMember = Effect.fn("Companies.unblockMember")(function* (membershipId: number, reason: string) {
  const { companyId, personId: liftedBy } = yield* CurrentActor
  yield* saveMembership(companyId, membershipId, { status: active })
  yield* endBlock(companyId, membershipId, { liftedBy, liftReason: reason, liftedAt: yield* instantNow })
  yield* tell({
    action: "membership.unblock",
    subject: `membership:${membershipId}`,
    before: { status: inactive },
    after: { status: active, reason },
  })
})

/** Blocks with the names of who made and who lifted each. */
export const withNames = Effect.fn("Companies.withNames")(function* (blocks: ReadonlyArray<BlockRow>) {
  const ids = blocks.flatMap(({ blockedBy, liftedBy }) => (liftedBy === null ? [blockedBy] : [blockedBy, liftedBy]))
  const names = new Map((yield* peopleByIds([...new Set(ids)])).map(({ id, name }) => [id, name]))
  return blocks.map(({ blockedAt, blockedBy, liftReason, liftedAt, liftedBy, reason }) => ({
    reason,
    from: blockedAt,
    to: liftedAt,
    by: names.get(blockedBy) ?? "",
    endedBy: liftedBy === null ? null : (names.get(liftedBy) ?? ""),
    endReason: liftReason,
  }))
})

/** When these members were shut out, by whom and why; the newest first. */
export const blockHistory = Effect.fn("Companies.blockHistory")(function* (membershipIds: ReadonlyArray<number>) {
  const { companyId } = yield* CurrentActor
  return yield* withNames(yield* blocksOfMembers(companyId, membershipIds))
})
