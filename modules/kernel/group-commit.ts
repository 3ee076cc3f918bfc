/**
 * Group commit: writes of one company that come while another is under way are stored in one transaction.
 *
 * At eight a whole company presses at once, and each press alone pays for begin, commit, a flush of the disk and a dozen
 * statements. Every write of a group is decided by itself and gets its own answer or refusal, and none before the commit.
 */
import { Context, Effect, Exit, Layer } from "effect"
import { isDatabaseAway } from "./database/connect.ts"
import { CurrentTransaction, type Database, type Share, type Transaction, transact } from "./database/scope.ts"
import type { Refused } from "./errors.ts"
import { gathering } from "./gathering.ts"
import type { Known } from "./idempotency.ts"
import type { Keys } from "./keys.ts"
import { type Command, type Written, write, writing, writtenOnce } from "./write.ts"

/** A write with its own services (whose it is, its log lines, its clock): by itself, or as one of several. */
interface Member {
  readonly command: Command
  readonly alone: Effect.Effect<string, Refused>
  readonly within: (own: Transaction, known: Known | undefined) => Effect.Effect<Written, Refused>
}
type Outcome = { readonly written: Written } | { readonly refused: Refused }

/** A member that is refused after a change would leave half of itself in the others' transaction. */
class Spoilt extends Error {}

const shareOf = (whole: Transaction): Transaction & { readonly share: Share } => ({
  setting: whole.setting,
  sql: whole.sql,
  whileThere: whole.whileThere,
  get query() {
    return whole.query
  },
  share: { of: whole, isTouched: false },
})

const outcomeOf = (whole: Transaction, { within }: Member, known: Known | undefined) => {
  const own = shareOf(whole)
  return within(own, known).pipe(
    Effect.map((written): Outcome => ({ written })),
    Effect.catchTag("Refused", (refused) =>
      own.share.isTouched ? Effect.die(new Spoilt()) : Effect.succeed<Outcome>({ refused }),
    ),
  )
}

const inOneTransaction = Effect.fn("Kernel.inOneTransaction")(function* (
  companyId: number,
  members: ReadonlyArray<Member>,
) {
  const commands = members.map(({ command }) => command)
  const { first, last } = yield* writing(companyId, commands)
  const outcomes = yield* transact(
    { companyId },
    {
      first,
      last: (sql, all: ReadonlyArray<Outcome>) =>
        last(
          sql,
          all.flatMap((one) => ("written" in one ? [one.written] : [])),
        ),
    },
    Effect.fnUntraced(function* (known) {
      const whole = yield* CurrentTransaction
      if (whole === undefined) return yield* Effect.die(new Error("a group outside a transaction"))
      return yield* Effect.forEach(members, (member, n) => outcomeOf(whole, member, known[n]), {
        concurrency: "unbounded",
      })
    }),
  )
  return outcomes.map((one) => ("written" in one ? Exit.succeed(one.written.answer) : Exit.fail(one.refused)))
})

const oneByOne = (members: ReadonlyArray<Member>) => Effect.forEach(members, ({ alone }) => Effect.exit(alone))

/** What can't be stored together is stored one by one; while PostgreSQL is away, nobody is kept waiting for his turn. */
const committed = Effect.fnUntraced(function* (members: ReadonlyArray<Member>) {
  const [only, another] = members
  if (only === undefined || another === undefined) return yield* oneByOne(members)
  return yield* inOneTransaction(only.command.actor.companyId, members).pipe(
    Effect.catchCause((cause) => (isDatabaseAway(cause) ? Effect.failCause(cause) : oneByOne(members))),
  )
})

/** Longer groups make those in front wait for those behind. */
const most = 64

/** So many make a second group, which is decided while PostgreSQL stores the first. */
const second = 8

const groups = () => gathering({ most, second, who: ({ command }: Member) => command.actor.personId, run: committed })

export class GroupCommit extends Context.Service<GroupCommit, { readonly join: ReturnType<typeof groups> }>()(
  "kernel/GroupCommit",
) {
  static readonly layer = Layer.sync(GroupCommit, () => ({ join: groups() }))
}

/**
 * As `write`, together with the company's other writes that come meanwhile; when nothing is under way at once, in a crowd
 * when it is complete, two milliseconds later at most.
 *
 * Two writes of one person are never in one group. What the body asks and stores for itself alone costs a statement
 * each; with `askedAtOnce` and `doneAtOnce` it costs one for the whole group.
 */
export const writeInGroup = Effect.fnUntraced(function* <A, R>(command: Command, body: Effect.Effect<A, Refused, R>) {
  const { join } = yield* GroupCommit
  const services = yield* Effect.context<R | Database | Keys>()
  // Whole, not merged into those of the one whose journey it is: copying them cost more than deciding a press.
  const withOwn = (transaction?: Transaction) => () => Context.add(services, CurrentTransaction, transaction)
  return yield* join(command.actor.companyId, {
    command,
    alone: Effect.updateContext(write(command, body), withOwn()),
    within: (own, known) => Effect.updateContext(writtenOnce(command, known, body), withOwn(own)),
  })
})
