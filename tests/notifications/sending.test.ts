/** Mails over a real SMTP server that refuses, greets slowly and dies; nobody else sends what these tests queue. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { Context, Effect, Exit, Fiber, Layer, Redacted, Scope } from "effect"
import { createElement } from "react"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { Database } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { type NewMail, queueMail } from "#modules/notifications/index.ts"
import { outgoing } from "#modules/notifications/operations/outgoing.ts"
import { sendDueMails } from "#modules/notifications/operations/send-mails.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { clonedDatabase, heldForFile, opened } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { type MailServer, mailServer } from "./mail-server.ts"

const held = heldForFile((socket, dataDir) =>
  Effect.flatMap(clonedDatabase(socket), (address) => opened(address, dataDir)),
)
let server: MailServer
beforeAll(async () => {
  server = await mailServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await held().owner`delete from notifications.mail`
  server.letters.length = 0
  server.answers.clear()
})

const mailTo = (email: string, more: Partial<NewMail> = {}): NewMail => ({
  kind: "test",
  companyId: null,
  to: { email, name: "佐藤 一", personId: null },
  from: null,
  language: "ja",
  content: {
    subject: "【手配】招待が届いています",
    body: createElement("p", null, "合言葉は SECRET-1 です。", createElement("b", null, "<山田>")),
    text: "合言葉は SECRET-1 です。",
  },
  secret: "SECRET-1",
  uselessAt: null,
  ...more,
})
const queue = (...mails: ReadonlyArray<NewMail>) =>
  held().run(writeAcross({ reason: "test", personId: null }, Effect.forEach(mails, queueMail, { discard: true })))
const settingsOf = ({ url }: MailServer) => ({
  smtpUrl: Redacted.make(url),
  mailFrom: { name: "手配", address: "noreply@tehai.example" },
})
const noEnclosers = {
  paper: () => Effect.die("nothing is enclosed"),
  taskSheet: () => Effect.die("nothing is enclosed"),
}
/** What is due is tried once; gives how many that were. */
const sendOnce = (of = server) =>
  held().run(Effect.scoped(Effect.flatMap(outgoing(settingsOf(of), ""), (to) => sendDueMails(to, noEnclosers))))
const rows = () => held().owner`
  select to_email as "to", state, attempts, secret, delivery, message_id as "messageId",
    extract(epoch from next_try_at - now()) / 60 as minutes, tries, leased_by as "leasedBy"
  from notifications.mail order by id`
const makeDue = () => held().owner`update notifications.mail set next_try_at = now() where state = 'pending'`
const whole = (raw: string) =>
  [...raw.matchAll(/Content-Transfer-Encoding: base64\r?\n\r?\n([\s\S]*?)\r?\n--/g)]
    .map(([, part = ""]) => Buffer.from(part, "base64").toString())
    .join("\n") +
  raw.replace(/=\r?\n/g, "").replace(/(=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll("=", "%")))

test("NOTI-02 a mail goes out once with both parts, and its secret is nowhere kept after it", async () => {
  await queue(mailTo("sato@example.jp"))
  const [queued] = await held().owner`select html, text, secret from notifications.mail`
  expect([queued?.secret, queued?.html.includes("SECRET-1"), queued?.text.includes("SECRET-1")]).toEqual([
    "SECRET-1",
    false,
    false,
  ])
  expect([await sendOnce(), await sendOnce()]).toEqual([1, 0])
  const [letter] = server.letters
  expect(server.letters).toHaveLength(1)
  const read = whole(letter?.raw ?? "")
  expect(read.match(/SECRET-1/g)).toHaveLength(2)
  expect(read).toContain("&lt;山田&gt;")
  expect(letter?.raw).toMatch(/^Auto-Submitted: auto-generated/m)
  expect(letter?.raw).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(letter?.messageId).toMatch(/^<[0-9a-f-]{36}@tehai\.example>$/)
  expect(await rows()).toMatchObject([{ state: "sent", delivery: "smtp", secret: null, messageId: letter?.messageId }])
})

