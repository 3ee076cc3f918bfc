/** 電子帳簿保存法: the issued papers of a stretch of days as one archive, with the index that an inspector asks for. */
import { createHash } from "node:crypto"
import { Effect } from "effect"
import { Documents } from "#modules/documents/index.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import { noteTaken } from "#modules/kernel/note-taken.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { type ZipFile, zipOf } from "#modules/kernel/zip.ts"
import type { AskArchive } from "../contract/archive.ts"
import { paperFileName } from "../documents/paper-text.ts"
import type { PaperRow } from "../model.ts"
import { visiblePapers } from "../policy/visible-papers.ts"
import { paperListPolicy } from "../policy.ts"
import { issuedOfStretch } from "../repository/archive.ts"
import { linesOf, shiftsOf } from "../repository/papers.ts"
import { type ArchivedPaper, archiveIndex } from "../rules/archive-index.ts"
import { paperPrint } from "../views/paper-print.ts"
import { paperRequest } from "./draw-paper.ts"
import { sealInFile } from "./seals.ts"
import { sharesOfPaper } from "./shares-of-paper.ts"

/** What one request draws within half a minute; a longer stretch is taken in parts. */
const mostPapers = 300
const drawnAtOnce = 2

const sealsOf = Effect.fnUntraced(function* (rows: ReadonlyArray<PaperRow>) {
  const seals = new Map<string | null, Effect.Success<ReturnType<typeof sealInFile>>>()
  for (const row of rows) if (!seals.has(row.seal)) seals.set(row.seal, yield* sealInFile(row))
  return seals
})

/**
 * Every edition that was issued, the replaced ones too, of those that the actor sees. Statements are the same for ten papers
 * and a hundred, but for one a seal. What was taken, and its digest, stand in the audit.
 *
 * Fails with Permission_Denied, and Invalid_Input where the stretch has none or too many. Its bytes fail with
 * Service_Unavailable while too many papers are being drawn.
 */
export const archivePapers = Effect.fn("Papers.archive")(function* ({ from, to }: AskArchive) {
  const actor = yield* authorize(paperListPolicy, "archive", undefined)
  const { companyId } = actor
  const rows = yield* issuedOfStretch({ companyId, visible: visiblePapers(actor), from, to }, mostPapers + 1)
  if (rows.length === 0)
    return yield* refuse("Invalid_Input", [{ field: "from", message: messageKey("noPapersIssued") }])
  if (rows.length > mostPapers)
    return yield* refuse("Invalid_Input", [{ field: "to", message: messageKey("tooManyPapers", mostPapers) }])
  const ids = rows.map(({ id }) => id)
  const lines = Map.groupBy(yield* linesOf(companyId, ids), ({ paperId }) => paperId)
  const shifts = Map.groupBy(yield* shiftsOf(companyId, ids), ({ paperId }) => paperId)
  const seals = yield* sealsOf(rows)
  const documents = yield* Documents
  const papers = yield* Effect.forEach(rows, (row) => {
    const paper = { row, lines: lines.get(row.id) ?? [], shifts: shifts.get(row.id) ?? [] }
    return Effect.map(sharesOfPaper(paper), (shares) => ({ row, view: paperPrint(paper, shares, null) }))
  })
  const draw = ({ row, view }: (typeof papers)[number]) =>
    Effect.gen(function* () {
      const seal = yield* seals.get(row.seal) ?? Effect.succeed(null)
      const content = yield* documents.render(paperRequest({ ...view, seal }, row.decidedAt ?? row.madeAt))
      // As the index: what the other side made is addressed to us, and is looked for by its name.
      const file: ZipFile = { name: paperFileName(view, row.partyName), content }
      const archived: ArchivedPaper = {
        view,
        party: row.partyName,
        fileName: file.name,
        fileHash: createHash("sha256").update(content).digest("hex"),
        contentHash: row.contentHash ?? "",
      }
      return { file, archived }
    })
  const outside = yield* Effect.context<Database | Keys>()
  const bytes = Effect.forEach(papers, draw, { concurrency: drawnAtOnce }).pipe(
    Effect.map((drawn) =>
      zipOf([
        { name: "index.csv", content: Buffer.from(archiveIndex(drawn.map(({ archived }) => archived)), "utf8") },
        ...drawn.map(({ file }) => file),
      ]),
    ),
    Effect.catch((fault) =>
      fault._tag === "PaperNotDrawn" && !fault.isLate
        ? Effect.die(fault)
        : Effect.fail(new Refused({ code: "Service_Unavailable", retryAfterSeconds: 30 })),
    ),
    Effect.tap((zip) =>
      noteTaken(actor, "papers archive", {
        action: "papers.archive",
        subject: `company:${companyId}`,
        after: { from, to, papers: papers.length, hash: createHash("sha256").update(zip).digest("hex") },
      }),
    ),
    Effect.provide(outside),
  )
  return { bytes, fileName: `帳票_${from.replaceAll("-", "")}-${to.replaceAll("-", "")}.zip` }
})
