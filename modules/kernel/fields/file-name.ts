/** The name of a PDF that is sent by mail or saved. */
import { Schema } from "effect"
import { messageKey } from "./messages.ts"
import { CommonText } from "./text.ts"

export const PdfFileName = CommonText.check(
  Schema.isPattern(/^[^/\\:*?"<>|]*$/u, { message: messageKey("fileNameCharacters") }),
  Schema.isPattern(/[^\s.].*\.[pP][dD][fF]$/u, { message: messageKey("fileNamePdf") }),
)
