/** The mails that a product without a mail server keeps as files. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { e2eAddress } from "./address.ts"

/** Base64 and quoted-printable parts as their text; what is neither stays. */
const readable = (letter: string) =>
  letter
    .replaceAll(/\n\n((?:[A-Za-z0-9+/]{1,76}={0,2}\n)+)/g, (_, part: string) => `\n\n${Buffer.from(part, "base64")}\n`)
    .replaceAll("=\n", "")
    .replaceAll("=3D", "=")

/** What was mailed to an address, oldest first. */
const lettersTo = (email: string, { dataFolderNote } = e2eAddress) => {
  const folder = join(readFileSync(dataFolderNote, "utf8"), "mail")
  // It is made with the first mail.
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((letter) => letter.includes(email))
    .map(readable)
}
const foundIn = (letters: ReadonlyArray<string>, what: RegExp) =>
  letters.flatMap((letter) => what.exec(letter)?.slice(-1) ?? [])

/** Every activation link that was mailed to an address, oldest first, as paths. */
export const activationLinks = (email: string, at = e2eAddress) =>
  foundIn(lettersTo(email, at), /\/active-email#[\w-]{43}/)
/** Every code, likewise. */
export const oneTimeCodes = (email: string) => foundIn(lettersTo(email), /^ {4}(\d{6})$/m)
/** Every invitation's, likewise. */
export const invitationLinks = (email: string) =>
  foundIn(lettersTo(email), /\/login-with-invite(?:\?language=\w+)?#[\w-]{43}/)
/** Every link that opens a paper, likewise. */
export const paperLinks = (email: string) => foundIn(lettersTo(email), /\/paper-link(?:\?language=\w+)?#[\w-]{43}/)
