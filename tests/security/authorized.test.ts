/**
 * The action that a contract names is the one that decides: when its policy refuses everybody the call is refused, and a
 * role is answered only where the policy was asked of him and said yes. An operation without its authorize is seen by both.
 */

import { Effect } from "effect"
import { afterEach, describe, expect, test, vi } from "vitest"
import type { Actor } from "#modules/kernel/actor.ts"
import type { Policy, Verdict } from "#modules/kernel/policy.ts"
import type { Told } from "../kernel/ask.ts"
import { everyRole } from "../kernel/companies.ts"
import { heldForFile, type Running } from "../kernel/product.ts"
import { type Call, companyCalls, inOrder, titleOf } from "./contracts.ts"
import { faulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { ownId } from "./foreign.ts"
import { fireAt, grounds } from "./grounds.ts"
import { type Sample, sample, samplesOf } from "./sample.ts"
import { atRest } from "./state.ts"

type AnyPolicy = Policy<unknown, string, string>
const isPolicy = (exported: unknown): exported is AnyPolicy =>
  typeof exported === "object" && exported !== null && "entity" in exported && "actions" in exported
const loaded = import.meta.glob<Record<string, unknown>>("/modules/**/*policy.ts", { eager: true })
const policies = Object.values(loaded).flatMap((file) => Object.values(file).filter(isPolicy))

/** The policies that decide an action, by the name that contracts write. */
const decidersOf = (action: string) => {
  const [entity = "", verb = ""] = action.split(".")
  return policies
    .filter((policy) => policy.entity === entity && verb in policy.actions)
    .map((policy) => ({ policy, verb }))
}

/** Answers that are the caller's own or his company's, whoever he is: there is nothing that a policy could refuse. */
const ownOnly: Readonly<Record<string, string>> = {
  "companies details": "everybody reads his own company; an id of another one is not found",
  "companies listShifts": "everybody reads the shifts of his own company",
  "companies showShift": "everybody reads a shift of his own company",
  "companies listLabelSettings": "everybody reads the words of his own company",
  "billing switchAlert": "what the caller himself is to be told; who sees no bills is told nothing",
  "notifications list": "own notices",
  "notifications totalUnread": "own notices",
  "notifications detail": "one of the own notices; another's is not found",
  "notifications readMultiple": "own notices",
  "notifications deletedMultiple": "own notices",
  "payroll mine": "own slips",
  "workspace workspace": "what the caller himself sees",
  "workspace sideBar": "the order of the caller's own menu",
  "workspace setSideBar": "the order of the caller's own menu",
  "workspace events": "only that something changed which the policies of its rows let him see: tests/workspace/events",
}
interface Beside {
  readonly body: unknown
  // biome-ignore lint/suspicious/noExplicitAny: each list has its own data.
  readonly idsOf: (data: any) => ReadonlyArray<number>
  readonly beside: string
}
const rowIds = (rows: ReadonlyArray<{ readonly id: number }>) => rows.map(({ id }) => id)

/** Rows are chosen by a filter of SQL: each of them must be one that the call beside it shows to the same person. */
const filtered: Readonly<Record<string, Beside>> = {
  "kernel jobs": { body: undefined, idsOf: rowIds, beside: "kernel job" },
  "scheduling listSites": { body: { pageSize: 100 }, idsOf: rowIds, beside: "scheduling siteDetails" },
  // The searches of pickers ask no more than the list does.
  ...Object.fromEntries(
    ["listSitesNewly", "searchNameCustomerCompany", "searchOpenSites", "searchNameCompany", "commonSites"].map(
      (name) => [`scheduling ${name}`, { body: {}, idsOf: rowIds, beside: "scheduling siteDetails" }],
    ),
  ),
  "scheduling superCalendar": {
    body: { from: "2026-10-01", to: "2026-10-31" },
    idsOf: ({ tasks }) => tasks.id,
    beside: "scheduling readTask",
  },
}
/** Lists that ask the policy of each row. */
const asksOfEachRow = new Set(["payroll payroll", "timekeeping list", "timekeeping table"])
/** What else decides, by what is asked for: a second close is a rerun, a status of 0 deletes, an ended job is late. */
const alsoDecides: Readonly<Record<string, ReadonlyArray<string>>> = {
  "kernel cancel": ["lateJob.cancel"],
  // The list is his; the numbers of a kind are for whoever makes that kind.
  "papers paperNo": ["paper.create"],
  "papers preview": ["paper.create"],
  "payroll snapshot": ["payMonth.rerun", "payMonth.check"],
  "payroll updateBlockPayroll": ["payMonth.close"],
  "people updateUser": ["staff.block", "staff.unblock", "staff.supervise"],
  "people askStaff": ["invitation.withdraw"],
  "people changeInvitation": ["invitation.withdraw"],
  // A customer wishes, a vendor puts its own people on its slots.
  "scheduling updateTask": ["task.delete", "task.propose", "task.fill"],
}
const actionsOf = (call: Call) => [call.metadata.action, ...(alsoDecides[titleOf(call)] ?? [])]

const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const own = yield* grounds(2)(socket, dataDir)
    const [running, second] = own.products
    if (running === undefined || second === undefined) return yield* Effect.die("two products")
    return { ...own, running, second, broken: yield* faulty(second, dataDir) }
  }),
)
afterEach(() => vi.restoreAllMocks())

