/** Files on the wire. */
import { Schema } from "effect"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { SentFile } from "#modules/kernel/fields/received-file.ts"
import { isNoLongerThan } from "#modules/kernel/fields/text.ts"

const form = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
/** By which a row is told that it refers to a file. */
export const FileId = Schema.String.check(Schema.isPattern(form, { message: messageKey("invalid") }))

/** As the sender calls it; what can't stand in a name is taken out, not refused. */
const GivenName = Schema.String.check(isNoLongerThan(1000))
/** How many are too many is said by file, so it is said by the operation. */
export const Upload = Schema.Struct({
  files: Schema.Array(SentFile),
  /** In the order of the files; those without a name keep their own. */
  fileName: Schema.optionalKey(Schema.Array(GivenName)),
})
export type Upload = typeof Upload.Type

export const UploadedFile = Schema.Struct({ id: Schema.String, name: Schema.String, url: Schema.String })
export const Uploaded = Schema.Struct({
  names: Schema.Array(Schema.String),
  /** What the addresses stand below. */
  domain: Schema.String,
  files: Schema.Array(UploadedFile),
})

export const OneOfOurs = Schema.Struct({ url: Schema.String.check(isNoLongerThan(4000)) })
/** For a company that is being registered. */
export const EarlyPicture = Schema.Struct({
  files: Schema.Array(SentFile),
  /** A stamp is kept without its paper. */
  kind: Schema.optionalKey(Schema.Array(Schema.Literals(["avatar", "stamp"]))),
})
export type EarlyPicture = typeof EarlyPicture.Type
export const OnePicture = Schema.Struct({ files: Schema.Array(SentFile) })
export type OnePicture = typeof OnePicture.Type
