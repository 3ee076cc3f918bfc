/** One answer to "may he act in this company": picker, gate, operator and job, in the seven states of PICK-02 (D9, D122, D125). */
import { Effect, Exit } from "effect"
import { beforeAll, describe, expect, test } from "vitest"
import { actorForOperator } from "#modules/companies/index.ts"
import { type StandingFacts, standingOf } from "#modules/companies/policy/standing.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import type { ErrorCode, Refused } from "#modules/kernel/errors.ts"
import { attempt, failureOf } from "#workflows/engines/attempt.ts"
import { operatorOf } from "../../cli/operator.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

const roles = ["admin", "worker", "vendor"] as const
type Asked = (typeof roles)[number]

let company: TestCompany
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "STAND")
  },
  { startsAt: "2026-11-20T00:00:00Z" },
)
const tokens = new Map<Asked, string>()
beforeAll(async () => {
  for (const role of roles) tokens.set(role, await signIn(running().url, company.emailOf(role)))
})

type Told = "open" | "stopped" | "toPay" | ErrorCode
interface State {
  readonly state: string
  readonly company: string
  readonly member?: string
  readonly text: string | null
  /** What the admin's own entry says, where that differs. */
  readonly adminText?: string | null
  readonly told: Readonly<Record<Asked, Told>>
}
const purchase = "Admin_Of_This_Company_Expire_Purchase"
const blocked = "You_Are_Blocked_From_This_Company"
const all = (told: Told) => ({ admin: told, worker: told, vendor: told })
const states: ReadonlyArray<State> = [
  { state: "0 none of them", company: "status = 1", text: null, told: all("open") },
  {
    state: "1 plan over yesterday",
    company: "expired_at = '2026-11-19'",
    text: "プランの有効期限が切れています",
    told: { admin: "stopped", worker: purchase, vendor: "open" },
  },
  { state: "1 plan good through today", company: "expired_at = '2026-11-20'", text: null, told: all("open") },
  {
    state: "1 purchase of the admin over",
    company: "admin_status = 3",
    text: "プランの有効期限が切れています",
    told: { admin: "stopped", worker: purchase, vendor: "open" },
  },
  { state: "2 blocked", company: "admin_status = 2", text: "この企業にはアクセスできません", told: all(blocked) },
  { state: "3 rejected", company: "status = 3", text: "登録が承認されませんでした", told: all("Company_Not_Verify") },
  {
    state: "4 never paid",
    company: "payment_status = 0",
    text: "お支払いが完了していません",
    adminText: null,
    told: { admin: "toPay", worker: purchase, vendor: purchase },
  },
  {
    state: "5 not approved",
    company: "status = 2",
    text: "承認待ちです",
    told: { admin: "toPay", worker: "Company_Not_Verify", vendor: "Company_Not_Verify" },
  },
  { state: "6 inactive", company: "status = 0", text: "利用停止中です", told: all("Company_Blocked") },
  {
    state: "7 locked",
    company: "status = 1",
    member: "status = 0",
    text: "アカウントがロックされています",
    told: all(blocked),
  },
  {
    state: "1 and 2: over and blocked",
    company: "expired_at = '2026-11-19', admin_status = 2",
    text: "プランの有効期限が切れています",
    told: { admin: blocked, worker: purchase, vendor: blocked },
  },
]

const usual = { company: "status = 1, payment_status = 1, admin_status = 1, expired_at = null", member: "status = 1" }
const set = async (of: { readonly company: string; readonly member?: string | undefined }) => {
  const { owner } = running()
  await owner.unsafe(`update companies.company set ${of.company} where id = $1`, [company.id])
  if (of.member === undefined) return
  await owner.unsafe(`update companies.membership set ${of.member} where company_id = $1`, [company.id])
}
const inState = async <A>(state: State, look: () => Promise<A>) => {
  await set(state)
  try {
    return await look()
  } finally {
    await set(usual)
  }
}

const call = (role: Asked, path: string, more: object = {}) =>
  ask(running().url, path, { token: tokens.get(role), company: company.id, ...more })
/** The gate by three calls: one that changes something, one that reads, and one that is for paying too. */
const ofGate = async (role: Asked): Promise<Told> => {
  // What is sent is wrong: past the gate it is refused as such.
  const written = await call(role, "/v5/timekeeping/ask-end", { body: {} })
  const [read, toPay] = [await call(role, "/notification/total-unread"), await call(role, "/workspace")]
  if (written.status === 400) return "open"
  if (read.status === 200) return "stopped"
  return toPay.status === 200 ? "toPay" : read.body.errorCode
}
const codeOf = <A>(exit: Exit.Exit<A, Refused>): Told => {
  if (Exit.isSuccess(exit)) return "open"
  const [reason] = exit.cause.reasons
  return reason?._tag === "Fail" ? reason.error.code : "Unknown_Error"
}
/** A command and a job do nothing but what is for everybody who may act: to who has yet to pay they say what stands in his way. */
const ofOperator = async (role: Asked) =>
  codeOf(await running().run(Effect.exit(operatorOf({ as: company.emailOf(role), company: company.id }))))
const step = { executionId: "a job", key: "a step", kind: "a kind", name: "a name", input: null }
const ofJob = async (role: Asked) => {
  const [companyId, personId] = [company.id, company.personOf(role)]
  const actorOf = (one: number, other: number) => inCompany(one)(actorForOperator(one, other))
  const tried = attempt({ activity: () => Effect.succeed("done"), step, companyId, personId, actorOf })
  const fault = await running().run(
    Effect.match(tried, { onSuccess: () => undefined, onFailure: (cause) => failureOf("a step", cause) }),
  )
  return fault?.errorCode ?? "open"
}
const ofPicker = async (role: Asked) =>
  (await ask(running().url, "/v2/user/search-user-company", { token: tokens.get(role), body: {} })).body.data[0]

