/**
 * Whose pay each role reads, in every form that it has: list, statement, paper, draft, history, sums. What is expected is
 * derived here from D14 and D17; the same, as people read it, is `slip-reach.txt` (written by GRID=write).
 */
import { readFileSync, writeFileSync } from "node:fs"
import { beforeAll, expect, test, vi } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { yen } from "#modules/kernel/yen.ts"
import { slipPolicy } from "#modules/payroll/policy.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, everyRole, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { closed, hire, tokenOf, worked } from "./month.ts"

const paid: ReadonlyArray<Role> = [
  "admin",
  "manager",
  "officeManager",
  "financeManager",
  "worker",
  "partTimeWorker",
  "otherWorker",
]
const management: ReadonlyArray<Role> = ["admin", "manager", "officeManager", "financeManager"]

interface Owner {
  readonly id: number
  readonly role: Role
  readonly title: string
  readonly isSecond: boolean
}
const owners: Array<Owner> = []
const tokens = new Map<string, string>()
const slipIds = new Map<number, number>()
let company: TestCompany
const running = runningProduct(undefined, { startsAt: "2026-11-20T05:00:00.000Z" })
const [closedMonth, openMonth] = ["2026-09", "2026-10"]

const secondAdmin = "second@reach.example"
beforeAll(async () => {
  company = await aCompany(running(), "REACH")
  const terms = { effectiveFrom: isoDate("2025-04-01"), salaryType: "month", averageMonthlyHours: 160 } as const
  const seconds = await hire(
    running(),
    company,
    [...paid, "worker" as const].map((role, at) => ({
      name: `REACH second ${role}`,
      role,
      terms: { ...terms, basicSalary: yen(200_000 + 10_000 * at) },
      ...(role === "admin" ? { email: secondAdmin, password } : {}),
    })),
  )
  for (const role of [...paid, "vendorWorker" as const])
    owners.push({ id: company.staffOf(role), role, title: role, isSecond: false })
  for (const [at, id] of seconds.entries()) {
    const role = paid[at] ?? "worker"
    owners.push({ id, role, title: at < paid.length ? `other ${role}` : "blocked worker", isSecond: true })
  }
  await worked(
    running(),
    company,
    owners
      .filter(({ isSecond }) => !isSecond)
      .map(({ id }, at) => ({ staffId: id, day: "2026-09-07", from: "08:00", to: `${9 + at}:00`.padStart(5, "0") })),
  )
  for (const role of everyRole) tokens.set(role, await tokenOf(running(), company, role))
  tokens.set("second admin", await signIn(running().url, secondAdmin))
  const admin = tokens.get("admin") ?? ""
  const ordered = await ask(running().url, "/v5/timesheet/snapshot", {
    token: admin,
    company: company.id,
    body: { month: closedMonth },
  })
  expect(ordered.status, ordered.text).toBe(200)
  expect((await closed(running(), company, ordered.body.data.jobId, admin)).state).toBe("done")
  const { owner } = running()
  for (const { id, staff_id } of await owner`select id, staff_id from payroll.slip where company_id = ${company.id}`)
    slipIds.set(staff_id, id)
  await owner`update people.staff set status = 0 where company_id = ${company.id} and id = ${seconds.at(-1) ?? 0}`
}, 300_000)

const call = (viewer: string, path: string, body?: unknown) =>
  ask(running().url, path, {
    token: tokens.get(viewer),
    company: company.id,
    ...(body === undefined ? {} : { body }),
  })

/** Net by person of everybody whom the list of a month shows. */
const listed = async (viewer: string, month: string) => {
  const told = await call(viewer, "/v5/timesheet/payroll", { month, pageSize: 1000 })
  expect(told.status, told.text).toBe(200)
  const rows: ReadonlyArray<{ userId: number; net: number }> = told.body.data
  return new Map(rows.map(({ userId, net }) => [userId, net]))
}

/** Which forms of one person's pay a viewer is given; a vendor's worker has no slip to ask for. */
const formsOf = async (viewer: string, { id }: Owner, inList: ReadonlySet<number>) => {
  const slipId = slipIds.get(id)
  const asked = {
    draft: `/v5/timesheet/draft?month=${openMonth}&userId=${id}`,
    history: `/v5/timesheet/history?month=${closedMonth}&userId=${id}`,
    ...(slipId === undefined
      ? {}
      : { statement: `/v5/timesheet/payroll/${slipId}`, pdf: `/v5/timesheet/payroll/${slipId}/pdf` }),
  }
  const forms: Record<string, boolean> = slipId === undefined ? {} : { list: inList.has(id) }
  for (const [form, path] of Object.entries(asked)) {
    const told = await call(viewer, path)
    // 409: a draft of somebody who gets none, told to who may know it.
    expect([200, 404, 409], `${viewer} ${form}: ${told.text.slice(0, 200)}`).toContain(told.status)
    forms[form] = told.status !== 404
  }
  return forms
}

