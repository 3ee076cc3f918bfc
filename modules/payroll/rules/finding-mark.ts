/** What one finding is known by once somebody has looked at it: the digest of its facts, so that other facts ask again. Pure. */
import { createHash } from "node:crypto"
import type { Finding } from "./findings.ts"

/** What a site lacks is the site's, whoever worked there first. */
const placeOf = ({ day, punchId, site, taskId, userId }: Finding) =>
  site === undefined ? { userId, day, punchId, taskId } : { siteId: site.id }

export const markOf = (finding: Finding) => {
  const { facts = [], kind, uncollected = null } = finding
  const told = JSON.stringify([kind, placeOf(finding), uncollected, facts])
  return createHash("sha256").update(told).digest("hex")
}
