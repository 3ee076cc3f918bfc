/** Files of the server: fetched with the token like every call, then given to the browser to keep. */
import { errorOf } from "./send.ts"

interface AnyAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}
const fileNameIn = (headers: Headers) => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get("content-disposition") ?? "")?.[1]
  return encoded === undefined ? undefined : decodeURIComponent(encoded)
}
/** The browser reads the file from its address a moment after the press. */
const revokeAfterMillis = 60_000

/** Saves what was made here, under this name. */
export const saveBlob = (blob: Blob, name: string) => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMillis)
}
/** Saves what a call gives, under the server's own file name. Throws ApiError when it gave none. */
export const saveFile = async (call: Promise<AnyAnswer>, otherwise: string) => {
  const answer = await call
  if (answer.status !== 200 || !(answer.body instanceof Blob)) throw errorOf(answer)
  saveBlob(answer.body, fileNameIn(answer.headers) ?? otherwise)
}

/** What an answer brings as text in base64. */
export const bytesOfBase64 = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
