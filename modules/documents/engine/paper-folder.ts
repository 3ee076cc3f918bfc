/** Drawn papers kept on disk between starts. Only a cache: whatever goes wrong with it, the paper is drawn again. */
import { Effect, FileSystem, Option } from "effect"

/** A slip is 50 KB: ten thousand of them. */
const mostBytes = 512 * 1024 * 1024
const ending = ".pdf"

const isWhole = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes.slice(-8)).includes("%%EOF")

/** Removes the papers that were drawn longest ago until the rest fits. */
const sweep = Effect.fn("Documents.sweepFolder")(function* (folder: string) {
  const files = yield* FileSystem.FileSystem
  const names = yield* files.readDirectory(folder)
  const papers = yield* Effect.forEach(names, (name) =>
    files.stat(`${folder}/${name}`).pipe(
      Effect.map(({ size, mtime }) => ({
        path: `${folder}/${name}`,
        bytes: Number(size),
        drawnAt: Option.match(mtime, { onNone: () => 0, onSome: (at) => at.getTime() }),
      })),
    ),
  )
  let room = mostBytes
  for (const paper of papers.toSorted((a, b) => b.drawnAt - a.drawnAt)) {
    room -= paper.bytes
    if (room < 0 || !paper.path.endsWith(ending)) yield* files.remove(paper.path)
  }
})

/**
 * Opens the folder, made when missing and readable by its owner only, since papers name people and pay.
 *
 * `keep` writes beside and renames, so a kill leaves no half paper under a paper's name; `find` answers whole papers only.
 */
export const paperFolder = Effect.fn("Documents.paperFolder")(function* (folder: string) {
  const files = yield* FileSystem.FileSystem
  const warn = (what: string) =>
    Effect.catch((error: { readonly message: string }) =>
      Effect.logWarning(`paper folder: ${what}`).pipe(Effect.annotateLogs({ folder, error: error.message })),
    )
  yield* files.makeDirectory(folder, { recursive: true, mode: 0o700 }).pipe(warn("can't be made"))
  yield* sweep(folder).pipe(warn("can't be swept"))

  const find = (digest: string) =>
    files.readFile(`${folder}/${digest}${ending}`).pipe(Effect.option, Effect.map(Option.filter(isWhole)))
  const keep = Effect.fn("Documents.keepPaper")(function* (digest: string, pdf: Uint8Array) {
    const draft = `${folder}/${digest}.draft`
    yield* files.writeFile(draft, pdf, { mode: 0o600 })
    yield* files.rename(draft, `${folder}/${digest}${ending}`)
  }, warn("can't be written"))
  return { find, keep }
})
