/** BEY-09: transfer files by the association's table (law/zengin-transfer-format.json), byte by byte. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { judgedAccount } from "#modules/kernel/transfer/account-faults.ts"
import { type Payee, recordBytes, type TransferSender, transferFile } from "#modules/kernel/transfer/transfer-file.ts"
import { yen } from "#modules/kernel/yen.ts"
import { seeded } from "../../faults/seeded.ts"

const sender: TransferSender = {
  clientCode: "1234567",
  bankCode: "0128",
  bankKana: "ｸﾞﾝﾏ",
  branchCode: "001",
  branchKana: "ﾎﾝﾃﾝ",
  type: 2,
  number: "0012345",
  holder: "ｶ)ﾄｳﾜｾﾂﾋﾞ",
}
const payee = (number: number, amount: number, over: Partial<Payee["account"]> = {}): Payee => ({
  account: {
    bankCode: "0001",
    bankKana: "ﾐｽﾞﾎ",
    branchCode: "110",
    branchKana: "ﾁﾕｳｵｳ",
    type: 1,
    number: "7654321",
    holder: "ﾔﾏﾀﾞ ﾀﾛｳ",
    ...over,
  },
  amount: yen(amount),
  number,
})
/** As Shift_JIS reads them. */
const textOf = (bytes: Uint8Array) => new TextDecoder("shift_jis").decode(bytes)
const recordsOf = (bytes: Uint8Array) =>
  Array.from({ length: bytes.length / recordBytes }, (_, at) =>
    textOf(bytes.subarray(at * recordBytes, (at + 1) * recordBytes)),
  )

test("BEY-09 給与振込: header, a record each, trailer and end, every field at its place", () => {
  const bytes = transferFile({
    kind: "salary",
    sender,
    transferOn: isoDate("2026-11-30"),
    payees: [payee(12, 253_480), payee(7, 1)],
  })
  expect(bytes.length).toBe(5 * 120)
  const spaces = (count: number) => " ".repeat(count)
  expect(recordsOf(bytes)).toEqual([
    `11100001234567${"ｶ)ﾄｳﾜｾﾂﾋﾞ".padEnd(40)}11300128${"ｸﾞﾝﾏ".padEnd(15)}001${"ﾎﾝﾃﾝ".padEnd(15)}20012345${spaces(17)}`,
    `20001${"ﾐｽﾞﾎ".padEnd(15)}110${"ﾁﾕｳｵｳ".padEnd(15)}000017654321${"ﾔﾏﾀﾞ ﾀﾛｳ".padEnd(30)}00002534800000000001200000000007${spaces(8)}`,
    `20001${"ﾐｽﾞﾎ".padEnd(15)}110${"ﾁﾕｳｵｳ".padEnd(15)}000017654321${"ﾔﾏﾀﾞ ﾀﾛｳ".padEnd(30)}00000000010000000000700000000007${spaces(8)}`,
    `8000002000000253481${spaces(101)}`,
    `9${spaces(119)}`,
  ])
})

test("BEY-09 総合振込 carries 21 and a customer number instead of a department", () => {
  const [head = "", one = ""] = recordsOf(
    transferFile({ kind: "general", sender, transferOn: isoDate("2027-01-04"), payees: [payee(3, 110_000)] }),
  )
  expect([head.slice(0, 4), head.slice(54, 58)]).toEqual(["1210", "0104"])
  expect(one.slice(80, 112)).toBe(`0000110000${"0"}0000000003${" ".repeat(10)}7`)
})

test("BEY-09 an account that no bank would take is told field by field, and makes no record", () => {
  const whole = {
    bankCode: "0001",
    bankKana: "ﾐｽﾞﾎ",
    branchCode: "110",
    branchKana: "ﾁﾕｳｵｳ",
    type: 1,
    cardNumber: "7654321",
    ownerName: "ﾔﾏﾀﾞ ﾀﾛｳ",
  }
  expect(judgedAccount("salary", whole)).toMatchObject({ faults: [], account: { holder: "ﾔﾏﾀﾞ ﾀﾛｳ" } })
  const faults = (over: object | null, kind: "salary" | "general" = "salary") =>
    judgedAccount(kind, over === null ? null : { ...whole, ...over }).faults
  expect(faults(null)).toEqual(["bankCode", "branchCode", "type", "cardNumber", "ownerName"])
  // Numbers of no bank of the list have no kana.
  expect(faults({ bankKana: undefined })).toEqual(["bankCode"])
  expect(faults({ branchCode: null })).toEqual(["branchCode"])
  expect(faults({ cardNumber: "123456" })).toEqual(["cardNumber"])
  for (const ownerName of ["山田 太郎", "ﾔﾏﾀﾞ ｦﾀﾛｳ", "ｬﾏﾀﾞ", "ﾔﾏﾀﾞ/ﾀﾛｳ", "ｱ".repeat(31), ""])
    expect(faults({ ownerName }), ownerName).toEqual(["ownerName"])
  // 貯蓄 takes transfers, and no wages.
  expect([faults({ type: 4 }), faults({ type: 4 }, "general")]).toEqual([["type"], []])
})

test("BEY-09 500 random files: n × 120 legal bytes, count and sum of the trailer are those of the records", () => {
  const random = seeded(20_261_127)
  const below = (end: number) => Math.floor(random() * end)
  const legal = /^[ｱ-ﾝﾞﾟA-Z0-9 ().-]*$/u
  for (let file = 0; file < 500; file++) {
    const payees = Array.from({ length: 1 + below(40) }, (_, at) =>
      payee(at + 1, 1 + below(99_999_999), { holder: "ﾔﾏﾀﾞ".padEnd(4 + below(26), "ｱﾝﾞﾟA9 ().-"[below(11)] ?? "ｱ") }),
    )
    const bytes = transferFile({ kind: "salary", sender, transferOn: isoDate("2026-12-25"), payees })
    expect(bytes.length).toBe((payees.length + 3) * 120)
    const records = recordsOf(bytes)
    for (const one of records) expect(one).toMatch(legal)
    const paid = records.filter((one) => one.startsWith("2"))
    const sum = paid.reduce((all, one) => all + Number(one.slice(80, 90)), 0)
    expect(records.at(-2)?.slice(1, 19)).toBe(`${String(paid.length).padStart(6, "0")}${String(sum).padStart(12, "0")}`)
    expect(sum).toBe(payees.reduce((all, { amount }) => all + amount, 0))
  }
})
