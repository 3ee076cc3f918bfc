/** Open lists of invitations are told what the asked one answers, though he acts before he is in any company. */
import { afterEach, expect, test, vi } from "vitest"
import { signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { type Listening, listen } from "../workspace/listening.ts"
import { inviting } from "./inviting.ts"

let company: TestCompany
let other: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "TOLD")
  other = await aCompany(started, "TOLDB")
})
const { answer, change, invitationTo, invite, questions, signUp, tokenOf } = inviting(running)

const open: Array<Listening> = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})
const listening = async (of: TestCompany, role: "admin" | "worker" | "vendor") => {
  const one = await listen(running().url, { token: await tokenOf(of.emailOf(role)), company: of.id })
  open.push(one)
  return one
}
const soon = { timeout: 15_000, interval: 50 }

test("an answer is told to whoever sees the invitation, and to nobody else", async () => {
  const email = "told@live.example"
  await signUp(email)
  await invite(company, email)
  const token = await signIn(running().url, email)
  const [question] = await questions(token)
  const [admin, worker, vendor, stranger] = await Promise.all([
    listening(company, "admin"),
    listening(company, "worker"),
    listening(company, "vendor"),
    listening(other, "admin"),
  ])
  await answer(token, question.id)
  await vi.waitFor(() => expect(admin.subjects()).toContain("invitation"), soon)
  expect(admin.subjects()).toContain("staff")
  await invite(company, "next@live.example")
  const { id, version } = await invitationTo(company, "next@live.example")
  const before = admin.heard.length
  await change(company, id, { version, status: 0 })
  await vi.waitFor(() => expect(admin.heard.length).toBeGreaterThan(before), soon)
  for (const one of [worker, vendor, stranger]) expect(one.subjects()).not.toContain("invitation")
})

test("INV-12 D18 whoever is asked by another company is told on the screen that is open, and nobody beside him", async () => {
  const [asked, beside] = await Promise.all([listening(other, "worker"), listening(other, "vendor")])
  await invite(company, other.emailOf("worker"))
  await vi.waitFor(() => expect(asked.subjects()).toContain("invitation"), soon)
  const { id, version } = await invitationTo(company, other.emailOf("worker"))
  const before = asked.heard.length
  await change(company, id, { version, status: 0 })
  await vi.waitFor(() => expect(asked.heard.length).toBeGreaterThan(before), soon)
  expect(beside.subjects()).not.toContain("invitation")
})