test("NOTI-02 a server that greets strangers slowly gets the same mail a minute later, under the same Message-ID", async () => {
  server.answers.set("slow@example.jp", { kind: "says", code: 451, once: true })
  await queue(mailTo("slow@example.jp"))
  await sendOnce()
  const [waiting] = await rows()
  expect(waiting).toMatchObject({ state: "pending", attempts: 1, leasedBy: null, secret: "SECRET-1" })
  expect(waiting?.tries).toMatchObject([{ why: "refusedForNow", said: expect.stringContaining("451") }])
  expect(Math.round(waiting?.minutes)).toBe(1)
  expect(await sendOnce()).toBe(0)
  await makeDue()
  expect(await sendOnce()).toBe(1)
  expect(server.letters).toMatchObject([{ messageId: waiting?.messageId }])
  expect(await rows()).toMatchObject([{ state: "sent", attempts: 2 }])
})

test("NOTI-02 of three recipients the refused one fails for good, and the others have their mail", async () => {
  server.answers.set("gone@example.jp", { kind: "says", code: 550, once: false })
  await queue(mailTo("one@example.jp"), mailTo("gone@example.jp"), mailTo("two@example.jp"))
  expect(await sendOnce()).toBe(3)
  expect((await rows()).map(({ to, state }) => [to, state])).toEqual([
    ["one@example.jp", "sent"],
    ["gone@example.jp", "failed"],
    ["two@example.jp", "sent"],
  ])
  const [, failed] = await rows()
  expect(failed?.tries).toMatchObject([{ why: "refused", said: expect.stringContaining("550") }])
  expect(server.letters.map(({ to }) => to).toSorted()).toEqual(["one@example.jp", "two@example.jp"])
  await makeDue()
  expect(await sendOnce()).toBe(0)
})

test.each(["diesInData", "diesAfterData"] as const)(
  "NOTI-02 a server that %s is tried again, and the mailbox holds one mail",
  async (kind) => {
    server.answers.set("cut@example.jp", { kind, once: true })
    await queue(mailTo("cut@example.jp"))
    await sendOnce()
    expect(await rows()).toMatchObject([{ state: "pending", tries: [{ why: "unreachable" }] }])
    await makeDue()
    await sendOnce()
    expect(await rows()).toMatchObject([{ state: "sent", attempts: 2 }])
    expect(server.letters).toHaveLength(kind === "diesInData" ? 1 : 2)
    expect(server.inbox()).toHaveLength(1)
  },
)

test("a server that is not there, or does not know us, is a matter for the operator: tried again, for a day", async () => {
  const locked = await mailServer({ password: "right" })
  await queue(mailTo("one@example.jp"))
  await sendOnce({ ...locked, url: locked.url.replace("right", "wrong") })
  await makeDue()
  await locked.close()
  await sendOnce(locked)
  const [row] = await rows()
  expect(row).toMatchObject({ state: "pending", tries: [{ why: "signInRefused" }, { why: "unreachable" }] })
  expect(Math.round(row?.minutes)).toBe(5)
  await held().owner`update notifications.mail set attempts = 7, next_try_at = now()`
  await sendOnce(locked)
  expect((await rows())[0]).toMatchObject({ state: "failed", attempts: 8 })
  expect((await rows())[0]?.tries.at(-1)).toMatchObject({ why: "triedTooOften" })
})

test("what is rolled back is never sent, and what is of no use any more neither", async () => {
  const refused = Effect.andThen(queueMail(mailTo("never@example.jp")), Effect.fail(refuse("Update_Error")))
  await expect(held().run(writeAcross({ reason: "test", personId: null }, refused))).rejects.toThrow()
  expect(await sendOnce()).toBe(0)
  await queue(mailTo("late@example.jp", { uselessAt: "2026-01-01T00:00:00.000Z" as never }))
  await sendOnce()
  expect(await rows()).toMatchObject([{ state: "failed", tries: [{ why: "tooLate" }] }])
  expect(server.letters).toEqual([])
})

