import { Effect } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { DatabaseAddress } from "#modules/kernel/database/connect.ts"
import { prepareOutside } from "#modules/runtime/postgres/outside.ts"
import { aCompany } from "../../kernel/companies.ts"
import { aFolder } from "../../kernel/leftovers.ts"
import { anOutsideDatabase, type OutsideDatabase } from "../../launcher/outside-database.ts"
import {
  aKey,
  aTarget,
  heldWithCompany,
  lookingAt,
  refusalOf,
  restoredInto,
  rowsOf,
  shapeOf,
  taken,
} from "./grounds.ts"

const held = heldWithCompany("MOVING")
const isHard = process.env.HARD === "1"
let outside: OutsideDatabase
beforeAll(async () => {
  if (isHard) outside = await anOutsideDatabase()
})
afterAll(async () => {
  if (isHard) await outside.end()
})

const anAddress = async (login: string, database: string): Promise<DatabaseAddress> => {
  await outside.superuser.unsafe(`create role ${login} login createrole`)
  await outside.superuser.unsafe(`create database ${database} owner ${login}`)
  const url = outside.urlOf(login, database)
  await Effect.runPromise(Effect.scoped(prepareOutside(url, url)))
  return { kind: "outside", url, ownerUrl: url }
}

test.runIf(isHard)(
  "R30 a backup of the embedded PostgreSQL moves to one outside, under another owner's name, and back",
  async () => {
    const key = await aKey()
    const database = await anAddress("somebody", "moved")
    const there = { database, dataDir: aFolder() }
    const rows = await rowsOf(held().owner)
    await restoredInto(there, (await taken(held(), key)).file, key)
    await lookingAt(there.database, there.dataDir, async ({ owner, run }) => {
      expect(await rowsOf(owner)).toEqual(rows)
      const named = (await shapeOf(owner)).map((what) => what.replaceAll("somebody", "tehai_owner"))
      expect(named.length).toBe((await shapeOf(held().owner)).length)
      expect(
        (await aCompany({ owner, run, address: there.database, url: "", readiness: { isReady: true } }, "NEXT")).id,
      ).toBe(2)
    })
    const again = await taken({ address: database, dataDir: there.dataDir }, key)
    expect(await refusalOf(restoredInto({ database, dataDir: aFolder() }, again.file, key))).toBe("DatabaseNotEmpty")
    const back = await aTarget()
    await restoredInto(back, again.file, key)
    const moved = await lookingAt(there.database, there.dataDir, ({ owner }) => rowsOf(owner))
    expect(await lookingAt(back.database, back.dataDir, ({ owner }) => rowsOf(owner))).toEqual(moved)
  },
)
