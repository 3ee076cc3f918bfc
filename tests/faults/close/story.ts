/** Closes that are ordered from a server and killed on their way, one after the other, by whatever process works. */
import { setTimeout as pause } from "node:timers/promises"
import { ask, signIn } from "../../kernel/ask.ts"
import type { TestCompany } from "../../kernel/companies.ts"
import { until } from "../../kernel/until.ts"
import type { Stop } from "../line.ts"
import type { OwnFolder } from "../own-folder.ts"
import type { Running } from "../processes.ts"
import type { Point } from "./kill-plan.ts"
import { toldTooEarly } from "./proof.ts"
import { month } from "./sixty-people.ts"

/** Orders a close as its admin does, again and again with the same key until it is acknowledged. */
export const ordered = async ({ processes: { url } }: OwnFolder, company: TestCompany) => {
  const asked = async () => {
    const token = await signIn(url, company.emailOf("admin"))
    const told = await ask(url, "/v5/timesheet/snapshot", { token, company: company.id, key: "close", body: { month } })
    return told.status === 200 ? told.text : undefined
  }
  const text = await until("the order is acknowledged", () => asked().catch(() => undefined))
  const { data }: { data: { jobId: number } } = JSON.parse(text)
  return { text, jobId: data.jobId }
}

/** Follows the progress from the owner's side; gives every number that was seen. */
export const watched = ({ owner }: Pick<OwnFolder, "owner">, jobId: number) => {
  const seen: Array<number> = []
  let isWatching = true
  const watching = (async () => {
    for (; isWatching; await pause(50)) {
      const rows = await owner`select progress_done from kernel.job_run where id = ${jobId}`.catch(() => [])
      seen.push(...rows.map(({ progress_done }) => Number(progress_done)))
    }
  })()
  return async () => {
    isWatching = false
    await watching
    return seen
  }
}

/** A statement that has not come by then is not waited for. */
const longestMillis = 90_000

export const storyOn = (folder: OwnFolder) => {
  const { admin, line, processes } = folder
  let alive: Running | undefined
  const killed: Array<string> = []

  const use = async (kind: Running["kind"]) => {
    if (alive?.kind === kind) return
    await alive?.kill()
    alive = processes.start(kind)
    processes.loadNext(kind === "serve" ? "work" : "serve")
  }

  /** Who was quicker than the line when PostgreSQL came back is sent through it too. */
  const cutPastLine = async (killed: number) => {
    const isBefore = () => line.since() > killed || undefined
    await until("the line", isBefore)
    await until("PostgreSQL", () =>
      admin`select pg_terminate_backend(pid) from pg_stat_activity
        where usename in ('tehai_app', 'tehai_relay', 'tehai_jobs') and backend_start < ${new Date(line.since())}`.catch(
        () => undefined,
      ),
    )
  }

  const kill = async ({ victim, isWhole }: Point) => {
    if (victim === "PostgreSQL") {
      await processes.killPostgres(isWhole)
      // The next point doesn't wait for it: a PostgreSQL that is coming back is killed too.
      cutPastLine(Date.now()).catch(() => {})
    } else {
      await alive?.kill()
      alive = undefined
    }
    line.goOn()
  }

  /** The first point of a close holds it from before its order on: the order itself is acknowledged. */
  const comesTo = async ({ at, atLast }: Point, order: () => Promise<void>) => {
    const last: Stop = { at: atLast, moment: "before" }
    const stop = "statements" in at ? line.stopAt({ at: at.statements, moment: at.moment }, last) : line.stopAt(last)
    await order()
    const millis = "statements" in at ? longestMillis : at.millis
    const reached = await Promise.race([stop, pause(millis).then(() => `${millis} ms`)])
    line.stop()
    return reached
  }

  return {
    killed,
    /** What the process that works has said last, for whoever looks for the reason of a failure. */
    said: () =>
      [
        alive?.lastWords() ?? `${alive?.kind} lives`,
        ...(alive?.log() ?? []).slice(-30).map((line) => JSON.stringify(line).slice(0, 600)),
      ].join("\n"),
    /** The server that answers, whatever was there before. */
    server: async () => {
      await use("serve")
      await alive?.ready()
    },
    /** The close goes on until the point; then the victim dies and nobody helps. Gives what is wrong at that moment. */
    dies: async (point: Point, company: TestCompany, order = async () => {}) => {
      if (point.victim !== "PostgreSQL") await use(point.victim === "server" ? "serve" : "work")
      const reached = await comesTo(point, order)
      await kill(point)
      const moment = "statements" in point.at ? point.at.moment : "at"
      killed.push(`${point.victim} ${moment} ${reached.replace(/\s+/g, " ").slice(0, 70)}`)
      if (point.victim === "PostgreSQL") return []
      // Whoever died may have been the one who brings PostgreSQL back: the next one is there before anybody looks.
      await use(point.victim === "server" ? "work" : "serve")
      return toldTooEarly({ owner: folder.owner, company })
    },
  }
}