/** D17 with D14, said once more and independently of the product. */
const maySee = (viewer: string, owner: Owner): boolean => {
  const role = viewer === "second admin" ? "admin" : viewer
  if (owner.role === "vendorWorker") return false
  if (role === "admin" || role === "financeManager") return true
  if (role === "manager" || role === "officeManager")
    return !management.includes(owner.role) || (owner.role === role && !owner.isSecond)
  return owner.role === role && !owner.isSecond
}

const viewers = [...everyRole, "second admin"]
const forms = new Map<string, Readonly<Record<string, boolean>>>()
const cell = (viewer: string, owner: Owner) => `${viewer} → ${owner.title}`

/** The forms in which a viewer gets somebody's pay otherwise than D17 says. */
const departures = async (viewer: string) => {
  const found: Array<string> = []
  const inList = new Set((await listed(viewer, closedMonth)).keys())
  for (const owner of owners) {
    const given = await formsOf(viewer, owner, inList)
    forms.set(cell(viewer, owner), given)
    const expected = maySee(viewer, owner)
    for (const [form, isGiven] of Object.entries(given))
      if (isGiven !== expected) found.push(`${cell(viewer, owner)}: ${form} ${isGiven ? "shown" : "kept back"}`)
  }
  return found
}

test.each(viewers)(
  "AUTH-27 PAY-01 D17 a %s gets the pay of exactly those whom he may read, in every form",
  async (viewer) => {
    expect(await departures(viewer)).toEqual([])
  },
)

test.each(viewers)("D17 the sums and the list that a %s gets are of those alone", async (viewer) => {
  const all = { [closedMonth]: await listed("admin", closedMonth), [openMonth]: await listed("admin", openMonth) }
  for (const [month, nets] of Object.entries(all)) {
    const his = owners.filter((owner) => maySee(viewer, owner) && nets.has(owner.id))
    expect([...(await listed(viewer, month)).keys()].toSorted()).toEqual(his.map(({ id }) => id).toSorted())
    const told = await call(viewer, `/v5/timesheet/month?month=${month}`)
    if (["vendor", "customer", "vendorWorker"].includes(viewer)) {
      expect(told.body.errorCode).toBe("Permission_Denied")
      continue
    }
    const sum = his.reduce((total, { id }) => total + (nets.get(id) ?? 0), 0)
    expect([told.body.data.totals.net, told.body.data.totals.people]).toEqual([sum, his.length])
  }
})

test("D14 D17 what terms show and what slips show is one reach, as the table says", async () => {
  const lines: Array<string> = []
  for (const viewer of viewers) {
    const read: Array<string> = []
    for (const owner of owners) {
      const given = Object.values(forms.get(cell(viewer, owner)) ?? {})
      if (given.some(Boolean)) read.push(owner.title)
      const record = await call(viewer, `/staff/detail-staff/${owner.id}`)
      const isShown = record.status === 200 && "terms" in record.body.data
      expect([cell(viewer, owner), isShown]).toEqual([cell(viewer, owner), maySee(viewer, owner)])
    }
    lines.push(`${viewer}: ${read.length === 0 ? "nobody" : read.join(", ")}`)
  }
  const heading = `Whose pay each role reads: list, statement, paper, draft, history, sums and terms alike. A role beside its own name is
the reader himself, "other" is a second person of that role. Written by GRID=write.`
  const text = `${heading}\n\n${lines.join("\n")}\n`
  const file = new URL("slip-reach.txt", import.meta.url)
  if (process.env.GRID === "write") writeFileSync(file, text)
  expect(text).toBe(readFileSync(file, "utf8"))
})

test("the guard sees a planted fault: the admin side reads everybody but admins and finance", async () => {
  const fault = vi
    .spyOn(slipPolicy.actions, "read")
    .mockImplementation((_, { role }) => !["admin", "financeManager", "vendorWorker"].includes(role) || "closes")
  const found = await departures("manager")
  fault.mockRestore()
  expect(found).toEqual(
    expect.arrayContaining(["manager → officeManager: pdf shown", "manager → other manager: statement shown"]),
  )
})