const guarded = companyCalls.filter((call) => !(titleOf(call) in ownOnly) && !(titleOf(call) in filtered))
const ordered = [
  ...guarded.filter(({ metadata }) => metadata.kind === "read"),
  ...inOrder(guarded.filter(({ metadata }) => metadata.kind === "write")),
]
/** Some reads are POSTs of nothing but an id in their path. */
const bodyOf = ({ route }: Call) => (route.method === "GET" ? undefined : {})
const inputsOf = (call: Call): ReadonlyArray<Sample> => [...samplesOf(call, ownId), sample(call, ownId, 3)]

/** Spies on what decides a call. */
const watched = (call: Call, decide: (verdict: Verdict, actor: Actor) => Verdict) => {
  for (const action of actionsOf(call))
    for (const { policy, verb } of decidersOf(action)) {
      const original = policy.actions[verb]
      if (original === undefined) continue
      vi.spyOn(policy.actions as Record<string, typeof original>, verb).mockImplementation((actor, subject) =>
        decide(original(actor, subject), actor),
      )
    }
}

const hidden = ["Permission_Denied", "Not_Found", "Task_Not_Found", "Paper_Missing", "Not_Creator_Vendor_Or_Leader"]
const isEmpty = (told: Told) => told.status === 200 && Array.isArray(told.body.data) && told.body.data.length === 0

/** What an admin still gets of a call whose policy refuses everybody; nothing for a good one. */
const answeredInSpite = async (call: Call, { url }: Running): Promise<ReadonlyArray<string>> => {
  for (const input of inputsOf(call)) {
    watched(call, () => "refused by a test")
    const refused = await fireAt(held(), url, call, input)
    vi.restoreAllMocks()
    if (refused.status === 200 && !(asksOfEachRow.has(titleOf(call)) && isEmpty(refused)))
      return [`answered although refused: ${refused.text.slice(0, 200)}`]
    const allowed = await fireAt(held(), url, call, input)
    if (allowed.status !== 200) continue
    return refused.status === 200 || hidden.includes(refused.body?.errorCode) ? [] : [refused.text.slice(0, 200)]
  }
  return ["no input succeeds"]
}

/** Roles that a call answers without its policy having said yes to them, or refuses although it never said no. */
const apartFromPolicy = async (call: Call, running: Running): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const role of everyRole.toReversed())
    for (const input of inputsOf(call)) {
      const verdicts: Array<Verdict> = []
      watched(call, (verdict, actor) => {
        if (actor.role === role) verdicts.push(verdict)
        return verdict
      })
      const told = await fireAt(held(), running.url, call, { ...input, role })
      vi.restoreAllMocks()
      const isYes = verdicts.includes(true)
      if (told.status === 200 && !isYes && !(asksOfEachRow.has(titleOf(call)) && isEmpty(told)))
        found.push(`${role} is answered, the policy says ${verdicts.join() || "nothing"}`)
      // The action is his, and a field that the input names is not.
      const isAboutFields = told.body?.fields !== undefined
      if (
        told.body?.errorCode === "Permission_Denied" &&
        !isAboutFields &&
        verdicts.length > 0 &&
        verdicts.every((one) => one === true)
      )
        found.push(`${role} is refused, the policy says yes`)
      if (told.body?.data?.jobId !== undefined) await atRest(running)
    }
  return [...new Set(found)]
}

describe("AUTH-27 the action that a contract names decides", () => {
  test("every action of a contract is one of a policy, but for what is the caller's own", () => {
    const decided = companyCalls.filter((call) => !(titleOf(call) in ownOnly))
    expect(decided.filter((call) => decidersOf(call.metadata.action).length === 0).map(titleOf)).toEqual([])
  })

  test.each(ordered.map((call) => [titleOf(call), call] as const))(
    "%s is refused where its policy refuses",
    async (_, call) => {
      expect(await answeredInSpite(call, held().running)).toEqual([])
    },
  )

  test.each(ordered.map((call) => [titleOf(call), call] as const))(
    "%s answers each role as its policy says",
    async (_, call) => {
      expect(await apartFromPolicy(call, held().second)).toEqual([])
    },
  )

  test.each(Object.entries(filtered))(
    "%s shows each role only what it may read one by one",
    async (title, { beside, body, idsOf }) => {
      const callOf = (name: string) => companyCalls.find((one) => titleOf(one) === name)
      const [list, single] = [callOf(title), callOf(beside)]
      if (list === undefined || single === undefined) throw new Error("no such call")
      const { running } = held()
      const shown = new Map<string, number>()
      for (const role of everyRole) {
        const told = await fireAt(held(), running.url, list, { path: list.route.path, body, role })
        expect(told.status, told.text.slice(0, 200)).toBe(200)
        const ids = idsOf(told.body.data)
        shown.set(role, ids.length)
        for (const id of ids) {
          const path = single.route.path.replace(":id", String(id))
          const one = await fireAt(held(), running.url, single, { path, body: bodyOf(single), role })
          expect([role, id, one.status]).toEqual([role, id, 200])
        }
      }
      expect(shown.get("admin")).toBeGreaterThan(0)
      expect(Math.min(...shown.values())).toBeLessThan(shown.get("admin") ?? 0)
    },
  )

  test("the guard sees a planted fault: an operation without its authorize", async () => {
    const call = faultyCalls.asksNobody
    if (call === undefined) throw new Error("nothing planted")
    expect((await answeredInSpite(call, held().broken)).join()).toContain("answered although refused")
    expect((await apartFromPolicy(call, held().broken)).join()).toContain("worker is answered, the policy says nothing")
  })
})