const paying: Readonly<Record<string, ErrorCode>> = { "5 not approved": "Company_Not_Verify" }
const asCommand = ({ state, told }: State, role: Asked): Told =>
  told[role] === "toPay" || told[role] === "stopped" ? (paying[state] ?? purchase) : told[role]

describe("PICK-02 PICK-11 whoever is asked, the answer is one", () => {
  test.each(states.flatMap((state) => roles.map((role) => [state.state, role, state] as const)))(
    "state %s, %s",
    async (_, role, state) => {
      const answers = await inState(state, async () => ({
        gate: await ofGate(role),
        operator: await ofOperator(role),
        job: await ofJob(role),
        entry: await ofPicker(role),
      }))
      const { entry, ...told } = answers
      expect(told).toEqual({ gate: state.told[role], operator: asCommand(state, role), job: asCommand(state, role) })
      // PICK-03: what waits or was rejected is listed for its admin only.
      const isHidden = role !== "admin" && ["3 rejected", "5 not approved"].includes(state.state)
      if (isHidden) return expect(entry).toBeUndefined()
      const isExempt = role === "vendor" && told.gate === "open"
      const text = role === "admin" && state.adminText !== undefined ? state.adminText : isExempt ? null : state.text
      const said = role === "vendor" && state.state.startsWith("1 and 2") ? "この企業にはアクセスできません" : text
      expect(entry).toMatchObject({ statusText: said, isSelectable: ["open", "stopped", "toPay"].includes(told.gate) })
    },
  )

  test.each([
    [0, "User_Blocked"],
    [4, "User_Suspend"],
  ])("D95 a person in state %i acts nowhere: not by a command, not by a job", async (status, code) => {
    const { owner } = running()
    await owner`update identity.person set status = ${status} where id = ${company.personOf("admin")}`
    const told = [await ofGate("admin"), await ofOperator("admin"), await ofJob("admin")]
    await owner`update identity.person set status = 1 where id = ${company.personOf("admin")}`
    expect(told).toEqual([code, code, code])
  })
})

test("D125 the admin who has yet to pay reads the workspace with its gate and the company, and opens no screen", async () => {
  const state = states.find((one) => one.state.startsWith("4 never"))
  if (state === undefined) throw new Error("no such state")
  const [workspace, details, staff] = await inState(state, () =>
    Promise.all([
      call("admin", "/workspace"),
      call("admin", `/v2/company/${company.id}/details`),
      ask(running().url, "/staff/list-staff", { token: tokens.get("admin"), company: company.id, body: {} }),
    ]),
  )
  expect(workspace.body.data.gates).toEqual([
    {
      kind: "paymentIncomplete",
      closable: true,
      actions: ["choosePlan", "switchCompany"],
      ...{ amount: 0, dueOn: null, lastDay: null },
    },
  ])
  expect([workspace.body.data.menu, workspace.body.data.routes, workspace.body.data.buttons]).toEqual([[], [], []])
  expect([details.status, staff.status, staff.body.errorCode]).toEqual([200, 402, purchase])
  expect((await call("admin", "/workspace")).body.data.gates).toEqual([])
})

test("D95 D11 PICK-02 a plan that is over is the expired purchase of its admin, and paid no more, to whoever reads the picker", async () => {
  const said = (company: string) =>
    inState({ state: "", company, text: null, told: all("open") }, () => ofPicker("admin"))
  expect(await said("expired_at = '2026-11-20'")).toMatchObject({ adminStatus: 1, paymentStatus: 1 })
  expect(await said("expired_at = '2026-11-19'")).toMatchObject({ adminStatus: 3, paymentStatus: 0 })
  expect(await said("expired_at = '2026-11-19', admin_status = 2")).toMatchObject({ adminStatus: 2, paymentStatus: 0 })
})

test("PICK-12 an entry names the company's founder, to whoever asks", async () => {
  const founder = company.personOf("admin")
  expect((await ofPicker("worker")).adminId).toBe(founder)
  expect((await ofPicker("admin")).adminId).toBe(founder)
})

test("the first of the seven rules that speaks is what is said, in their order", () => {
  const today = "2026-11-20"
  const worst: StandingFacts & { readonly role: Role } = {
    role: "worker",
    status: 3,
    paymentStatus: 0,
    adminStatus: 2,
    membershipStatus: 0,
    expiredAt: "2026-11-19",
  }
  const said = (of: StandingFacts) => standingOf(of, today).text
  expect(said(worst)).toBe("planExpired")
  expect(said({ ...worst, expiredAt: null })).toBe("companyBlocked")
  expect(said({ ...worst, expiredAt: null, adminStatus: 1 })).toBe("companyRejected")
  expect(said({ ...worst, expiredAt: null, adminStatus: 1, status: 2 })).toBe("paymentIncomplete")
  expect(said({ ...worst, expiredAt: null, adminStatus: 1, status: 2, paymentStatus: 1 })).toBe("notApproved")
  expect(said({ ...worst, expiredAt: null, adminStatus: 1, status: 0, paymentStatus: 1 })).toBe("companyInactive")
  expect(said({ ...worst, expiredAt: null, adminStatus: 1, status: 1, paymentStatus: 1 })).toBe("accountLocked")
})
