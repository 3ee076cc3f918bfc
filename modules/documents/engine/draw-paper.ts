/** Adapter to satori, whose promise is the worker's: view in, finished PDF out. Runs in a worker thread only. */
import type { ReactElement } from "react"
import satori from "satori"
import { type PageSize, pageSizes } from "../layout/page-sizes.ts"
import type { PaperTemplate } from "../layout/paper-template.ts"
import type { PaperMeta } from "../model.ts"
import { fonts } from "./fonts.ts"
import { watchNetwork } from "./no-network.ts"
import { printableView } from "./printable-view.ts"
import { writePdf } from "./write-pdf.ts"

export interface PaperJob {
  /** file: URL of the template's module. */
  readonly template: string
  readonly view: object
  readonly meta: PaperMeta
}

export interface DrawnPaper {
  readonly pdf: Uint8Array
  readonly pages: number
  /** Characters drawn as 〓, or as the base of their variant. */
  readonly missing: ReadonlyArray<string>
}

const isTemplate = (value: unknown): value is PaperTemplate<unknown> =>
  typeof value === "object" &&
  value !== null &&
  "size" in value &&
  typeof value.size === "string" &&
  value.size in pageSizes &&
  "pages" in value &&
  typeof value.pages === "function"

const loadTemplate = async (url: string) => {
  const loaded: { readonly template?: unknown } = await import(url)
  if (!isTemplate(loaded.template)) throw new Error(`${url} exports no paper template named "template"`)
  return loaded.template
}

const hasGlyph = (codePoint: number) => fonts[0]?.parsed.hasGlyphForCodePoint(codePoint) ?? false
const satoriFonts = fonts.map(({ name, weight, style, data }) => ({ name, weight, style, data }))

const drawPages = async (pages: ReadonlyArray<ReactElement>, size: PageSize) => {
  const drawings: Array<string> = []
  for (const page of pages)
    drawings.push(await satori(page, { ...pageSizes[size], fonts: satoriFonts, embedFont: false, pointScaleFactor: 0 }))
  return drawings
}

export const drawPaper = async ({ template: url, view, meta }: PaperJob): Promise<DrawnPaper> => {
  const template = await loadTemplate(url)
  const printable = printableView(view, hasGlyph)
  const pages = template.pages(printable.view)
  if (pages.length === 0) throw new Error("the template gave no page")
  const refuseNetwork = watchNetwork()
  const drawings = await drawPages(pages, template.size)
  refuseNetwork()
  return { pdf: await writePdf(drawings, meta), pages: pages.length, missing: printable.missing }
}
