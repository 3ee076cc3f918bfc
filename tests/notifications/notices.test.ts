import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { roleIds } from "#modules/kernel/codes.ts"
import { noticeAreas } from "#modules/notifications/codes.ts"
import { answerNotice, notify } from "#modules/notifications/index.ts"
import { acting } from "../kernel/acting.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { closed, hire, tokenOf } from "../payroll/month.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "NOTICE")
  await hire(started, company, [{ name: "知らせ 太郎", role: "worker" }])
})

test("NOTI-01 after a close everybody with a slip is told once; reading it is one's own affair", async () => {
  const { url, owner } = running()
  // Somebody without terms stops a close: he is no longer here.
  await owner`update people.staff set left_on = '2026-01-31' where company_id = ${company.id} and name = '知らせ 太郎'`
  const finance = await tokenOf(running(), company, "financeManager")
  const started = await ask(url, "/v5/timesheet/snapshot", {
    token: finance,
    company: company.id,
    body: { month: "2026-10" },
  })
  await closed(running(), company, started.body.data.jobId, finance)
  const token = await signIn(url, company.emailOf("worker"))
  const unread = async () =>
    (await ask(url, "/notification/total-unread", { token, company: company.id })).body.data.totalUnread
  await expect.poll(unread, { timeout: 30_000 }).toBe(1)
  const list = await ask(url, "/notification", { token, company: company.id })
  expect(list.body.data).toMatchObject([{ kind: "slipReady", text: "10月分の給与明細ができました。", isRead: false }])
  const read = await ask(url, "/v4/notification/read-multiple", {
    method: "PUT",
    token,
    company: company.id,
    body: { all: true },
  })
  expect(read.body.data).toEqual({ totalUnread: 0, totalWaiting: 0 })
  const other = await signIn(url, company.emailOf("manager"))
  expect(
    (await ask(url, "/notification/total-unread", { token: other, company: company.id })).body.data.totalUnread,
  ).toBe(1)
})

test("NOTI-01 more people are told at once than a statement has room for values, and each once", async () => {
  const personIds = Array.from({ length: 70_000 }, (_, n) => 1_000_000 + n)
  const told = {
    kind: "slipReady",
    subject: "slip:2026-09.r1",
    path: "/salary-v4",
    texts: { ja: "手", en: "a", vi: "b" },
  }
  for (let times = 0; times < 2; times++) await acting(running(), company)(notify(company.id, { ...told, personIds }))
  const [kept] = await running().owner`
    select count(*)::int as notices, count(distinct person_id)::int as people, min(texts->>'ja') as ja
    from notifications.notice where company_id = ${company.id} and subject = ${told.subject}`
  expect(kept).toEqual({ notices: personIds.length, people: personIds.length, ja: "手" })
})

test("NOTI-01 the list obeys its filters: unread or read, kind, words of the reader's language, days", async () => {
  const { url, owner } = running()
  const personId = company.personOf("officeManager")
  for (const [kind, subject, ja] of [
    ["slipReady", "slip:a", "給与明細ができました。"],
    ["siteChanged", "site:b", "ﾄﾖｽの現場が変わりました。"],
    ["paper.submit", "paper:1", "請求書の確認をお願いします。"],
  ] as const)
    await acting(
      running(),
      company,
    )(
      notify(company.id, {
        kind,
        subject,
        path: "/",
        texts: { ja, en: `${kind} told`, vi: kind },
        personIds: [personId],
      }),
    )
  await owner`update notifications.notice set at = '2026-10-31T15:00:00Z', read_at = now()
    where person_id = ${personId} and subject = 'site:b'`
  const token = await signIn(url, company.emailOf("officeManager"))
  const kinds = async (query: string) => {
    const told = await ask(url, `/notification?${query}`, { token, company: company.id })
    return told.body.data?.map(({ kind }: { kind: string }) => kind) ?? told.body.fields
  }
  expect((await kinds("")).at(-1)).toBe("siteChanged")
  expect(await kinds("isUnread=1&kind=slipReady")).toContain("slipReady")
  expect(await kinds("isUnread=0")).toEqual(["siteChanged"])
  expect(await kinds("kind=siteChanged")).toEqual(["siteChanged"])
  expect(await kinds("area=paper")).toEqual(["paper.submit"])
  expect(await kinds("area=expense")).toEqual([])
  expect(await kinds("area=papers")).toMatchObject([{ field: "area" }])
  expect(await kinds(`keyword=${encodeURIComponent("とよす")}`)).toEqual(["siteChanged"])
  expect(await kinds("keyword=told")).toEqual([])
  expect(await kinds("to=2026-11-01")).toEqual(["siteChanged"])
  expect(await kinds("from=2026-11-01&to=2026-11-01")).toEqual(["siteChanged"])
  expect(await kinds("to=2026-10-31")).toEqual([])
  expect(await kinds("from=2026-11-02&to=2026-11-01")).toMatchObject([{ field: "to" }])
  expect(await kinds("status=1")).toEqual([{ field: "status", message: "この項目は使えません。" }])
})

