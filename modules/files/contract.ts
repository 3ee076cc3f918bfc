import { Schema } from "effect"
import { answer, c, callOf, file, multipart, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { filesCalls } from "./calls.ts"

export { FileId, UploadedFile } from "./contract/file.ts"

import { EarlyPicture, OneOfOurs, OnePicture, Upload, Uploaded, UploadedFile } from "./contract/file.ts"
import type { filePolicy } from "./policy.ts"

/** Whose company does not exist yet has nobody to ask. */
type Own = "file.giveEarly"
const call = callOf<ActionOf<typeof filePolicy> | Own>()

export const filesContract = c.router({
  upload: {
    ...filesCalls.upload,
    contentType: multipart,
    body: std(Upload),
    responses: { 200: answer(Uploaded), ...refusals },
    metadata: call({ action: "file.upload", kind: "write", access: "company" }),
  },
  giveEarly: {
    ...filesCalls.giveEarly,
    contentType: multipart,
    body: std(EarlyPicture),
    responses: { 200: answer(Schema.Array(UploadedFile)), ...refusals },
    metadata: call({ action: "file.giveEarly", kind: "write", access: "user" }),
  },
  common: {
    ...filesCalls.common,
    query: std(OneOfOurs),
    responses: { 200: file("application/octet-stream"), ...refusals },
    metadata: call({ action: "file.read", kind: "read", access: "company" }),
  },
  removeBackground: {
    ...filesCalls.removeBackground,
    contentType: multipart,
    body: std(OnePicture),
    responses: { 200: file("image/png"), ...refusals },
    metadata: call({ action: "file.clear", kind: "write", access: "company" }),
  },
})
