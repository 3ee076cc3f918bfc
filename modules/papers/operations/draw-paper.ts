/** A paper as a file: of one edition and of the moment that its state is from, so that an issued paper's bytes never change. */
import { Effect } from "effect"
import { Documents, type PaperRequest } from "#modules/documents/index.ts"
import { Refused } from "#modules/kernel/errors.ts"
import type { PaperPrint } from "../documents/paper-print.ts"
import { paperFileName, paperTitle } from "../documents/paper-text.ts"
import { paperPrint } from "../views/paper-print.ts"
import { seenPaper } from "./seen-paper.ts"
import { sharesOf, wholePaper } from "./show-paper.ts"

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

/** Fails with Paper_Missing, and with Service_Unavailable while too many papers are being drawn. */
export const paperPdf = Effect.fn("Papers.pdf")(function* (id: number) {
  const { row } = yield* seenPaper(id)
  const documents = yield* Documents
  const view = paperPrint(yield* wholePaper(row), yield* sharesOf(row))
  const bytes = Effect.catchTags(documents.render(paperRequest(view, row.decidedAt ?? row.madeAt)), {
    DocumentsBusy: () => Effect.fail(busy),
    PaperNotDrawn: (fault) => (fault.isLate ? Effect.fail(busy) : Effect.die(fault)),
  })
  return { bytes, fileName: paperFileName(view) }
})
