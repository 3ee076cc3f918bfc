/** A company whose vendor has three workers, and another vendor: what is asked of them and what they answer. */
import { Effect } from "effect"
import { addMember } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { registerPartner, registerStaff } from "#modules/people/index.ts"
import { acting } from "../kernel/acting.ts"
import { signIn } from "../kernel/ask.ts"
import { aCompany, password } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"
import { aBoard } from "./board.ts"

/** The vendor's own workers, and another vendor with its person. */
const partners = Effect.fn("Tests.partners")(function* (companyId: number, vendorId: number, personId: number) {
  const id = yield* registerPartner(companyId, { companyName: "別の協力", isCustomer: false, isVendor: true })
  yield* addMember(companyId, { personId, role: "vendor", partnerId: id })
  const crew: Array<number> = []
  for (const name of ["金子 拓", "野村 優", "平井 司"]) {
    const email = `hand${crew.length}@slot.example`
    crew.push(yield* registerStaff(companyId, { name, role: "vendorWorker", email, password, partnerId: vendorId }))
  }
  return { id, crew }
})

export const slottedBoard = async (started: Running, mark: string) => {
  const company = await aCompany(started, mark)
  const board = await aBoard(started.url, company)
  const site = await board.site({ name: "立川病院 空調更新" })
  const person = registerPerson({ email: "other@slot.example", name: "別の協力 担当", password })
  const personId = await started.run(writeAcross({ reason: "a vendor's person", personId: null }, person))
  const { id, crew } = await acting(started, company)(partners(company.id, company.vendorId, personId))
  const slot = (over: object = {}) => ({
    userId: company.vendorId,
    morningShift: 1,
    maxWorkerMorning: 2.5,
    priceMorning: 21_000,
    ...over,
  })
  let day = 0
  /** Each arrangement on a day of its own: nobody is in another's way. */
  const nextDay = () => {
    day++
    return addDays(isoDate("2027-03-01"), day)
  }
  const asked = async (over: object = {}) => {
    const told = await board.arrange(site, { startDate: nextDay(), vendors: [slot()], ...over })
    if (told.status !== 200) throw new Error(told.text)
    return told.body.data
  }
  const fill = (task: number, body: object) => board.as("vendor", "PUT", `/v2/task/${task}`, body)
  const others = { id, token: await signIn(started.url, "other@slot.example") }
  return { company, board, site, crew, others, slot, nextDay, asked, fill }
}
export type Slotted = Awaited<ReturnType<typeof slottedBoard>>
