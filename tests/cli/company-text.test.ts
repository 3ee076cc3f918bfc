/** `tehai company show`: what an operator reads of one company is words and Japan's clock, no numbers of the wire. */
import { expect, test } from "vitest"
import { instantGiven } from "#modules/kernel/civil-day.ts"
import { companyText } from "../../cli/platform/company-text.ts"

test("CLI-02 SUP-02 a company's state, roles and moments are said in words", () => {
  const text = companyText({
    ...{ id: 12, name: "清水工務店", version: 3, status: 2, planName: null, expiredAt: null, admin: null },
    people: [
      {
        id: 1,
        name: "清水 一郎",
        roleId: 2,
        isFirstAdmin: 1,
        status: 1,
        accountStatus: 1,
        lastSignInAt: instantGiven("2026-11-24T08:00:00Z"),
      },
      { id: 2, name: "加藤 次郎", roleId: 12, isFirstAdmin: 0, status: 0, accountStatus: 1, lastSignInAt: null },
    ],
    history: [
      { id: 9, at: instantGiven("2026-11-23T16:30:00Z"), action: "company.decide", decision: "approve", by: null },
    ],
  })
  expect(text).toContain("承認待ち / waits for a word")
  expect(text).toContain("・清水 一郎（管理者 / Administrator） 2026-11-24 17:00 JST (08:00Z)")
  expect(text).toContain("・加藤 次郎（職人 / Worker） 利用停止 / shut out ログインなし / never signed in")
  expect(text).toContain("2026-11-24 01:30 JST (16:30Z) company.decide 自動 / by itself")
})
