/** As whom PostgreSQL runs: it refuses root, and any uid without a name. */
import { statSync } from "node:fs"

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** `nobody` exists on every Debian, so no account has to be made. */
const nobody: Account = { uid: 65_534, gid: 65_534 }

export const isRoot = () => process.getuid?.() === 0

/** The account of an existing cluster, else nobody; undefined when we aren't root and it runs as ourselves. */
export const accountFor = (cluster: string | undefined): Account | undefined => {
  if (!isRoot()) return undefined
  if (cluster === undefined) return nobody
  const { uid, gid } = statSync(cluster)
  return uid === 0 ? nobody : { uid, gid }
}
