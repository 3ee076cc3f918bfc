/** A database with the tests' tables, a company, and workers in this process or in their own. */

import { type ChildProcess, spawn } from "node:child_process"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { Effect, Exit, Layer, Scope } from "effect"
import type postgres from "postgres"
import { afterAll, beforeAll, inject } from "vitest"
import { actorForOperator } from "#modules/companies/index.ts"
import type { FileStore } from "#modules/files/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { connect, type DatabaseAddress } from "#modules/kernel/database/connect.ts"
import { type Database, inCompany } from "#modules/kernel/database/scope.ts"
import type { Refused } from "#modules/kernel/errors.ts"
import type { JobView } from "#modules/kernel/jobs/contract.ts"
import { Jobs, type WantedJob } from "#modules/kernel/jobs/jobs.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import type { Law } from "#modules/kernel/law/law.ts"
import { write } from "#modules/kernel/write.ts"
import { administer } from "#modules/runtime/database/roles.ts"
import { jobWorker, services } from "#modules/server.ts"
import type { EngineSettings } from "#workflows/engine.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { until } from "../kernel/until.ts"
import { compiled } from "./compiled.ts"
import type { EngineOfTest } from "./engines.ts"
import { tables, testJobs } from "./stamping.ts"

type Acting = Database | Keys | CurrentActor
export interface Workshop {
  readonly owner: postgres.Sql
  readonly address: Extract<DatabaseAddress, { kind: "embedded" }>
  readonly company: TestCompany
  /** Runs a change as the company's admin, or somebody else of it. */
  readonly change: <A>(body: Effect.Effect<A, Refused, Acting>, role?: Role) => Promise<A>
  readonly look: <A>(body: Effect.Effect<A, Refused, Acting>, role?: Role) => Promise<A>
  readonly start: (wanted: WantedJob) => Promise<number>
  /** Waits until the job has ended; fails after `seconds`. */
  readonly ended: (id: number, seconds?: number) => Promise<JobView>
  /** Waits until a step of the job has left a stamp. */
  readonly isStamped: (job: string) => Promise<void>
  /** Waits until the engine has refused a start, which stays asked for. */
  readonly isTried: () => Promise<void>
  /** Follows the job's progress; gives every number that was seen. */
  readonly watchProgress: (id: number) => () => Promise<ReadonlyArray<number>>
  /** A worker in this process, until stopped. */
  readonly worker: () => Promise<() => Promise<void>>
  /** A worker process; resolves once it works. */
  readonly process: () => Promise<ChildProcess>
}

const open = Effect.fn("Tests.workshop")(function* (engine: EngineOfTest, socket: string, dataDir: string) {
  const database = `j_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  yield* administer(socket, `create database ${database} template template_product owner tehai_owner`)
  const address = { kind: "embedded", socket, database } as const
  const owner = yield* connect(address, "tehai_owner", 2)
  yield* Effect.promise(() => owner.unsafe(tables))
  const temporal = yield* Effect.promise(() => engine.temporal(database))
  const settings: EngineSettings = { database: address, dataDir, temporal }
  const context = yield* Layer.build(services({ database: address, dataDir }))
  const run = <A, E>(program: Effect.Effect<A, E, Database | FileStore | Keys | Law>) =>
    Effect.runPromise(Effect.provideContext(program, context))
  const company = yield* Effect.promise(() =>
    aCompany({ url: "", owner, address, run, readiness: { isReady: true } }, "JOBS"),
  )
  const program = fileURLToPath(new URL("./worker.ts", import.meta.url))
  const load = () =>
    spawn(process.execPath, [...process.execArgv, program, JSON.stringify(settings)], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    })
  let spare: ChildProcess | undefined
  yield* Effect.addFinalizer(() => Effect.sync(() => spare?.kill("SIGKILL")))
  const acting = <A>(role: Role, body: Effect.Effect<A, Refused, Acting>) =>
    Effect.flatMap(inCompany(company.id)(actorForOperator(company.id, company.personOf(role))), (actor) =>
      Effect.provideService(body, CurrentActor, actor),
    )
  const look: Workshop["look"] = (body, role = "admin") => run(acting(role, inCompany(company.id)(body)))
  const change: Workshop["change"] = async (body, role = "admin") => {
    const actor = { companyId: company.id, personId: company.personOf(role) }
    const key = Math.random().toString(36)
    return JSON.parse(await run(acting(role, write({ actor, call: "test", key, body: null }, body))))
  }
  return {
    owner,
    address,
    company,
    look,
    change,
    start: async (wanted) => (await change(Jobs.start(wanted))).id,
    ended: async (id, seconds = 180) => {
      const now = () => look(Jobs.show(id))
      const end = async () => {
        const job = await now()
        return job.endedAt === null ? undefined : job
      }
      return until(`the end of job ${id}`, end, { seconds, instead: now })
    },
    isStamped: async (job) => {
      await until(`a step of ${job}`, async () => (await owner`select from jobtest.stamp where job = ${job}`)[0])
    },
    isTried: async () => {
      const tried = async () => {
        const [failed] = await owner`select from kernel.outbox
          where topic = 'JobRequested' and sent_at is null and failure is not null`
        return failed
      }
      await until("a start that failed", tried)
    },
    watchProgress: (id) => {
      const seen: Array<number> = []
      let isWatching = true
      const watching = (async () => {
        for (; isWatching; await pause(40)) {
          const [row] = await owner<
            Array<{ done: number }>
          >`select progress_done as done from kernel.job_run where id = ${id}`
          if (row !== undefined) seen.push(row.done)
        }
      })()
      return async () => {
        isWatching = false
        await watching
        return seen
      }
    },
    worker: async () => {
      const scope = Effect.runSync(Scope.make())
      await Effect.runPromise(Layer.build(jobWorker(settings, testJobs)).pipe(Scope.provide(scope)))
      return () => Effect.runPromise(Scope.close(scope, Exit.void))
    },
    process: () => {
      const child = spare ?? load()
      spare = load()
      return new Promise((resolve, reject) => {
        child.once("message", () => resolve(child))
        child.once("exit", (code) => reject(new Error(`the worker ended before it worked: ${code}`)))
        child.send("work")
      })
    },
  } satisfies Workshop
})

/** Opens before the file's tests and closes after them. */
export const aWorkshop = (engine: EngineOfTest): (() => Workshop) => {
  let workshop: Workshop | undefined
  const scope = Effect.runSync(Scope.make())
  beforeAll(async () => {
    workshop = await Effect.runPromise(open(engine, inject("socket"), inject("dataDir")).pipe(Scope.provide(scope)))
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  return () => {
    if (workshop === undefined) throw new Error("not open yet")
    return workshop
  }
}

/** The same with a worker for all of the file's tests. */
export const aWorkshopAtWork = (engine: EngineOfTest): (() => Workshop) => {
  const workshop = aWorkshop(engine)
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    stop = await workshop().worker()
  })
  afterAll(() => stop?.())
  return workshop
}
