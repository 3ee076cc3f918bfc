/** A cached paper is good only for the program that drew it: the template, all it imports, the engine and the pins. */
import { createHash } from "node:crypto"
import { fileURLToPath } from "node:url"
import { Effect, FileSystem } from "effect"

const root = new URL("../../../", import.meta.url)
const engine = new URL("./worker.ts", import.meta.url)
const localImport = /(?:from|import) "(\.{1,2}\/[^"]+|#modules\/[^"]+)"/g

const resolve = (specifier: string, from: URL) =>
  specifier.startsWith("#") ? new URL(specifier.slice(1), root) : new URL(specifier, from)

/** Hexadecimal digest over the sources that a drawing by this template runs. A missing file counts as empty; drawing says so. */
export const programFingerprint = Effect.fn("Documents.programFingerprint")(function* (template: URL) {
  const files = yield* FileSystem.FileSystem
  const seen = new Map<string, string>()
  const open = [engine, template]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file.href)) continue
    const source = yield* files.readFileString(fileURLToPath(file)).pipe(Effect.orElseSucceed(() => ""))
    seen.set(file.href, source)
    for (const [, specifier = ""] of source.matchAll(localImport)) open.push(resolve(specifier, file))
  }
  const pins = yield* files.readFileString(fileURLToPath(new URL("package.json", root))).pipe(Effect.orDie)
  const hash = createHash("sha256").update(pins)
  for (const [href, source] of [...seen].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(href.slice(root.href.length)).update("\0").update(source).update("\0")
  return hash.digest("hex")
})
