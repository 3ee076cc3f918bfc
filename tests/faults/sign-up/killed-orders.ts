/** Orders of sign-ups whose workers die where a test says, in one database of the file's own: by transfer and by card alike. */
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { afterAll } from "vitest"
import { founding, leftBy, type Ordering, ordered, over, type Story, waiting } from "../../billing/ordering.ts"
import { ourAccount } from "../../billing/our-account.ts"
import { clonedDatabase, heldForFile, opened } from "../../kernel/product.ts"
import { diesAt, type Workers, workersOn } from "../close/closes.ts"
import { tables } from "./kill-points.ts"

export interface KilledOrder {
  readonly name: string
  readonly story: Story
  /** Where its worker dies before the money comes, and after it. */
  readonly early: ReadonlyArray<string>
  readonly late: ReadonlyArray<string>
}
/** What a worker process gets beside the database. */
type More = Readonly<Record<string, unknown>>
export type Pays = (held: Ordering, companyId: number, story: Story) => Promise<unknown>

export const killedOrders = (more: More = {}) => {
  const held = heldForFile((socket, dataDir) =>
    Effect.gen(function* () {
      const database = yield* clonedDatabase(socket)
      const running = yield* opened(database, dataDir)
      yield* Effect.promise(() => running.owner.unsafe(tables))
      return { database, dataDir, ...(yield* Effect.promise(() => founding(running))) }
    }),
  )
  let workers: Workers | undefined
  afterAll(() => workers?.end())
  const started = () => {
    const { database, dataDir } = held()
    const program = fileURLToPath(new URL("./worker.ts", import.meta.url))
    workers ??= workersOn({ ...{ database, dataDir, transferTo: ourAccount }, ...more }, "sound", program)
    return workers
  }
  /** Gives the company and what its order has left behind, once a worker has lived to its end. */
  const killed = async ({ early, late, name, story }: KilledOrder, pays: Pays) => {
    const { running } = held()
    const dying = started()
    const id = await ordered(held(), name, story)
    await diesAt(running, dying, early)
    if (story !== "over") {
      // It waits for the money in the process that lives, which is gone when the money comes.
      const child = await dying.next()
      await waiting(running, id)
      child.kill("SIGKILL")
      await pays(held(), id, story)
    }
    await diesAt(running, dying, late)
    const last = await dying.next()
    await over(running, id)
    last.kill("SIGKILL")
    return { id, deaths: early.length + late.length, left: await leftBy(running, id) }
  }
  return { held, killed }
}
