import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, inTheMorning } from "../scheduling/board.ts"
import { aCrew, type CameTo, type Crew, pressedAtOnce, transactionsOf } from "./crew.ts"

const size = 10
let crew: Crew
let sites: { readonly harbour: number; readonly tower: number }
/** Arrangements of today, of the month that is closed, and of one that nobody has asked for yet. */
let tasks: { readonly today: number; readonly closed: number; readonly ahead: number }

const running = runningProduct(
  async (started) => {
    crew = await aCrew(started, "MIXED", size)
    const { company, hands } = crew
    const board = await aBoard(started.url, company)
    const [harbour, tower] = [await board.site({ name: "港" }), await board.site({ name: "塔" })]
    const workers = hands.map(({ staffId }) => inTheMorning(staffId))
    const arranged = async (startDate: string, siteId: number) => {
      const { body, status, text } = await board.arrange(siteId, { startDate, workerMorning: size, workers })
      if (status !== 200) throw new Error(text)
      return body.data.id
    }
    sites = { harbour, tower }
    tasks = {
      today: await arranged("2026-11-20", harbour),
      closed: await arranged("2026-12-10", tower),
      ahead: await arranged("2027-01-15", tower),
    }
  },
  { startsAt: "2026-11-20T09:00:00.000Z" },
)

const ago = (minutes: number) => instantOfMillis((running().clock?.now() ?? 0) - minutes * 60_000)
const by = (n: number, body: object) => {
  const hand = crew.hands[n]
  if (hand === undefined) throw new Error("the crew is too small")
  return { by: hand, body: { pressedAt: ago(5), clientId: randomUUID(), ...body } }
}
const shown = ({ answer, refused }: CameTo) =>
  answer === undefined ? refused?.code : [answer.userId, answer.state, answer.siteName, answer.taskId]
const id = (n: number) => crew.hands[n]?.staffId

test("everybody of a mixed crowd is answered for what he pressed himself", async () => {
  await running().owner`insert into companies.pay_month (company_id, month, state)
    values (${crew.company.id}, '2026-12', 'closed') on conflict (company_id, month) do update set state = 'closed'`
  const atTower = { action: "in" as const, constructionSiteId: sites.tower }
  const before = [
    by(0, { action: "in", isOffice: 1, pressedAt: ago(400) }),
    by(1, { ...atTower, pressedAt: ago(300) }),
    by(2, { action: "in", constructionSiteId: sites.harbour, pressedAt: ago(290) }),
    by(3, { action: "in", isOffice: 1, pressedAt: ago(5.5) }),
  ]
  await pressedAtOnce(running(), crew, before)
  const told = await pressedAtOnce(running(), crew, [
    by(4, { action: "in", isOffice: 1 }),
    by(0, { action: "out" }),
    by(1, { clientId: before[1]?.body.clientId, action: "in" }),
    by(2, { action: "out" }),
    by(3, { action: "in", isOffice: 1 }),
    by(5, { action: "in", taskId: tasks.today }),
    by(6, { action: "in", taskId: tasks.closed }),
    by(7, { action: "in", taskId: tasks.ahead }),
    by(8, { action: "in", constructionSiteId: 999_999 }),
    by(9, atTower),
  ])
  expect(told.map(shown)).toEqual([
    [id(4), "open", null, null],
    [id(0), "closed", null, null],
    [id(1), "open", "塔", null],
    [id(2), "closed", "港", null],
    [id(3), "open", null, null],
    [id(5), "open", "港", tasks.today],
    "Closed_Salary_Day_Not_Editable",
    [id(7), "open", "塔", tasks.ahead],
    "Not_Found",
    [id(9), "open", "塔", null],
  ])
  // Of the nine behind the first, two were refused and one had been stored before.
  expect(await transactionsOf(running(), crew)).toEqual([1, 1, 3, 6])
})
