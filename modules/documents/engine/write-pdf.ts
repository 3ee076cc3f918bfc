/**
 * Adapter to pdfkit: streams and Date are the library's, so they stay in this file.
 */
import PDFDocument from "pdfkit"
import type { PaperMeta } from "../model.ts"
import { drawPage } from "./draw-svg.ts"
import { fonts } from "./fonts.ts"
import { xmpOf } from "./xmp.ts"

/** The library's document with metadata of our own, where its own is no XML for every name. */
class ArchivableDocument extends PDFDocument {
  readonly paper: PaperMeta
  constructor(options: PDFKit.PDFDocumentOptions, paper: PaperMeta) {
    super(options)
    this.paper = paper
  }
  /** Called by pdfkit as it ends the metadata of a document. */
  _addInfo() {
    this.appendXML(xmpOf(this.paper, new Date(this.paper.createdAt).toISOString()))
  }
}

const openDocument = (meta: PaperMeta) => {
  const createdAt = new Date(meta.createdAt)
  if (Number.isNaN(createdAt.getTime())) throw new RangeError(`createdAt is not an instant: ${meta.createdAt}`)
  const options: PDFKit.PDFDocumentOptions = {
    // what must still be read in ten years carries its fonts, colours and description with it (ISO 19005-3)
    subset: "PDF/A-3b",
    autoFirstPage: false,
    // no default Helvetica: it would be read for nothing and never embedded
    font: "",
    pdfVersion: "1.7",
    lang: meta.language,
    displayTitle: true,
    info: {
      Title: meta.title,
      Author: meta.author,
      ...(meta.subject === undefined ? {} : { Subject: meta.subject }),
      ...(meta.keywords === undefined ? {} : { Keywords: meta.keywords }),
      Creator: "Tehai",
      Producer: "Tehai",
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  }
  const pdf = new ArchivableDocument(options, meta)
  // pdfkit takes fontkit's parsed font as it is; a font parsed per document would double the time of a slip
  for (const { name, weight, parsed } of fonts) pdf.registerFont(`${name}-${weight}`, parsed)
  return pdf
}

/**
 * The PDF of these pages: fonts embedded as subsets, the same bytes for the same drawings and meta.
 *
 * Rejects when a drawing holds what papers can't draw.
 */
export const writePdf = (pages: ReadonlyArray<string>, meta: PaperMeta) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const pdf = openDocument(meta)
    const chunks: Array<Uint8Array> = []
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on("error", reject)
    for (const page of pages) drawPage(pdf, page)
    pdf.end()
  })
