/** The server's door; papers themselves are built from layout/index.ts, which the browser may load too. */
export { Documents, type DocumentsOptions } from "./documents.ts"
export { DocumentsBusy, PaperNotDrawn } from "./errors.ts"
export type { PaperMeta, PaperRequest } from "./paper-request.ts"
