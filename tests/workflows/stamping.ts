/**
 * What the jobs for tests do: every step leaves a stamp with a natural key, notes that it ran, and may end its process at a
 * point that the test names.
 */
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { inCompany, query } from "#modules/kernel/database/scope.ts"
import { Refused } from "#modules/kernel/errors.ts"
import { CurrentStep, writeStep } from "#modules/kernel/jobs/step.ts"
import { tell } from "#modules/kernel/write.ts"
import { defineJob } from "#workflows/definition.ts"
import { stepsOf } from "./stamping-steps.ts"

/** Tables of the test, made by the owner. */
export const tables = `
  create schema jobtest;
  create table jobtest.stamp (company_id int, job text, n int, by_person int, primary key (company_id, job, n));
  create table jobtest.ran (id serial primary key, job text, step text, pid int, at timestamptz default clock_timestamp());
  create table jobtest.kill (point text primary key, at timestamptz);
  grant usage on schema jobtest to tehai_app;
  grant select, insert, update on all tables in schema jobtest to tehai_app;
  grant usage on all sequences in schema jobtest to tehai_app`

/** Ends this process the first time that it comes here, as a power cut would. */
const mayDieAt = Effect.fn("Tests.mayDieAt")(function* (point: string) {
  const { companyId } = yield* CurrentActor
  const [planned] = yield* inCompany(companyId)(
    query(
      ({ sql }) =>
        sql`update jobtest.kill set at = clock_timestamp() where point = ${point} and at is null returning 1`,
    ),
  )
  if (planned !== undefined) process.kill(process.pid, "SIGKILL")
})
const stamp = Effect.fn("Tests.stamp")(function* (input: { readonly job: string; readonly n: number }) {
  const { companyId, personId } = yield* CurrentActor
  const { key } = yield* CurrentStep
  const { job, n } = input
  yield* mayDieAt(`${key} before`)
  yield* inCompany(companyId)(
    query(({ sql }) => sql`insert into jobtest.ran (job, step, pid) values (${job}, ${key}, ${process.pid})`),
  )
  const doomed = yield* inCompany(companyId)(
    query(({ sql }) => sql`select 1 from jobtest.kill where point = ${`${key} inside`} and at is null`),
  )
  if (doomed.length > 0)
    yield* inCompany(companyId)(
      query(({ sql }) => sql`update jobtest.kill set at = clock_timestamp() where point = ${`${key} inside`}`),
    )
  const stamped = yield* writeStep(
    Effect.gen(function* () {
      yield* query(({ sql }) => sql`insert into jobtest.stamp values (${companyId}, ${job}, ${n}, ${personId})`)
      yield* tell({ action: "test.stamp", subject: `stamp:${n}` }, { topic: "Stamped", body: { job, n } })
      if (doomed.length > 0) process.kill(process.pid, "SIGKILL")
      return { n }
    }),
  )
  yield* mayDieAt(`${key} committed`)
  return stamped
})

export const activities = {
  stamp,
  refuse: Effect.fn("Tests.refuse")(function* (_: null) {
    const { companyId } = yield* CurrentActor
    const { executionId } = yield* CurrentStep
    yield* inCompany(companyId)(
      query(
        ({ sql }) => sql`insert into jobtest.ran (job, step, pid) values (${executionId}, 'refuse', ${process.pid})`,
      ),
    )
    return yield* new Refused({ code: "Closed_Salary_Day_Not_Editable", view: { who: "山田 太郎" } })
  }),
  breaks: (_: null) => Effect.die(new Error("a broken step")),
  flaky: Effect.fn("Tests.flaky")(function* ({ job, untilTry }: { readonly job: string; readonly untilTry: number }) {
    const { companyId } = yield* CurrentActor
    const [row] = yield* inCompany(companyId)(
      query(async ({ sql }) => {
        await sql`insert into jobtest.ran (job, step, pid) values (${job}, 'flaky', ${process.pid})`
        return await sql<Array<{ tries: string }>>`select count(*) as tries from jobtest.ran where job = ${job}`
      }),
    )
    const tries = Number(row?.tries)
    return tries < untilTry ? yield* Effect.die(new Error("not yet")) : { tries }
  }),
  deadly: Effect.fn("Tests.deadly")(function* ({ job, deaths }: { readonly job: string; readonly deaths: number }) {
    const { companyId } = yield* CurrentActor
    const [row] = yield* inCompany(companyId)(
      query(async ({ sql }) => {
        const tries = await sql<Array<{ tries: string }>>`select count(*) as tries from jobtest.ran where job = ${job}`
        await sql`insert into jobtest.ran (job, step, pid) values (${job}, 'deadly', ${process.pid})`
        return tries
      }),
    )
    const tries = Number(row?.tries)
    if (tries < deaths) process.kill(process.pid, "SIGKILL")
    return { tries }
  }),
  slow: Effect.fn("Tests.slow")(function* ({ job, millis }: { readonly job: string; readonly millis: number }) {
    const { companyId, personId } = yield* CurrentActor
    const mark = (n: number) =>
      inCompany(companyId)(
        query(
          ({ sql }) =>
            sql`insert into jobtest.stamp values (${companyId}, ${job}, ${n}, ${personId}) on conflict do nothing`,
        ),
      )
    yield* mark(1)
    yield* Effect.sleep(millis)
    yield* mark(2)
  }),
  echo: (text: string) => Effect.succeed(text),
  nothing: (_: null) => Effect.void,
}
export const testJobs = {
  definitions: Object.entries(stepsOf).map(([kind, steps]) => defineJob({ kind, steps, activities })),
  steps: fileURLToPath(new URL("./stamping-bundle.ts", import.meta.url)),
}
