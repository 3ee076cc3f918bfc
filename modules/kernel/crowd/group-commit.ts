/**
 * Group commit: a crowd's writes of one company that come while another is under way are stored in one transaction.
 *
 * At eight a whole company presses at once, and each press alone pays for begin, commit, a flush of the disk and a dozen
 * statements. Every write of a group is decided by itself and gets its own answer or refusal, and none before the commit.
 */
import { Context, Effect, Exit, Layer, Result } from "effect"
import { isDatabaseAway } from "../database/connect.ts"
import { type Database, transact } from "../database/scope.ts"
import type { Refused } from "../errors.ts"
import type { Known } from "../idempotency.ts"
import type { Keys } from "../keys.ts"
import { type Command, now, replayed, type Written, writing, writtenBy } from "../write.ts"
import type { Asked, Crowd } from "./crowd.ts"
import { gathering } from "./gathering.ts"

// biome-ignore lint/suspicious/noExplicitAny: a crowd's own types are checked where its call is served; here all are alike.
type AnyCrowd = Crowd<any, any, any, unknown>

/** One write of a crowd; those of one call have the same crowd. */
export interface Member extends Asked<unknown> {
  readonly command: Command
  readonly crowd: AnyCrowd
}
/** One of a transaction: what its key stands for, and what was read for it. */
interface Seen extends Member {
  readonly known: Known | undefined
  readonly facts: unknown
}
/** What is stored of it, beside its change of the company's own. */
interface Outcome {
  readonly written: Written
  readonly change?: unknown
}
type CameTo = Result.Result<Outcome, Refused>

const untold = Exit.die(new Error("a transaction told nothing of its only member"))

/** What each came to: as told before under its key, or decided with the others that are new. */
const decideAll = Effect.fnUntraced(function* (companyId: number, { decide }: AnyCrowd, members: ReadonlyArray<Seen>) {
  const at = yield* now
  const fresh = members.filter(({ known }) => known === undefined)
  const all = fresh.length === 0 ? [] : yield* decide(companyId, fresh)
  const own = new Map(fresh.map((member, n) => [member, all[n]]))
  return members.map((member): CameTo => {
    const { command, known } = member
    if (known !== undefined) return Result.map(replayed(command, at, known), (written) => ({ written }))
    const came = own.get(member)
    if (came === undefined) throw new Error("a crowd decided nothing of one of its members")
    return Result.map(came, ({ change, told, view }) => ({
      written: writtenBy(command, at, told, JSON.stringify(view ?? null)),
      change,
    }))
  })
})

const inOneTransaction = Effect.fn("Kernel.inOneTransaction")(function* (
  companyId: number,
  crowd: AnyCrowd,
  members: ReadonlyArray<Member>,
) {
  const commands = members.map(({ command }) => command)
  const { first, last } = yield* writing(companyId, commands)
  const cameTo = yield* transact(
    { companyId },
    {
      first: (sql) => Promise.all([first(sql), crowd.read(sql, companyId, members)]),
      last: (sql, all: ReadonlyArray<CameTo>) => {
        const outcomes = all.flatMap((one) => (Result.isSuccess(one) ? [one.success] : []))
        const changes = outcomes.flatMap(({ change }) => (change === undefined ? [] : [change]))
        const stored = changes.length === 0 ? undefined : crowd.store(sql, companyId, changes)
        return Promise.all([
          stored,
          last(
            sql,
            outcomes.map(({ written }) => written),
          ),
        ])
      },
    },
    ([known, facts]) =>
      decideAll(
        companyId,
        crowd,
        members.map((member, n) => ({ ...member, known: known[n], facts: facts[n] })),
      ),
  )
  return cameTo.map((one) =>
    Result.isSuccess(one) ? Exit.succeed(one.success.written.answer) : Exit.fail(one.failure),
  )
})

/** Stores a group in one transaction, and its members one by one when that fails; while PostgreSQL is away all are told at once. */
const commitGroup = Effect.fnUntraced(function* (members: ReadonlyArray<Member>) {
  const [first] = members
  if (first === undefined) return []
  const { command, crowd } = first
  const { companyId } = command.actor
  const alone = (member: Member) =>
    Effect.exit(Effect.flatMap(inOneTransaction(companyId, crowd, [member]), ([own = untold]) => own))
  return yield* inOneTransaction(companyId, crowd, members).pipe(
    Effect.catchCause((cause) =>
      isDatabaseAway(cause) || members.length === 1 ? Effect.failCause(cause) : Effect.forEach(members, alone),
    ),
  )
})

/** Longer groups make those in front wait for those behind. */
const most = 128

/** So many make a second group, which is decided while PostgreSQL stores the first. */
const second = 8

const groups = () =>
  gathering<Member, string, Refused, Database | Keys, string>({
    most,
    second,
    who: ({ command }) => command.actor.personId,
    run: commitGroup,
  })

export class GroupCommit extends Context.Service<GroupCommit, { readonly join: ReturnType<typeof groups> }>()(
  "kernel/GroupCommit",
) {
  static readonly layer = Layer.sync(GroupCommit, () => ({ join: groups() }))
}

/**
 * Makes the write with the company's others of this call that come meanwhile; when nothing is under way at once, in a
 * crowd when it is complete, two milliseconds later at most. Two writes of one person are never in one group.
 *
 * Gives the answer, or the refusal of this one. A storage fault dies, for this one only.
 */
export const writeInGroup = Effect.fnUntraced(function* (member: Member) {
  const { join } = yield* GroupCommit
  const { actor, call } = member.command
  return yield* join(`${call} ${actor.companyId}`, member)
})