test("NOTI-01 one is looked at without marking it; deleted singly or all, it is gone for good and told nobody twice", async () => {
  const { url } = running()
  const about = (subject: string) => ({
    kind: "siteChanged",
    subject,
    path: "/works",
    texts: { ja: `${subject}が変わりました。`, en: subject, vi: subject },
    personIds: [company.personOf("vendorWorker"), company.personOf("vendor")],
  })
  for (const subject of ["一番", "二番", "三番"]) await acting(running(), company)(notify(company.id, about(subject)))
  const [own, others] = await Promise.all([
    signIn(url, company.emailOf("vendorWorker")),
    signIn(url, company.emailOf("vendor")),
  ])
  const list = async (token: string) => (await ask(url, "/notification", { token, company: company.id })).body.data
  const one = (id: number, token: string) => ask(url, `/notification/${id}`, { token, company: company.id })
  const remove = (token: string, body: object) =>
    ask(url, "/v4/notification/deleted-multiple", { method: "PUT", token, company: company.id, body })
  const [third, second] = await list(own)
  expect((await one(third.id, own)).body.data).toEqual(third)
  expect((await one(third.id, own)).body.data.isRead).toBe(false)
  expect(await one(third.id, others)).toMatchObject({ status: 404, body: { errorCode: "Not_Found" } })
  // Another's id takes nothing away from anybody.
  expect((await remove(others, { ids: [third.id] })).body.data).toEqual({ totalUnread: 3, totalWaiting: 0 })
  expect((await remove(own, { ids: [third.id, second.id] })).body.data.totalUnread).toBe(1)
  expect((await one(third.id, own)).status).toBe(404)
  expect((await list(own)).map(({ text }: { text: string }) => text)).toEqual(["一番が変わりました。"])
  await acting(running(), company)(notify(company.id, about("三番")))
  expect(await list(own)).toHaveLength(1)
  const mark = (body: object) =>
    ask(url, "/v4/notification/read-multiple", { method: "PUT", token: own, company: company.id, body })
  for (const [body, field] of [
    [{}, "ids"],
    [{ ids: [] }, "ids"],
    [{ ids: Array.from({ length: 10_001 }, (_, index) => index + 1) }, "ids"],
    [{ all: false }, "all"],
    [{ ids: [third.id], all: true }, "all"],
    [{ ids: [third.id], all: false }, "all"],
  ] as const) {
    for (const call of [remove.bind(undefined, own), mark])
      expect(await call(body)).toMatchObject({ status: 400, body: { errorCode: "Invalid_Input", fields: [{ field }] } })
  }
  expect((await remove(own, { ids: Array.from({ length: 10_000 }, (_, index) => 900_000 + index) })).status).toBe(200)
  expect(
    (await ask(url, "/notification/total-unread", { token: own, company: company.id })).body.data.totalUnread,
  ).toBe(1)
  expect((await remove(own, { all: true })).body.data.totalUnread).toBe(0)
  expect(await list(own)).toEqual([])
  expect(await list(others)).toHaveLength(3)
})

