/** What goes with a mail: drawn when it is sent, by the module whose thing it is. */
import { Effect, Redacted } from "effect"
import { createElement } from "react"
import { afterAll, beforeAll, expect, test } from "vitest"
import { write } from "#modules/kernel/write.ts"
import { type Enclosers, type NewMail, NotEnclosed, queueMail } from "#modules/notifications/index.ts"
import { outgoing } from "#modules/notifications/operations/outgoing.ts"
import { sendDueMails } from "#modules/notifications/operations/send-mails.ts"
import { clonedDatabase, heldForFile, opened } from "../kernel/product.ts"
import { type MailServer, mailServer } from "./mail-server.ts"

const held = heldForFile((socket, dataDir) =>
  Effect.flatMap(clonedDatabase(socket), (address) => opened(address, dataDir)),
)
let server: MailServer
beforeAll(async () => {
  server = await mailServer()
})
afterAll(() => server.close())

const companyId = 4711
const enclosing = (id: number): NewMail => ({
  kind: "test",
  companyId,
  to: { email: `n${id}@example.jp`, name: null, personId: null },
  from: null,
  language: "ja",
  content: { subject: "見本", body: createElement("p", null, "見本"), text: "見本" },
  secret: null,
  uselessAt: null,
  enclosures: [{ kind: "paper", id, name: "請求書_第1号.pdf" }],
})
const sendOnce = (enclosers: Enclosers<never>) => {
  const settings = { smtpUrl: Redacted.make(server.url), mailFrom: { name: "手配", address: "noreply@tehai.example" } }
  return held().run(Effect.scoped(Effect.flatMap(outgoing(settings, ""), (to) => sendDueMails(to, enclosers))))
}

test("PAPER-09 NOTI-02 a mail waits until what it encloses is drawn, goes with it once, and fails where it never will be", async () => {
  const queued = Effect.forEach([1, 2], (n) => queueMail(enclosing(n)), { discard: true })
  await held().run(write({ actor: { companyId, personId: 1 }, call: "test", key: "enclosing", body: null }, queued))
  const asked: Array<[number, number]> = []
  const drawing: Enclosers<never> = {
    paper: (of, id) => {
      asked.push([of, id])
      if (id === 2) return Effect.fail(new NotEnclosed({ isFinal: true }))
      return Effect.succeed(
        asked.length > 2
          ? Effect.succeed(Buffer.from("%PDF-1 whole"))
          : Effect.fail(new NotEnclosed({ isFinal: false })),
      )
    },
    taskSheet: () => Effect.never,
  }
  await sendOnce(drawing)
  const rows = await held().owner`select state, tries from notifications.mail order by id`
  expect(rows.map(({ state, tries }) => [state, tries[0]?.why])).toEqual([
    ["pending", "notEnclosed"],
    ["failed", "notEnclosed"],
  ])
  await held().owner`update notifications.mail set next_try_at = now() where state = 'pending'`
  await sendOnce(drawing)
  expect(asked).toEqual(expect.arrayContaining([[companyId, 1]]))
  expect(server.letters.map(({ to }) => to)).toEqual(["n1@example.jp"])
  const raw = server.letters[0]?.raw ?? ""
  expect(raw).toMatch(/^Content-Type: application\/pdf/m)
  expect(raw).toContain(Buffer.from("%PDF-1 whole").toString("base64"))
  expect(raw).toContain("filename*0*=utf-8''%E8%AB%8B%E6%B1%82%E6%9B%B8")
})
