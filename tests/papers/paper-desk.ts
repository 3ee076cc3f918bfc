/** Papers of a company for tests: who asks is said by role, what is written by what differs. */
import type { Role } from "#modules/kernel/codes.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"
import { aBoard, inTheMorning } from "../scheduling/board.ts"

export const invoiceType = 3
export const aLine = { label: "配管工事", quantity: 2, unit: "人工", unitPrice: 24_000, valueTax: 10 }
const written = {
  title: "豊洲三丁目計画 配管工事",
  createdAt: "2026-11-26",
  dueDate: "2026-12-31",
  isTaxVendor: 0,
  serviceCharge: 0,
  payTo: "みどり銀行 本店 普通 1234567",
  lines: [aLine],
}

export const aDesk = async (running: Running, company: TestCompany) => {
  const board = await aBoard(running.url, company)
  const { as } = board
  const make = (over: object = {}, role: Role = "officeManager") =>
    as(role, "POST", "/paper/create-paper", { type: invoiceType, partnerId: company.customerId, ...written, ...over })
  const made = async (over: object = {}, role: Role = "officeManager") => {
    const told = await make(over, role)
    if (told.status !== 200) throw new Error(told.text)
    return told.body.data
  }
  const move = (id: number, version: number, status: number, role: Role = "officeManager", reason?: string) =>
    as(role, "PUT", `/paper/update-paper-status/${id}`, {
      version,
      status,
      ...(reason === undefined ? {} : { reason }),
    })
  /** Handed in by the office and approved by finance. */
  const issued = async (over: object = {}) => {
    const { id, version } = await made(over)
    const pending = await move(id, version, 2)
    const active = await move(id, pending.body.data?.version, 1, "financeManager")
    if (active.status !== 200) throw new Error(pending.text + active.text)
    return active.body.data
  }
  const details = (id: number, role: Role = "admin") => as(role, "GET", `/paper/paper-details/${id}`)
  const list = (over: object = {}, role: Role = "admin") => as(role, "POST", "/paper/list-paper", over)
  const work = (over: object = {}, role: Role = "admin") =>
    as(role, "POST", `/paper/search-by-customer/${company.customerId}`, {
      from: "2026-11-01",
      to: "2026-11-30",
      ...over,
    })
  /** An arrangement of one day, with the office's worker on its morning. */
  const arranged = async (siteId: number, day: string, over: object = {}) => {
    const told = await board.arrange(siteId, {
      startDate: day,
      workers: [inTheMorning(company.staffOf("worker"))],
      ...over,
    })
    if (told.status !== 200) throw new Error(told.text)
    return told.body.data
  }
  return { ...board, make, made, move, issued, details, list, work, arranged, written }
}
export type Desk = Awaited<ReturnType<typeof aDesk>>
