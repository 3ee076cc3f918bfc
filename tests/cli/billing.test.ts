/** `tehai billing`: what waits is listed, a word on it names its operator, and a try changes nothing. */
import { beforeAll, describe, expect, test } from "vitest"
import { errorText } from "#modules/kernel/errors.ts"
import { aFolder } from "../kernel/leftovers.ts"
import type { Environment } from "../launcher/launched.ts"
import { command } from "./command.ts"

describe("on a database without a company", () => {
  const environment: Environment = { DATA_DIR: aFolder() }
  const ops = "ops@platform.example"
  beforeAll(async () => {
    const words = ["platform", "create", "--email", ops, "--name", "運営 花子", "--password-stdin"]
    expect((await command(words, environment, "tehai-2026\n")).code).toBe(0)
  })

  test("CLI-02 nothing waits: an empty list, and no word on a company that is not there", async () => {
    expect((await command(["billing", "list", "--json"], environment)).json).toEqual({ transfers: [] })
    for (const words of [
      ["billing", "show", "12", "--json"],
      ["billing", "accept", "12", "--as", ops, "--json"],
      ["billing", "accept", "12", "--as", ops, "--dry-run", "--json"],
      ["billing", "refuse", "12", "--as", ops, "--reason", "名義", "--json"],
    ]) {
      const told = await command(words, environment)
      expect([words[1], told.code === 0, JSON.parse(told.errors).en]).toEqual([
        words[1],
        false,
        errorText("Not_Found", "en"),
      ])
    }
  })

  test("CLI-02 SUP-09 what the platform's screens list and do is done by a named operator", async () => {
    const json = async (...words: ReadonlyArray<string>) =>
      (await command(["platform", ...words, "--json"], environment)).json
    const code = ["--name", "秋", "--code", "aki", "--from", "2026-11-20", "--until", "2099-11-30", "--percent", "10"]
    const made = await json("create-campaign", "--as", ops, ...code)
    expect(made).toMatchObject({ code: "AKI", kind: "DISCOUNT", benefitValue: 10, version: 1 })
    for (const [words, ...both] of [
      [["create-campaign", "--as", ops, ...code, "--months", "1"], "--percent", "--months"],
      [
        ["edit-campaign", String(made.id), "--as", ops, "--seen", "1", "--plan", "4", "--every-plan"],
        "--plan",
        "--every-plan",
      ],
    ] as const) {
      const told = await command(["platform", ...words, "--json"], environment)
      const { ja } = JSON.parse(told.errors)
      expect([words[0], told.code, both.filter((option) => !ja.includes(option))]).toEqual([words[0], 2, []])
    }
    expect(await json("end-campaign", String(made.id), "--as", ops, "--seen", "1")).toMatchObject({ status: 0 })
    expect((await json("campaigns")).campaigns).toMatchObject([{ code: "AKI", campaignState: "ended" }])
    expect((await json("accounts")).accounts).toMatchObject([{ email: ops, isSuperAdmin: 1, actions: [] }])
    expect(await json("revenue", "--from", "2026-10", "--to", "2026-11")).toMatchObject({
      revenue: 0,
      owed: { money: 0 },
    })
    expect(await json("withdrawals")).toEqual({ withdrawals: [] })
  })

  test("CLI-02 SUP-04 plans are shown, made, changed in what is named and hidden by a named operator; a try changes nothing", async () => {
    const json = async (...words: ReadonlyArray<string>) => {
      const told = await command(["platform", "plan", ...words, "--json"], environment)
      expect([words[0], told.errors]).toEqual([words[0], ""])
      return told.json
    }
    const by = ["--as", ops]
    const names = async () => (await json("list")).plans.map(({ name }: { name: string }) => name)
    const before = await names()
    const wanted = [
      "--name",
      "特別",
      "--price",
      "30000",
      "--people",
      "50",
      "--way",
      "bank",
      "--months",
      "12:DISCOUNT:10",
    ]
    expect(await json("create", ...by, ...wanted, "--dry-run")).toMatchObject({ price: 30_000, isDryRun: true })
    expect(await names()).toEqual(before)
    const { id } = await json("create", ...by, ...wanted)
    const seen = ["--seen", "1"]
    expect(await json("edit", String(id), ...by, ...seen, "--price", "32000")).toMatchObject({
      price: 32_000,
      version: 2,
    })
    expect(await json("show", String(id))).toMatchObject({
      ...{ name: "特別", totalUser: 50, paymentMethods: ["bank"], isContact: 0 },
      subscriptionOptions: [{ numberOfPaymentMonths: 12, benefit: "DISCOUNT", benefitValue: 10 }],
    })
    // Somebody has changed it since, and what is none is no month.
    const late = await command(
      ["platform", "plan", "edit", String(id), ...by, ...seen, "--price", "1", "--json"],
      environment,
    )
    expect(JSON.parse(late.errors).en).toEqual(errorText("Update_Expired", "en"))
    const wrong = await command(["platform", "plan", "create", ...by, "--months", "12:HALF:1"], environment)
    expect([wrong.code === 0, wrong.errors]).toEqual([false, expect.stringContaining("--months")])
    // The bounds are the screen's, and 0 is a price and any number of people.
    for (const words of [
      ["--price", "300000000", "--name", "高額"],
      ["--name", "", "--price", "1000"],
      ["--months", "12:DISCOUNT:100", "--name", "全額"],
      ["--months", "1:DISCOUNT:10", "--name", "一月"],
    ]) {
      const told = await command(["platform", "plan", "create", ...by, ...words, "--json"], environment)
      expect([told.code === 0, JSON.parse(told.errors).en]).toEqual([false, expect.stringContaining(`${words[0]}: `)])
    }
    const none = ["--price", "0", "--people", "0", "--no-way", "--no-months", "--contact"]
    expect(await json("edit", String(id), ...by, "--seen", "2", ...none)).toMatchObject({
      ...{ price: 0, totalUser: null, paymentMethods: [], subscriptionOptions: [], isContact: 1 },
    })
    expect(await json("hide", "4", ...by, ...seen)).toMatchObject({ name: "ライト", status: 0 })
    expect(await json("reveal", "4", ...by, "--seen", "2")).toMatchObject({ name: "ライト", status: 1 })
  })

  test("CLI-02 BILL-06 money that fits no bill is kept, tried and sent back by a named operator; a try changes nothing", async () => {
    const money = (...words: ReadonlyArray<string>) =>
      command(["billing", "money", ...words, "--as", ops, "--json"], environment)
    const listed = async () => (await command(["billing", "money", "--json"], environment)).json.money
    const came = ["keep", "--amount", "19800", "--sender", "カ）シミズ", "--on", "2026-11-20"]
    expect((await money(...came, "--dry-run")).json).toMatchObject({ total: 19_800, isDryRun: true })
    expect(await listed()).toEqual([])
    const { id } = (await money(...came)).json
    const [{ version }] = await listed()
    expect(
      (await money("settle", String(id), "--bill", "TH00012", "--seen", String(version), "--dry-run")).code,
    ).not.toBe(0)
    // Which version was seen is said, never supposed.
    for (const words of [
      ["return", String(id), "--reason", "名義の違い"],
      ["settle", String(id), "--bill", "TH00012", "--dry-run"],
    ]) {
      const unseen = await money(...words)
      expect([words[0], unseen.code === 0, unseen.errors.includes("--seen")]).toEqual([words[0], false, true])
    }
    const back = ["return", String(id), "--reason", "名義の違い", "--seen", String(version)]
    expect((await money(...back, "--dry-run")).json).toMatchObject({ isDryRun: true })
    expect(await listed()).toMatchObject([{ id, total: 19_800 }])
    expect((await money(...back)).json).toMatchObject({ id, outcome: "returned" })
    expect(await listed()).toEqual([])
  })

  test("CLI-02 SUP-02 no company is approved, rejected, stopped, let in or marked that is not there, and by nobody none", async () => {
    const nameless = await command(["company", "approve", "12", "--json"], environment)
    expect([nameless.code === 0, nameless.errors]).toEqual([false, expect.stringContaining("--as")])
    for (const words of [
      ["company", "approve", "12"],
      ["company", "approve", "12", "--dry-run"],
      ["company", "reject", "12", "--reason", "電話"],
      ["company", "stop", "12", "--reason", "規約"],
      ["company", "resume", "12"],
      ["billing", "mark", "12"],
      ["billing", "unmark", "12", "--dry-run"],
      ["billing", "take-back", "TH00012", "--seen", "1", "--reason", "別の会社", "--dry-run"],
    ]) {
      const told = await command([...words, "--as", ops, "--json"], environment)
      expect([words[1], JSON.parse(told.errors).en]).toEqual([words[1], errorText("Not_Found", "en")])
    }
  })

  test("CLI-02 no subscription waits: an empty list, and no word on one that is not there", async () => {
    expect((await command(["subscription", "list", "--json"], environment)).json).toEqual({ subscriptions: [] })
    for (const words of [
      ["subscription", "approve", "12", "--as", ops, "--json"],
      ["subscription", "approve", "12", "--as", ops, "--dry-run", "--json"],
      ["subscription", "reject", "12", "--as", ops, "--reason", "名義", "--json"],
    ]) {
      const told = await command(words, environment)
      expect([words[1], told.code === 0, JSON.parse(told.errors).en]).toEqual([
        words[1],
        false,
        errorText("Not_Found", "en"),
      ])
    }
  })

  test("CLI-02 who is none of the platform's people decides nothing", async () => {
    const told = await command(["billing", "accept", "12", "--as", "nobody@b.example", "--json"], environment)
    expect([told.code, JSON.parse(told.errors).ja]).toEqual([2, expect.stringContaining("運営の担当者ではありません")])
  })
})
