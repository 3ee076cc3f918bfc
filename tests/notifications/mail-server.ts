/** A real SMTP server that takes mails, and on request refuses an address, greets strangers slowly, or dies. */
import type { Socket } from "node:net"
import { SMTPServer } from "smtp-server"
import { freePort } from "../kernel/free-port.ts"

export interface Letter {
  readonly to: string
  readonly raw: string
  readonly messageId: string
}
export interface MailServer {
  readonly url: string
  /** Everything that was taken whole, doubles too. */
  readonly letters: Array<Letter>
  /** As a mailbox shows them: a second copy of a Message-ID is none. */
  readonly inbox: () => ReadonlyArray<Letter>
  /** What it does instead of taking a mail, by address; once, or as long as it stands here. */
  readonly answers: Map<string, Answer>
  readonly close: () => Promise<void>
}
export type Answer =
  /** Says this number to the recipient. */
  | { readonly kind: "says"; readonly code: number; readonly once: boolean }
  /** Cuts the line while the letter is coming, or after it has taken it and before it says so. */
  | { readonly kind: "diesInData" | "diesAfterData"; readonly once: boolean }
  /** Takes the letter and says so when this resolves. */
  | { readonly kind: "waits"; readonly until: Promise<void>; readonly once: boolean }

const refusal = (code: number) => Object.assign(new Error("as the test wants"), { responseCode: code })

export const mailServer = async (more: { readonly password?: string } = {}): Promise<MailServer> => {
  const letters: Array<Letter> = []
  const answers = new Map<string, Answer>()
  const sockets = new Set<Socket>()
  const answerTo = (address: string) => {
    const answer = answers.get(address)
    if (answer?.once === true) answers.delete(address)
    return answer
  }
  const server = new SMTPServer({
    authOptional: more.password === undefined,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, answered) =>
      password === more.password ? answered(null, { user: "tehai" }) : answered(refusal(535)),
    onRcptTo: ({ address }, _session, answered) => {
      const answer = answers.get(address)
      if (answer?.kind !== "says") return answered()
      answerTo(address)
      answered(refusal(answer.code))
    },
    onData: (stream, session, answered) => {
      const to = session.envelope.rcptTo[0]?.address ?? ""
      const answer = answerTo(to)
      if (answer?.kind === "diesInData") {
        for (const socket of sockets) socket.destroy()
        return
      }
      const parts: Array<Buffer> = []
      stream.on("data", (part: Buffer) => parts.push(part))
      stream.on("end", async () => {
        const raw = Buffer.concat(parts).toString()
        letters.push({ to, raw, messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? "" })
        if (answer?.kind === "diesAfterData") for (const socket of sockets) socket.destroy()
        if (answer?.kind === "waits") await answer.until
        answered()
      })
    },
  })
  server.on("error", () => {})
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()))
  return {
    url: `smtp://${more.password === undefined ? "" : `tehai:${more.password}@`}127.0.0.1:${port}`,
    letters,
    answers,
    inbox: () => [...new Map(letters.map((letter) => [letter.messageId, letter])).values()],
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
