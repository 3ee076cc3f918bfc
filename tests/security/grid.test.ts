import { readFileSync, writeFileSync } from "node:fs"
import { expect, test, vi } from "vitest"
import { companyPolicy } from "#modules/companies/policy.ts"
import { heldForFile } from "../kernel/product.ts"
import { type Call, companyCalls, inOrder, titleOf } from "./contracts.ts"
import { actionLines, fieldLines, outcomesOf } from "./grid.ts"
import { grounds } from "./grounds.ts"

const file = new URL("grid.txt", import.meta.url)
const held = heldForFile(grounds(1))

const linesOf = async (call: Call) => {
  const [running] = held().products
  if (running === undefined) throw new Error("no product")
  const outcomes = await outcomesOf(held(), running, call)
  return [...actionLines(call, outcomes), ...fieldLines(outcomes)].join("\n")
}
const heading = `Who may do what, and which fields of the answer he sees: each call with good inputs, asked of the running product by
every role in turn. "yes" is answered; a code is what else he is told (one who comes second to a change finds it
expired, not forbidden); a role that is not named is told Permission_Denied. Written by GRID=write.`
const reads = companyCalls.filter(({ metadata }) => metadata.kind === "read")
const writes = inOrder(companyCalls.filter(({ metadata }) => metadata.kind === "write"))
const told = new Map<string, string>()

test("AUTH-27 who may do what, and who sees which field, is as the table says", async () => {
  for (const call of [...reads, ...writes]) told.set(titleOf(call), await linesOf(call))
  const parts = [...told].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, lines]) => lines)
  const grid = `${[heading, ...parts].join("\n\n")}\n`
  // The difference is read before it is committed.
  if (process.env.GRID === "write") writeFileSync(file, grid)
  expect(grid).toBe(readFileSync(file, "utf8"))
})

const planted = async (name: string) => {
  const call = companyCalls.find((one) => titleOf(one) === name)
  return call === undefined ? [] : (await linesOf(call)).split("\n").filter((line) => !told.get(name)?.includes(line))
}

test("the guard sees a planted fault: an action that everybody may take", async () => {
  const fault = vi.spyOn(companyPolicy.actions, "label").mockReturnValue(true)
  const lines = await planted("companies updateLabelSetting")
  fault.mockRestore()
  expect(lines.join()).toContain("worker")
})

test("the guard sees a planted fault: a hidden field sent", async () => {
  const fault = vi.spyOn(companyPolicy.fields, "salaryClosingDate").mockReturnValue("read")
  const lines = await planted("companies details")
  fault.mockRestore()
  expect(lines.join()).toContain("salaryClosingDate")
})
