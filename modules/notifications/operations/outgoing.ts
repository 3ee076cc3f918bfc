/** Where mails go: to a mail server, or as files into the data folder where none is set. */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Data, Effect, Redacted } from "effect"
import type { SendMailOptions } from "nodemailer"
import type { DueMail } from "../repository/due-mail.ts"
import { type Judged, judgeFailure } from "../rules/judge-failure.ts"
import { withSecret } from "../rules/secret-mark.ts"
import type { EnclosedFile } from "./enclosing.ts"

export interface MailSettings {
  /** The mail server; mails are kept as files where there is none. */
  readonly smtpUrl?: Redacted.Redacted | undefined
  readonly mailFrom?: { readonly name: string; readonly address: string } | undefined
}

export class NotSent extends Data.TaggedError("NotSent")<Judged> {}

/** A mail with the files that it encloses. */
export interface Letter {
  readonly mail: DueMail
  readonly files: ReadonlyArray<EnclosedFile>
}

export interface Outgoing {
  readonly by: "smtp" | "file"
  /** Of the Message-IDs. */
  readonly domain: string
  readonly send: (letter: Letter) => Effect.Effect<void, NotSent>
}

/** Loaded with the first mail: a product that sends none keeps its memory. */
const nodemailer = Effect.promise(() => import("nodemailer"))

type From = NonNullable<MailSettings["mailFrom"]>
const unsetFrom: From = { name: "手配 Tehai", address: "tehai@localhost" }

const letterOf = ({ files, mail }: Letter, from: From): SendMailOptions => ({
  from: { name: mail.senderName === null ? from.name : `${mail.senderName}（${from.name}）`, address: from.address },
  to: { name: mail.toName ?? "", address: mail.toEmail },
  ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
  subject: mail.subject,
  html: withSecret(mail.html, mail.secret),
  text: withSecret(mail.text, mail.secret),
  attachments: files.map(({ bytes, name }) => ({
    filename: name,
    content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    contentType: "application/pdf",
  })),
  messageId: mail.messageId,
  date: mail.queuedAt,
  // No vacation notice answers a machine (RFC 3834).
  headers: { "Auto-Submitted": "auto-generated", "Content-Language": mail.language },
  disableFileAccess: true,
  disableUrlAccess: true,
})

const faultOf = (fault: unknown) => {
  const said = fault instanceof Error ? fault.message : String(fault)
  if (typeof fault !== "object" || fault === null) return { said }
  const [code, responseCode]: ReadonlyArray<unknown> = [Reflect.get(fault, "code"), Reflect.get(fault, "responseCode")]
  return {
    said,
    code: typeof code === "string" ? code : undefined,
    responseCode: typeof responseCode === "number" ? responseCode : undefined,
  }
}

const isThisMachine = (host: string) => ["localhost", "127.0.0.1", "[::1]"].includes(host)

/** Seconds: a server that says nothing for so long has gone. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
export const connectionsAtOnce = 5

const bySmtp = Effect.fnUntraced(function* (url: string, from: From) {
  const { hostname, username } = new URL(url)
  const { createTransport } = yield* nodemailer
  const open = Effect.sync(() =>
    createTransport({
      url,
      pool: true,
      maxConnections: connectionsAtOnce,
      // A password goes over no wire that others can read.
      requireTLS: username !== "" && !isThisMachine(hostname),
      ...patience,
    }),
  )
  const transport = yield* Effect.acquireRelease(open, (it) => Effect.sync(() => it.close()))
  const send = (letter: Letter) =>
    Effect.asVoid(
      Effect.tryPromise({
        try: () => transport.sendMail(letterOf(letter, from)),
        catch: (fault) => new NotSent(judgeFailure(faultOf(fault))),
      }),
    )
  return { by: "smtp", domain: from.address.replace(/^.*@/, ""), send } satisfies Outgoing
})

/** `<moment>-<id>.eml`: any mail program opens it. Readable by its owner alone, for it carries links that open accounts. */
const byFile = (folder: string, from: From): Outgoing => {
  const send = Effect.fnUntraced(function* (letter: Letter) {
    const { mail } = letter
    const { createTransport } = yield* nodemailer
    const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" })
    yield* Effect.tryPromise({
      try: () =>
        composer.sendMail(letterOf(letter, from)).then(({ message }) => {
          mkdirSync(folder, { recursive: true, mode: 0o700 })
          const name = `${mail.queuedAt.replace(/[:.]/g, "-")}-${mail.id}.eml`
          writeFileSync(join(folder, name), String(message), { mode: 0o600 })
        }),
      catch: (fault) => new NotSent(judgeFailure(faultOf(fault))),
    })
  })
  return { by: "file", domain: from.address.replace(/^.*@/, ""), send }
}

export const outgoing = ({ smtpUrl, mailFrom = unsetFrom }: MailSettings, folder: string) =>
  smtpUrl === undefined ? Effect.succeed(byFile(folder, mailFrom)) : bySmtp(Redacted.value(smtpUrl), mailFrom)
