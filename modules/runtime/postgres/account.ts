/** As whom PostgreSQL runs: it refuses root, and what it owns must be nobody else's. */
import { readFileSync, statSync } from "node:fs"

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** Exists on every Debian, but any program may run as it: what it owns is open to all of them. */
const nobody = 65_534
/** Given to nobody by Debian and systemd, and small enough for a container that maps 65,536 of them. */
const free = { from: 65_520, to: 65_533 }

export const isRoot = () => process.getuid?.() === 0

const named = () =>
  new Set(
    readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .map((line) => Number(line.split(":")[2])),
  )

/** One of those numbers that has no name on this machine; starting a program as a number needs no name. */
const ownAccount = (): Account | undefined => {
  const taken = named()
  for (let uid = free.to; uid >= free.from; uid--) if (!taken.has(uid)) return { uid, gid: uid }
  return undefined
}

/** The account of an existing cluster, else one that nothing else runs as; undefined when we run it as ourselves. */
export const accountFor = (cluster: string | undefined): Account | undefined => {
  if (!isRoot()) return undefined
  if (cluster === undefined) return ownAccount() ?? { uid: nobody, gid: nobody }
  const { uid, gid } = statSync(cluster)
  return uid === 0 || uid === nobody ? accountFor(undefined) : { uid, gid }
}

/** Whether an account is a number that this product took for itself. */
export const isOwnNumber = ({ uid }: Account) => uid >= free.from && uid <= free.to

/**
 * As whom a cluster is made: initdb wants an account with a name. The group is PostgreSQL's own, and the kernel lets a
 * process of another group neither watch nor enter what this one keeps to its group.
 */
export const makerFor = (account: Account): Account =>
  isOwnNumber(account) ? { uid: nobody, gid: account.gid } : account
