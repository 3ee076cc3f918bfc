/** Whose mail leaves first. */
import { Effect } from "effect"
import { createElement } from "react"
import { expect, test } from "vitest"
import { Database } from "#modules/kernel/database/scope.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { queueMail } from "#modules/notifications/index.ts"
import { takeDueMails } from "#modules/notifications/repository/due-mail.ts"
import { clonedDatabase, heldForFile, opened } from "../kernel/product.ts"

const held = heldForFile((socket, dataDir) =>
  Effect.flatMap(clonedDatabase(socket), (address) => opened(address, dataDir)),
)
const mailTo = (email: string) => ({
  ...{ kind: "test", companyId: null, to: { email, name: null, personId: null }, from: null, language: "ja" as const },
  ...{
    content: { subject: "件名", body: createElement("p", null, "本文"), text: "本文" },
    secret: null,
    uselessAt: null,
  },
})
const queue = (...emails: ReadonlyArray<string>) =>
  held().run(
    writeAcross(
      { reason: "test", personId: null },
      Effect.forEach(emails, (email) => queueMail(mailTo(email)), { discard: true }),
    ),
  )

test("NOTI-02 a code waits behind nobody's papers, and one company's hundred not before another's one", async () => {
  const { owner } = held()
  const companies = await owner<Array<{ id: number }>>`
    insert into companies.company (name, ken_id) values ('百通 建設', 13), ('一通 建設', 13) returning id`
  const [busy, quiet] = companies.map(({ id }) => id)
  await queue(
    ...Array.from({ length: 5 }, (_, n) => `paper${n}@busy.example`),
    "one@quiet.example",
    "code@nobody.example",
  )
  await owner`update notifications.mail set company_id = ${busy ?? 0} where to_email like '%busy%'`
  await owner`update notifications.mail set company_id = ${quiet ?? 0} where to_email like '%quiet%'`
  const { relay } = await held().run(Database)
  const taken = async () => (await takeDueMails(relay, 3, "tehai.example")).map(({ toEmail }) => toEmail).sort()
  expect(await taken()).toEqual(["code@nobody.example", "one@quiet.example", "paper0@busy.example"])
  expect(await taken()).toEqual([1, 2, 3].map((n) => `paper${n}@busy.example`))
  expect(await taken()).toEqual(["paper4@busy.example"])
})
