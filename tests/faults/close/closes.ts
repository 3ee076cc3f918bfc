/** Closes of the same sixty people's month, each on its own copy of one database: undisturbed, and with planted faults. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { Effect, Exit, Layer, Scope } from "effect"
import { actorForOperator } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { isoMonth } from "#modules/kernel/civil-day.ts"
import type { DatabaseAddress } from "#modules/kernel/database/connect.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { write } from "#modules/kernel/write.ts"
import { startClose } from "#modules/payroll/index.ts"
import { jobWorker } from "#modules/server.ts"
import type { TestCompany } from "../../kernel/companies.ts"
import { clonedDatabase, opened, type Running } from "../../kernel/product.ts"
import { until } from "../../kernel/until.ts"
import { compiled } from "../../workflows/compiled.ts"
import { insideLock, tables } from "./kill-points.ts"
import type { Plant } from "./plants.ts"
import { delivered } from "./proof.ts"
import { month, sixtyPeople } from "./sixty-people.ts"

export interface Copy extends Running {
  readonly address: Extract<DatabaseAddress, { kind: "embedded" }>
  readonly company: TestCompany
}
/** What a close is ordered on and looked at from. */
type Ordering = Pick<Copy, "run" | "company" | "owner"> & { readonly address: DatabaseAddress }
export interface Copies {
  readonly socket: string
  readonly dataDir: string
  readonly calm: Copy
  /** Dies where it is told to, and is as the product's otherwise. */
  readonly sound: Copy
  readonly faulty: Readonly<Record<Exclude<Plant, "sound">, Copy>>
}

export const copies = Effect.fn("Tests.copies")(function* (socket: string, dataDir: string) {
  const source = yield* clonedDatabase(socket)
  const company = yield* Effect.scoped(
    Effect.flatMap(opened(source, dataDir), (running) => Effect.promise(() => sixtyPeople(running))),
  )
  const copy = Effect.gen(function* () {
    const address = yield* clonedDatabase(socket, source.database)
    const running = yield* opened(address, dataDir)
    yield* Effect.promise(() => running.owner.unsafe(tables))
    return { ...running, address, company }
  })
  const faulty = { chunkApart: yield* copy, heedlessChunk: yield* copy, earlyNotice: yield* copy }
  return { socket, dataDir, calm: yield* copy, sound: yield* copy, faulty } satisfies Copies
})

/** Orders the close as the company's admin; gives the job's id. */
export const ordered = async ({ run, company }: Pick<Copy, "run" | "company">) => {
  const personId = company.personOf("admin")
  const actor = await run(inCompany(company.id)(actorForOperator(company.id, personId)))
  const text = await run(
    write(
      { actor, call: "close", key: "close", body: null },
      Effect.provideService(startClose({ month: isoMonth(month) }), CurrentActor, actor),
    ),
  )
  const { jobId }: { jobId: number } = JSON.parse(text)
  return jobId
}

/** Waits for the job's end, also while PostgreSQL itself comes back. */
export const ended = async ({ owner }: Pick<Copy, "owner">, jobId: number, seconds = 180) => {
  const end = async () => {
    const [job] = await owner`select state, progress_done, progress_of, result, failure from kernel.job_run
      where id = ${jobId} and ended_at is not null`.catch(() => [])
    return job
  }
  const now = () => owner`select * from kernel.job_run where id = ${jobId}`
  return until("the close's end", end, { seconds, instead: now })
}

/** The product's own worker, chunks as large as the product's, in this process until all these closes are done and told. */
export const undisturbed = async (copies: ReadonlyArray<Ordering>, dataDir: string) => {
  const [first] = copies
  if (first === undefined) return []
  const scope = Effect.runSync(Scope.make())
  await Effect.runPromise(Layer.build(jobWorker({ database: first.address, dataDir })).pipe(Scope.provide(scope)))
  const jobs: Array<Awaited<ReturnType<typeof ended>>> = []
  for (const copy of copies) {
    jobs.push(await ended(copy, await ordered(copy)))
    await delivered(copy)
  }
  await Effect.runPromise(Scope.close(scope, Exit.void))
  return jobs
}

const closing = fileURLToPath(new URL("./worker.ts", import.meta.url))

/** Worker processes on a copy, the next one loaded while the last one works. */
export const workersOn = (settings: object, plant: Plant, program = closing) => {
  const load = () =>
    spawn(process.execPath, [...process.execArgv, program, JSON.stringify(settings), plant], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    })
  let spare = load()
  return {
    next: () => {
      const child = spare
      spare = load()
      return new Promise<ChildProcess>((resolve, reject) => {
        child.once("message", () => resolve(child))
        child.once("exit", (code) => reject(new Error(`the worker ended before it worked: ${code}`)))
        child.send("work")
      })
    },
    end: () => spare.kill("SIGKILL"),
  }
}
export type Workers = ReturnType<typeof workersOn>

/** Lets a worker come to each point in turn and die there. */
export const diesAt = async ({ owner }: Pick<Copy, "owner">, workers: Workers, points: ReadonlyArray<string>) => {
  if (points.length === 0) return
  await owner`insert into killtest.point ${owner(points.map((name) => ({ name })))}
    on conflict (name) do update set at = null`
  const gate = await owner.reserve()
  const held = async () =>
    (await owner`select from pg_locks where locktype = 'advisory' and objid = ${insideLock} and not granted`)[0]
  for (const point of points) {
    if (point.endsWith("inside")) await gate`select pg_advisory_lock(${insideLock})`
    const child = await workers.next()
    const exit = once(child, "exit")
    if (point.endsWith("inside")) {
      await until(`a worker at ${point}`, held)
      child.kill("SIGKILL")
      await exit
      await owner`update killtest.point set at = clock_timestamp() where name = ${point}`
      // The dead worker's session goes on from here, finds nobody there and is rolled back.
      await gate`select pg_advisory_unlock(${insideLock})`
    }
    const [, signal] = await exit
    if (signal !== "SIGKILL") throw new Error(`the worker did not die at ${point}`)
  }
  gate.release()
  const armed = await owner`select name from killtest.point where at is null`
  if (armed.length > 0) throw new Error(`never came to ${armed.map(({ name }) => name).join(", ")}`)
}
