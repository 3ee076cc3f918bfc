/** What a paper prints: figures and names, not formatted texts. */
import type { SheetFacts, SheetSeal } from "#modules/documents/layout/index.ts"
import type { PaperType } from "../codes.ts"

export interface PaperPrint extends SheetFacts {
  readonly type: PaperType
  readonly seal: SheetSeal | null
  /** Only what was issued is a paper; anything else says so at its head. */
  readonly state: "issued" | "draft" | "waiting" | "refused" | "replaced"
}