test("a line break in a header is refused by us and by the database", async () => {
  const breaks = "a\r\nBcc: all@example.jp"
  for (const mail of [
    mailTo("one@example.jp", { content: { ...mailTo("").content, subject: breaks } }),
    mailTo("one@example.jp", { to: { email: "one@example.jp", name: breaks, personId: null } }),
    mailTo(`one@example.jp${breaks}`),
    mailTo("one@example.jp", { from: { personId: 1, name: breaks, replyTo: null } }),
    mailTo("one@example.jp", { from: { personId: 1, name: "佐藤", replyTo: breaks } }),
  ])
    await expect(queue(mail)).rejects.toThrow("line break")
  for (const column of ["subject", "to_email", "to_name", "sender_name", "reply_to"])
    await expect(
      held().owner.unsafe(
        `insert into notifications.mail (kind, language, to_email, subject, html, text, queued_at${
          ["subject", "to_email"].includes(column) ? "" : `, ${column}`
        }) values ('test', 'ja', ${column === "to_email" ? "$1" : "'one@example.jp'"}, ${
          column === "subject" ? "$1" : "'件名'"
        }, '', '', now()${["subject", "to_email"].includes(column) ? "" : ", $1"})`,
        [breaks],
      ),
    ).rejects.toThrow("check constraint")
  expect(await rows()).toEqual([])
})

/** A process of its own, as far as the database can tell: a pool of its own. */
const sender = async () => {
  const scope = await Effect.runPromise(Scope.make())
  const { address } = held()
  const database = await Effect.runPromise(
    Layer.build(Database.layer(address)).pipe(Effect.map(Context.get(Database)), Scope.provide(scope)),
  )
  const to = await Effect.runPromise(outgoing(settingsOf(server), "").pipe(Scope.provide(scope)))
  return {
    send: () => Effect.runPromise(Effect.provideService(sendDueMails(to, noEnclosers), Database, database)),
    begin: () => Effect.runFork(Effect.provideService(sendDueMails(to, noEnclosers), Database, database)),
    end: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  }
}

test("two processes side by side send each of forty mails once", async () => {
  await queue(...Array.from({ length: 40 }, (_, n) => mailTo(`n${n}@example.jp`)))
  const both = await Promise.all([sender(), sender()])
  const shares = await Promise.all(
    both.map(async ({ send }) => {
      let sent = 0
      for (let took = await send(); took > 0; took = await send()) sent += took
      return sent
    }),
  )
  expect(shares.reduce((sum, one) => sum + one, 0)).toBe(40)
  expect(Math.min(...shares)).toBeGreaterThan(0)
  expect(new Set(server.letters.map(({ to }) => to)).size).toBe(40)
  expect(server.letters).toHaveLength(40)
  await Promise.all(both.map(({ end }) => end()))
})

test("what a process was sending when it ended is sent by the next one at once, and not before", async () => {
  const gate = Promise.withResolvers<void>()
  server.answers.set("held@example.jp", { kind: "waits", until: gate.promise, once: true })
  await queue(mailTo("held@example.jp"))
  const [dying, other] = await Promise.all([sender(), sender()])
  const sending = dying.begin()
  await until("the letter is on its way", () => (server.letters.length > 0 ? true : undefined))
  expect(await other.send()).toBe(0)
  await Effect.runPromise(Fiber.interrupt(sending))
  await dying.end()
  await until("the other one takes it", async () => ((await other.send()) > 0 ? true : undefined), { seconds: 10 })
  expect(await rows()).toMatchObject([{ state: "sent", attempts: 2 }])
  expect([server.letters.length, server.inbox().length]).toEqual([2, 1])
  gate.resolve()
  await other.end()
})

test("NOTI-02 without a mail server a mail is a file that its owner alone reads, with its secret", async () => {
  const folder = `${aFolder()}/mail`
  await queue(mailTo("sato@example.jp"))
  await held().run(Effect.scoped(Effect.flatMap(outgoing({}, folder), (to) => sendDueMails(to, noEnclosers))))
  const [file = "none"] = existsSync(folder) ? readdirSync(folder) : []
  expect(file).toMatch(/^2.*\.eml$/)
  expect(statSync(`${folder}/${file}`).mode & 0o777).toBe(0o600)
  expect(whole(readFileSync(`${folder}/${file}`, "utf8")).match(/SECRET-1/g)).toHaveLength(2)
  expect(await rows()).toMatchObject([{ state: "sent", delivery: "file", secret: "SECRET-1" }])
})
