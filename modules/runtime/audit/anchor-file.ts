/** Anchors beside the keys, outside the database: who cuts a chain there can't cut it here. One file a month. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import type { SignedAnchor } from "./repository/seals.ts"

export const anchorFolder = (dataDir: string) => join(dataDir, "audit")

const textOf = (anchors: ReadonlyArray<SignedAnchor>) =>
  anchors
    .map(
      ({ chain, link, mac, place }) => `${chain} ${place} ${link.toString("base64url")} ${mac.toString("base64url")}\n`,
    )
    .join("")

/** Adds anchors to the file of this instant's month. */
export const appendAnchors = (folder: string, at: string, anchors: ReadonlyArray<SignedAnchor>) => {
  if (anchors.length === 0) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  appendFileSync(join(folder, `anchors-${at.slice(0, 7)}.txt`), textOf(anchors), { mode: 0o600 })
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

const isWhole = (line: string) => /^\d+ \d+ [\w-]{43} [\w-]{43}$/.test(line)

const filesOf = (folder: string): ReadonlyArray<string> =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^anchors-\d{4}-\d\d\.txt$/.test(name))
        .sort()
        .map((name) => join(folder, name))
    : []

const linesOf = (file: string) => readFileSync(file, "utf8").split("\n").slice(0, -1)

/** Every anchor that is kept. The last line of a file may be half there after a loss of power: it is not read. */
export const readAnchors = (folder: string): ReadonlyArray<SignedAnchor> =>
  filesOf(folder).flatMap((file) => linesOf(file).map(anchorOf))

export const bytesOfAnchors = (folder: string): number =>
  filesOf(folder).reduce((sum, file) => sum + statSync(file).size, 0)

/** Leaves in each file what is kept, written beside and renamed: a kill in between leaves the old file or the new one. */
export const keepAnchorsOnly = (folder: string, isKept: (anchor: SignedAnchor) => boolean) => {
  for (const file of filesOf(folder)) {
    const kept = linesOf(file).filter(isWhole).map(anchorOf).filter(isKept)
    const draft = `${file}.draft`
    writeFileSync(draft, textOf(kept), { mode: 0o600, flush: true })
    if (kept.length > 0) renameSync(draft, file)
    else for (const gone of [draft, file]) rmSync(gone)
  }
}