test("NOTI-01 a question waits apart from what is read, until it is answered", async () => {
  const { url } = running()
  const question = { kind: "askEnd", subject: "punch:0" }
  const personId = company.personOf("vendorWorker")
  const texts = { ja: "何時に終わりましたか", en: "When?", vi: "Khi nào?" }
  await acting(
    running(),
    company,
  )(notify(company.id, { ...question, asks: true, path: "/today", texts, personIds: [personId] }))
  const token = await signIn(url, company.emailOf("vendorWorker"))
  const asked = async (query: string) =>
    (await ask(url, `/notification${query}`, { token, company: company.id })).body.data
  expect(await asked("?isWaiting=1")).toMatchObject([{ text: "何時に終わりましたか", isWaiting: true, isRead: false }])
  await ask(url, "/v4/notification/read-multiple", { method: "PUT", token, company: company.id, body: { all: true } })
  expect(await asked("/total-unread")).toEqual({ totalUnread: 0, totalWaiting: 1 })
  expect(await asked("?isWaiting=0")).toEqual([])
  for (let times = 0; times < 2; times++)
    await acting(running(), company)(answerNotice({ companyId: company.id, personId, ...question }))
  expect(await asked("/total-unread")).toEqual({ totalUnread: 0, totalWaiting: 0 })
  expect(await asked("?isWaiting=1")).toEqual([])
  expect(await asked("")).toMatchObject([{ isWaiting: false, isRead: true }])
})

test("NOTI-01 what the office was told is no longer his who has left it: not in the list, the badge, by its number or by all", async () => {
  const { owner, url } = running()
  const token = await signIn(url, company.emailOf("officeManager"))
  const as = (path: string, body?: object, method = "GET") =>
    ask(url, path, { token, company: company.id, method, ...(body === undefined ? {} : { body }) })
  const become = (role: number) => owner`update companies.membership set role = ${role}
    where company_id = ${company.id} and person_id = ${company.personOf("officeManager")}`
  const words = (ja: string) => ({
    texts: { ja, en: ja, vi: ja },
    path: "/home",
    personIds: [company.personOf("officeManager")],
  })
  const tell = acting(running(), company)
  await tell(
    notify(company.id, {
      kind: "office",
      subject: "task:1",
      ...words("事務の知らせ"),
      forRoles: ["admin", "officeManager"],
    }),
  )
  await tell(notify(company.id, { kind: "own", subject: "slip:1", ...words("自分の知らせ") }))
  const shown = async () => (await as("/notification")).body.data.map(({ text }: { text: string }) => text)
  const unread = async () => (await as("/notification/total-unread")).body.data.totalUnread
  const before = await unread()
  expect(await shown()).toEqual(expect.arrayContaining(["事務の知らせ", "自分の知らせ"]))
  const [office] = (await as("/notification?kind=office")).body.data
  await become(roleIds.worker)
  await expect.poll(shown, { timeout: 5_000 }).not.toContain("事務の知らせ")
  expect(await shown()).toContain("自分の知らせ")
  expect(await unread()).toBe(before - 1)
  expect((await as(`/notification/${office.id}`)).body.errorCode).toBe("Not_Found")
  await as("/v4/notification/read-multiple", { all: true }, "PUT")
  expect(await unread()).toBe(0)
  await become(roleIds.officeManager)
  await expect.poll(unread, { timeout: 5_000 }).toBe(1)
})

test("NOTI-01 whatever a module tells belongs to an area, and is found by it", () => {
  const areas: ReadonlyArray<string> = Object.values(noticeAreas).flat()
  const told = globSync("modules/*/operations/*.ts")
    .map((file) => readFileSync(file, "utf8"))
    .flatMap((source) => [...source.matchAll(/\bnotify\([\w.]+, \{\s*kind: ([^\n]*)/g)])
    .flatMap(([, kind = ""]) => [...kind.matchAll(/["`](\w+)/g)].map(([, first = ""]) => first))
  expect(told.length).toBeGreaterThan(12)
  expect([...new Set(told)].filter((kind) => !areas.includes(kind))).toEqual([])
})
