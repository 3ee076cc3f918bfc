/** TASK-05: what each key of the specification's form says is said on the wire by shift and person, and comes back as it was. */
import { expect, test } from "vitest"
import { type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"

let board: Board
let site: number
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "KEYS"))
  site = await board.site()
})

const words = { morning: "Morning", afternoon: "Afternoon", evening: "Evening", other: "Other" } as const
const times = {
  morning: ["08:00", "12:00"],
  afternoon: ["13:00", "17:00"],
  evening: ["20:00", "04:00"],
  other: ["17:30", "19:00"],
} as const
/** The price of the other shift has a name of its own, for a vendor as for a person. */
const priceOf = (shift: WorkShift) => (shift === "other" ? "price" : `price${words[shift]}`)

/** The form's values by the specification's keys; each number is there once. */
const formOf = (shift: WorkShift, worker: number, vendor: number) => {
  const at = workShifts.indexOf(shift)
  return {
    [`workerIds${words[shift]}`]: [worker],
    [`vendors${words[shift]}`]: [{ id: vendor, maxWorker: 1.25 + at, price: 20_000 + at }],
    [`count_work_${shift}_${worker}`]: 0.25 + at,
    [shift === "other" ? `price_other_worker_${worker}` : `price_${shift}_${worker}`]: 9000 + at,
    [`certificate_worker_${shift}_${worker}`]: [{ name: "玉掛け", priceStaff: 500 + at }],
  }
}

test("TASK-05 who is on which shift, for what count, price and certificate, and which vendors, by shift and person", async () => {
  const [worker, vendor] = [board.staff("worker"), board.company.vendorId]
  const values: Record<string, unknown> = Object.assign({}, ...workShifts.map((shift) => formOf(shift, worker, vendor)))
  const ofShift = (shift: WorkShift) => ({
    slot: Object(values[`vendors${words[shift]}`])[0],
    count: values[`count_work_${shift}_${worker}`],
    price: values[shift === "other" ? `price_other_worker_${worker}` : `price_${shift}_${worker}`],
    certificate: values[`certificate_worker_${shift}_${worker}`],
  })
  const fields = (of: (shift: WorkShift) => object) => Object.assign({}, ...workShifts.map(of))
  const person = {
    userId: worker,
    ...fields((shift) => {
      const { count, price } = ofShift(shift)
      return { [`${shift}Shift`]: 1, [`countWork${words[shift]}`]: count, [priceOf(shift)]: price }
    }),
    unitPriceCertificate: fields((shift) => ({ [shift]: ofShift(shift).certificate })),
  }
  const asked = {
    userId: vendor,
    ...fields((shift) => {
      const { maxWorker, price } = ofShift(shift).slot
      return { [`${shift}Shift`]: 1, [`maxWorker${words[shift]}`]: maxWorker, [priceOf(shift)]: price }
    }),
  }
  const made = await board.arrange(site, {
    startDate: "2027-06-01",
    ...fields((shift) => {
      const [from, to] = times[shift]
      return { [`${shift}Shift`]: 1, [`worker${words[shift]}`]: 3, [`${shift}From`]: from, [`${shift}To`]: to }
    }),
    workers: [person],
    vendors: [asked],
  })
  expect(made.status, made.text).toBe(200)
  const { vendors, workers } = (await board.read(made.body.data.id)).body.data
  // Back to the keys: nothing is lost, whichever shift and person it stands for.
  const [one, slot] = [workers[0], vendors[0]]
  const back = Object.assign(
    {},
    ...workShifts.map((shift) => ({
      [`workerIds${words[shift]}`]: one[`${shift}Shift`] === 1 ? [one.userId] : [],
      [`vendors${words[shift]}`]: [
        { id: slot.userId, maxWorker: slot[`maxWorker${words[shift]}`], price: slot[priceOf(shift)] },
      ],
      [`count_work_${shift}_${worker}`]: one[`countWork${words[shift]}`],
      [shift === "other" ? `price_other_worker_${worker}` : `price_${shift}_${worker}`]: one[priceOf(shift)],
      [`certificate_worker_${shift}_${worker}`]: one.unitPriceCertificate[shift].map(
        ({ name, priceStaff }: { name: string; priceStaff: number }) => ({ name, priceStaff }),
      ),
    })),
  )
  expect(back).toEqual(values)
})

test("TASK-05 a form's own key is no field of the call: it is refused by its name, never dropped in silence", async () => {
  const worker = board.staff("worker")
  for (const [key, value] of Object.entries(formOf("morning", worker, board.company.vendorId))) {
    const told = await board.arrange(site, { startDate: "2027-06-02", [key]: value })
    expect([told.status, told.body.errorCode, told.body.fields?.[0]?.field], key).toEqual([400, "Invalid_Input", key])
  }
})
