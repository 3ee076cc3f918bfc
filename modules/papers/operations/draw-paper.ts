/** A paper as a file: of one edition and of the moment that its state is from, so that an issued paper's bytes never change. */
import { Effect } from "effect"
import { Documents, type PaperRequest } from "#modules/documents/index.ts"
import { Refused } from "#modules/kernel/errors.ts"
import { NotEnclosed } from "#modules/notifications/index.ts"
import type { PaperPrint } from "../documents/paper-print.ts"
import { paperFileName, paperTitle } from "../documents/paper-text.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { isOut } from "../policy.ts"
import { paperById } from "../repository/papers.ts"
import { paperPrint } from "../views/paper-print.ts"
import { sealInFile } from "./seals.ts"
import { seenPaper } from "./seen-paper.ts"
import { sharesOfPaper } from "./shares-of-paper.ts"
import { wholePaper } from "./show-paper.ts"

export const paperRequest = (view: PaperPrint, createdAt: string): PaperRequest => ({
  template: new URL("../documents/paper.tsx", import.meta.url),
  view,
  meta: {
    title: paperTitle(view),
    author: view.seller.name,
    subject: `${view.issuedOn} ${view.buyer.name} ${view.total}`,
    keywords: [view.no, view.issuedOn, String(view.total), view.seller.name, view.buyer.name].join(", "),
    language: "ja",
    createdAt,
  },
})

const busy = new Refused({ code: "Service_Unavailable", retryAfterSeconds: 30 })

/** Its name, and the drawing of it, which waits for no database. */
const drawn = Effect.fnUntraced(function* (row: PaperRow) {
  const documents = yield* Documents
  const paper = yield* wholePaper(row)
  const view = paperPrint(paper, yield* sharesOfPaper(paper), null)
  const seal = yield* sealInFile(row)
  return {
    fileName: paperFileName(view),
    bytes: Effect.flatMap(seal, (of) =>
      documents.render(paperRequest({ ...view, seal: of }, row.decidedAt ?? row.madeAt)),
    ),
  }
})

/** Its bytes fail with Service_Unavailable while too many papers are being drawn. */
export const fileOfPaper = Effect.fn("Papers.file")(function* (row: PaperRow) {
  const { bytes, fileName } = yield* drawn(row)
  const asked = Effect.catchTags(bytes, {
    DocumentsBusy: () => Effect.fail(busy),
    PaperNotDrawn: (fault) => (fault.isLate ? Effect.fail(busy) : Effect.die(fault)),
  })
  return { bytes: asked, fileName }
})

/** Fails with Paper_Missing, and as `fileOfPaper` does. */
export const paperPdf = Effect.fn("Papers.pdf")(function* (id: number) {
  return yield* fileOfPaper((yield* seenPaper(id)).row)
})

/** What a mail encloses: the paper as it stands when the mail is sent. */
export const paperEnclosure = Effect.fn("Papers.enclosure")(function* (companyId: number, id: number) {
  const row = yield* paperById(companyId, id)
  // Taken back or replaced since: what is written on it now is nobody's to read, however often the mail is sent again.
  if (row === undefined || !isOut(subjectOf(row, true))) return yield* new NotEnclosed({ isFinal: true })
  const { bytes } = yield* drawn(row)
  return Effect.mapError(
    bytes,
    // A store that does not answer is asked again.
    (fault) => new NotEnclosed({ isFinal: fault._tag === "PaperNotDrawn" && !fault.isLate }),
  )
})
