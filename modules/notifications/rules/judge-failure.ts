/** What a mail server's refusal means: whether another try can change it, and the word for it in the history. */

export const failureReasons = [
  "unreachable",
  "signInRefused",
  "refusedForNow",
  "refused",
  "tooLate",
  "notEnclosed",
  "triedTooOften",
] as const
export type FailureReason = (typeof failureReasons)[number]

/** What nodemailer's errors carry: where it failed, and the server's own number where it gave one. */
export interface MailFault {
  readonly code?: string | undefined
  readonly responseCode?: number | undefined
  readonly said: string
}
export interface Judged {
  /** Nothing that we do later makes this recipient's server take this mail. */
  readonly isFinal: boolean
  readonly why: FailureReason
  readonly said: string
}

/** Of a recipient or of the letter itself; a refusal before that is the set-up's, and an operator may mend it. */
const ofThisMail = new Set(["EENVELOPE", "EMESSAGE"])
const mostCharacters = 500

/** Codes from 500 on for this recipient or this letter are final; all else (RFC 5321 4.2.1) is tried again. */
export const judgeFailure = ({ code, responseCode, said }: MailFault): Judged => {
  const told = said.replace(/[\p{Cc}]+/gu, " ").slice(0, mostCharacters)
  if (code === "EAUTH" || code === "ENOAUTH") return { isFinal: false, why: "signInRefused", said: told }
  if (responseCode === undefined) return { isFinal: false, why: "unreachable", said: told }
  const isFinal = responseCode >= 500 && ofThisMail.has(code ?? "")
  return { isFinal, why: isFinal ? "refused" : "refusedForNow", said: told }
}
