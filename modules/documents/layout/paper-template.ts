import type { ReactElement } from "react"
import type { PageSize } from "./page-sizes.ts"

/**
 * What a paper's .tsx file exports as `template`.
 *
 * Pure: the same view gives the same pages in the browser's preview and in the PDF, one element per sheet, each a
 * full-page box with inline styles only.
 */
export interface PaperTemplate<View> {
  readonly size: PageSize
  readonly pages: (view: View) => ReadonlyArray<ReactElement>
}
