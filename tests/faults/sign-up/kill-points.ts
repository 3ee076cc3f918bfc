/**
 * The product's sign-up payment, that ends its process at the points a test names: before a step, after its commit but
 * before the engine's record, and inside its transaction.
 */
import { Effect } from "effect"
import { CurrentStep } from "#modules/kernel/jobs/step.ts"
import { defineJob } from "#workflows/definition.ts"
import { activities } from "#workflows/sign-up-payment/activities.ts"
import { signUpPaymentJob } from "#workflows/sign-up-payment/job.ts"
import type { Story } from "../../billing/ordering.ts"
import { tables as closeTables, dying } from "../close/kill-points.ts"

/** Made by the owner: a step that comes to its armed point inside a transaction is held there. */
export const tables = `${closeTables};
  create trigger hold_remind after update on billing.sign_up for each row
    when (new.reminders > old.reminders) execute function killtest.inside('remind');
  create trigger hold_activate after update on billing.sign_up for each row
    when (new.outcome = 'activated') execute function killtest.inside('activate');
  create trigger hold_card after update on billing.card_payment for each row
    when (new.status = 'paid' and old.status <> 'paid') execute function killtest.inside('card');
  create trigger hold_back after update on billing.sign_up for each row
    when (new.outcome = 'timedOut') execute function killtest.inside('giveBack')`

/** The points carry the step's own name in the job: its place is the same at every replay. */
const dyingAt = <A, E, R>(run: Effect.Effect<A, E, R>) => Effect.flatMap(CurrentStep, ({ key }) => dying(key, run))

export const dyingSignUp = defineJob({
  ...signUpPaymentJob,
  activities: {
    look: (input: Parameters<typeof activities.look>[0]) => dyingAt(activities.look(input)),
    remind: (input: Parameters<typeof activities.remind>[0]) => dyingAt(activities.remind(input)),
    giveBack: (input: Parameters<typeof activities.giveBack>[0]) => dyingAt(activities.giveBack(input)),
    activate: (input: Parameters<typeof activities.activate>[0]) => dyingAt(activities.activate(input)),
  },
})

interface Points {
  /** In the order in which the job comes to them. */
  readonly beforeMoney: ReadonlyArray<string>
  readonly afterMoney: ReadonlyArray<string>
}
export const pointsOf: Readonly<Record<Story, Points>> = {
  paid: {
    beforeMoney: ["look/2 before", "look/2 committed"],
    afterMoney: [
      ...["look/5 before", "look/5 committed", "activate/7 before"],
      ...["activate inside", "activate/7 committed", "end inside"],
    ],
  },
  reminded: {
    beforeMoney: ["look/2 before", "remind/3 before", "remind inside", "remind/3 committed", "look/4 committed"],
    afterMoney: ["look/7 committed", "activate/9 before", "activate inside", "activate/9 committed", "end inside"],
  },
  over: {
    beforeMoney: [],
    afterMoney: [
      ...["look/2 before", "look/2 committed", "giveBack/3 before", "giveBack inside", "giveBack/3 committed"],
      ...["look/4 before", "end inside"],
    ],
  },
}

/** So many of them by chance, in their order. */
export const chosenOf = (points: ReadonlyArray<string>, count: number, random: () => number) => {
  const drawn = points.map((point) => ({ point, by: random() })).toSorted((one, other) => one.by - other.by)
  const taken = new Set(drawn.slice(0, count).map(({ point }) => point))
  return points.filter((point) => taken.has(point))
}
