import { Effect } from "effect"
import { expect, test } from "vitest"
import { foundCompany } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { password } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let companyId = 0
const running = runningProduct(async (started) => {
  companyId = await started.run(
    writeAcross(
      { reason: "a company for a test", personId: null },
      Effect.gen(function* () {
        const founder = yield* registerPerson({ email: "founder@record.example", name: "創業 太郎", password })
        return yield* foundCompany({ name: "創業設備", kenId: 13 }, founder)
      }),
    ),
  )
})

test("SHELL-14 D110 a founder who has no staff record is not offered 今日, which would refuse him", async () => {
  const token = await signIn(running().url, "founder@record.example")
  const told = await ask(running().url, "/workspace", { token, company: companyId })
  expect(told.body.data.routes).not.toContain("/today")
  expect(told.body.data.tabs.map(({ key }: { key: string }) => key)).not.toContain("today")
  expect(told.body.data.buttons).not.toContain("clockIn")
})
