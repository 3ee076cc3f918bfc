/** The part of fontkit that the engine uses; the package has no types of its own. */
declare module "fontkit" {
  export interface Font {
    readonly characterSet: ReadonlyArray<number>
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number }
  }
  export function create(file: Uint8Array): Font
}

/** pdfkit 0.20 also takes a parsed font, which @types/pdfkit 0.17 doesn't know yet. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, parsed: import("fontkit").Font): PDFDocument
  }
}
