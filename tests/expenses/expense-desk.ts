/** Expenses of a company for tests: who asks is said by role, what is asked by what differs. */
import type { Role } from "#modules/kernel/codes.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"
import { aBoard, inTheMorning } from "../scheduling/board.ts"

export const tape = { category: 3, amount: 1_980, date: "2026-11-20", note: "保温テープ・ウエス" }

export const anExpenseDesk = async (running: Running, company: TestCompany) => {
  const board = await aBoard(running.url, company)
  const { as } = board
  const ask = (over: object = {}, role: Role = "worker") =>
    as(role, "POST", "/construction-site/request-payment", { ...tape, ...over })
  const asked = async (over: object = {}, role: Role = "worker") => {
    const told = await ask(over, role)
    if (told.status !== 200) throw new Error(told.text)
    return told.body.data
  }
  const decide = (id: number, over: object = {}, role: Role = "officeManager") =>
    as(role, "POST", `/construction-site/approve-payment-request/${id}`, { version: 1, status: 1, ...over })
  const pay = (id: number, over: object = {}, role: Role = "financeManager") =>
    as(role, "PUT", `/construction-site/payment-request/${id}/paid`, { version: 2, status: 1, ...over })
  const withdraw = (id: number, version = 1, role: Role = "worker") =>
    as(role, "PUT", `/construction-site/payment-request/${id}/withdraw`, { version })
  const update = (id: number, over: object = {}, role: Role = "worker") =>
    as(role, "PUT", `/construction-site/payment-request/${id}`, { version: 1, ...tape, ...over })
  const details = (id: number, role: Role = "worker") => as(role, "GET", `/construction-site/payment-request/${id}`)
  const list = (over: object = {}, role: Role = "worker") =>
    as(role, "POST", "/construction-site/payment-request/list", over)
  /** A site on which the worker is arranged on a day of November. */
  const siteOfWorker = async (day = "2026-11-20") => {
    const siteId = await board.site()
    const told = await board.arrange(siteId, { startDate: day, workers: [inTheMorning(company.staffOf("worker"))] })
    if (told.status !== 200) throw new Error(told.text)
    return siteId
  }
  return { ...board, ask, asked, decide, pay, withdraw, update, details, list, siteOfWorker }
}
export type ExpenseDesk = Awaited<ReturnType<typeof anExpenseDesk>>
