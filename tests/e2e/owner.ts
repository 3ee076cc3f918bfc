/** The database of the browser tests' product, as its owner: for what no person can bring about in a test's time. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import postgres from "postgres"
import { clusterOf } from "../launcher/launched.ts"
import { e2eAddress } from "./address.ts"

const socketFolder = () => {
  const cluster = clusterOf(readFileSync(e2eAddress.dataFolderNote, "utf8"))
  return readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[4] ?? ""
}

/** One connection; whoever takes it ends it. */
export const asOwner = () => postgres({ host: socketFolder(), username: "tehai_owner", database: "tehai", max: 1 })
