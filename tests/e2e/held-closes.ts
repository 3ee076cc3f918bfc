/** Holds every close of the browser tests' product before its first slip, as a slow disk would. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import postgres from "postgres"
import { clusterOf } from "../launcher/launched.ts"
import { e2eAddress } from "./address.ts"

const socketFolder = () => {
  const cluster = clusterOf(readFileSync(e2eAddress.dataFolderNote, "utf8"))
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
