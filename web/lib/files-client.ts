import { filesCalls } from "#modules/files/calls.ts"
import type { filesContract } from "#modules/files/contract.ts"
import type { Attempt } from "./attempt.ts"
import { clientOf, data, page } from "./client.ts"

const files = clientOf<typeof filesContract>(filesCalls)

/** Sends files as a form does, each under its own name; gives their ids and addresses in the same order. */
export const upload = async (sent: ReadonlyArray<File>, extraHeaders: Attempt) => {
  const body = new FormData()
  for (const file of sent) {
    body.append("files", file)
    body.append("fileName[]", file.name)
  }
  return (await data(files.upload({ body, extraHeaders }))).files
}

/** 印影: the red ink without its paper. */
const withoutPaper = async (picture: File, extraHeaders: Attempt) => {
  const body = new FormData()
  body.append("files", picture)
  const png: unknown = await page(files.removeBackground({ body, extraHeaders }))
  return png instanceof Blob ? new File([png], picture.name, { type: png.type }) : picture
}

export type PictureKind = "avatar" | "stamp"
export interface SentPicture {
  readonly id: string
  readonly address: string
}
/** How a picture goes to the server before the form that refers to it. */
export type SendPicture = (picture: File, kind: PictureKind, extraHeaders: Attempt) => Promise<SentPicture | undefined>

const sent = ([file]: ReadonlyArray<{ readonly id: string; readonly url: string }>) =>
  file === undefined ? undefined : { id: file.id, address: file.url }

/** As a member of a company. */
export const sendPicture: SendPicture = async (picture, kind, key) =>
  sent(await upload([kind === "stamp" ? await withoutPaper(picture, key) : picture], key))

/** Before one's company exists. */
export const sendEarlyPicture: SendPicture = async (picture, kind, extraHeaders) => {
  const body = new FormData()
  body.append("files", picture)
  body.append("kind", kind)
  return sent(await data(files.giveEarly({ body, extraHeaders })))
}
