/** A company with a month that was worked, in words. */
import { Effect } from "effect"
import { actorForOperator } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantOf, isoDate } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { write } from "#modules/kernel/write.ts"
import { type NewStaff, registerStaff } from "#modules/people/index.ts"
import { correctPunch } from "#modules/timekeeping/index.ts"
import { ask, signIn } from "../kernel/ask.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"

/** Takes people on; gives their ids. */
export const hire = (running: Running, company: TestCompany, people: ReadonlyArray<NewStaff>) =>
  running
    .run(
      write(
        {
          actor: { companyId: company.id, personId: company.personOf("admin") },
          call: "hire",
          key: `hire ${Math.random()}`,
          body: null,
        },
        Effect.forEach(people, (one) => registerStaff(company.id, one)),
      ),
    )
    .then((text): ReadonlyArray<number> => JSON.parse(text))

export interface Worked {
  readonly staffId: number
  readonly day: string
  readonly from: string
  readonly to: string
  /** Rest from and to, on the same clock. */
  readonly rest?: readonly [string, string]
  readonly shifts?: ReadonlyArray<1 | 2 | 3 | 4>
}

/** "29:00" is five o'clock on the next morning. */
const at = (day: string, clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number)
  const onClock = `${String(hours % 24).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`
  return instantOf(isoDate(day), onClock, Math.floor(hours / 24))
}

/** Writes punches down as the desk does; many at once. */
export const worked = async (running: Running, company: TestCompany, punches: ReadonlyArray<Worked>) => {
  const actor = await running.run(inCompany(company.id)(actorForOperator(company.id, company.personOf("admin"))))
  await running.run(
    write(
      { actor, call: "worked", key: `worked ${Math.random()}`, body: null },
      Effect.forEach(
        punches,
        ({ staffId, day, from, to, rest, shifts }) =>
          correctPunch({
            userId: staffId,
            workingDay: isoDate(day),
            isOffice: 1,
            checkIn: at(day, from),
            checkOut: at(day, to),
            rests: rest === undefined ? [] : [{ checkIn: at(day, rest[0]), checkOut: at(day, rest[1]) }],
            ...(shifts === undefined ? {} : { shifts: [...shifts] }),
            reason: "テスト",
          }),
        { discard: true },
      ).pipe(Effect.provideService(CurrentActor, actor)),
    ),
  )
}

/** Ends the job of a close, whatever way it ends. */
export const closed = (running: Running, company: TestCompany, jobId: number, token: string) =>
  until("the end of the close", async () => {
    const { body } = await ask(running.url, `/nest/job/${jobId}`, { token, company: company.id })
    return ["done", "failed", "cancelled"].includes(body.data?.state) ? body.data : undefined
  })

export const tokenOf = (running: Running, company: TestCompany, role: Parameters<TestCompany["emailOf"]>[0]) =>
  signIn(running.url, company.emailOf(role))
