/** The server's door; papers themselves are built from layout/index.ts, which the browser may load too. */

export { DocumentsBusy, PaperNotDrawn } from "./errors.ts"
export type { PaperMeta, PaperRequest } from "./model.ts"
export { Documents, type DocumentsOptions } from "./operations/documents.ts"
