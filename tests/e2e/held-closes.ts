/** Holds every close of the browser tests' product before its first slip, as a slow disk would. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import postgres from "postgres"
import { e2eAddress } from "./address.ts"

/** Where the product's PostgreSQL answers; as root its cluster may lie outside the data folder. */
const socketFolder = () => {
  const dataDir = readFileSync(e2eAddress.dataFolderNote, "utf8")
  const pointer = join(dataDir, "POSTGRES_IS_IN")
  const cluster = existsSync(pointer) ? readFileSync(pointer, "utf8").trim() : join(dataDir, "postgres")
  return readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[4] ?? ""
}

/** Gives what lets them go on. */
export const holdCloses = async () => {
  const sql = postgres({ host: socketFolder(), username: "tehai_owner", database: "tehai", max: 1 })
  const owner = await sql.reserve()
  await owner`begin`
  await owner`lock table payroll.close_chunk in exclusive mode`
  return async () => {
    await owner`rollback`
    owner.release()
    await sql.end()
  }
}
