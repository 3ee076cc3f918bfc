/** Anchors beside the keys, outside the database: who cuts a chain there can't cut it here. One file a month, only added to. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { SignedAnchor } from "./repository/seals.ts"

export const anchorFolder = (dataDir: string) => join(dataDir, "audit")

/** Adds anchors to the file of this instant's month. */
export const appendAnchors = (folder: string, at: string, anchors: ReadonlyArray<SignedAnchor>) => {
  if (anchors.length === 0) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lines = anchors.map(
    ({ chain, link, mac, place }) => `${chain} ${place} ${link.toString("base64url")} ${mac.toString("base64url")}\n`,
  )
  appendFileSync(join(folder, `anchors-${at.slice(0, 7)}.txt`), lines.join(""), { mode: 0o600 })
}

const anchorOf = (line: string): SignedAnchor => {
  const [chain, place, link, mac] = line.split(" ")
  return {
    chain: Number(chain),
    place: Number(place),
    link: Buffer.from(link ?? "", "base64url"),
    mac: Buffer.from(mac ?? "", "base64url"),
  }
}

/** Every anchor ever written. The last line of a file may be half there after a loss of power: it is not read. */
export const readAnchors = (folder: string): ReadonlyArray<SignedAnchor> =>
  !existsSync(folder)
    ? []
    : readdirSync(folder)
        .filter((name) => /^anchors-\d{4}-\d\d\.txt$/.test(name))
        .sort()
        .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n").slice(0, -1).map(anchorOf))
