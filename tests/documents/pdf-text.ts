/** Reads a PDF as a viewer's search and copy do. */
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"

export interface PdfPage {
  readonly width: number
  readonly height: number
  /** Texts in the order of the page, with their place in points from the top left. */
  readonly texts: ReadonlyArray<{ readonly text: string; readonly x: number; readonly y: number; readonly end: number }>
}

export const readPdf = async (pdf: Uint8Array) => {
  const task = getDocument({ data: pdf.slice(), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  const pages: Array<PdfPage> = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) => {
      if (!("str" in item) || item.str.trim() === "") return []
      const [, , , , x = 0, y = 0] = item.transform.map(Number)
      return [{ text: item.str, x, y: height - y, end: x + item.width }]
    })
    pages.push({ width, height, texts })
  }
  const { info, metadata } = await document.getMetadata()
  await task.destroy()
  return { pages, info, xmp: (name: string): unknown => metadata?.get(name) }
}

/** The texts of all pages, in order. */
export const textsOf = async (pdf: Uint8Array) =>
  (await readPdf(pdf)).pages.flatMap(({ texts }) => texts.map(({ text }) => text))
