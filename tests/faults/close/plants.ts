/** Closes as nobody may write them, which the proof must see once they are killed. */
import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { inCompany, query } from "#modules/kernel/database/scope.ts"
import { CurrentStep } from "#modules/kernel/jobs/step.ts"
import { write } from "#modules/kernel/write.ts"
import { notify } from "#modules/notifications/index.ts"
import type { CloseInput } from "#modules/payroll/index.ts"
import { activities } from "#workflows/payroll-close/activities.ts"
import { dying, dyingActivities, dyingClose, peopleAPiece } from "./kill-points.ts"

type ChunkInput = CloseInput & { readonly piece: number }

/** A chunk's row is written in a transaction of its own, before its slips. */
const chunkApart = dyingClose({
  compute: Effect.fn("Tests.chunkApart")(function* (input: ChunkInput) {
    const { companyId } = yield* CurrentActor
    yield* inCompany(companyId)(
      query(
        ({ sql }) => sql`insert into payroll.close_chunk values
          (${companyId}, ${input.month}, ${input.revision}, ${input.piece}, ${peopleAPiece}, 0, '') on conflict do nothing`,
      ),
    )
    return yield* dyingActivities.compute(input)
  }),
})

/** A chunk's row is lost and its step has no key: only the natural key of a slip can stop the same slip. */
export const lostChunks = `
  create function killtest.lose() returns trigger language plpgsql as $$ begin return null; end $$;
  create trigger lose_chunk before insert on payroll.close_chunk for each row execute function killtest.lose()`
const heedlessChunk = dyingClose({
  compute: Effect.fn("Tests.heedlessChunk")(function* (input: ChunkInput) {
    const step = yield* CurrentStep
    const unkeyed = Effect.provideService(activities.compute(input), CurrentStep, { ...step, key: randomUUID() })
    return yield* dying(`compute ${input.piece}`, unkeyed)
  }),
})

/** The notices leave with a step instead of through the outbox. */
const earlyNotice = dyingClose({
  finish: Effect.fn("Tests.earlyNotice")(function* (input: CloseInput) {
    const actor = yield* CurrentActor
    const notice = notify(actor.companyId, {
      kind: "slipReady",
      subject: `slip:${input.month}.r${input.revision}`,
      path: "/salary-v4",
      texts: { ja: "", en: "", vi: "" },
      personIds: [actor.personId],
    })
    yield* write({ actor, call: "notice", key: randomUUID(), body: null }, notice)
    return yield* dyingActivities.finish(input)
  }),
})

/** Nothing is wrong with it but that it dies where it is told to. */
const sound = dyingClose({})

export const plants = { sound, chunkApart, heedlessChunk, earlyNotice }
export type Plant = keyof typeof plants
