/** Columns by their headings, and cells as people write them. */
import { describe, expect, test } from "vitest"
import { fieldsOf } from "#modules/imports/rules/fields.ts"
import { guessMapping, keptOf } from "#modules/imports/rules/guess-mapping.ts"
import { askedRows, sheetRows } from "#modules/imports/rules/read-rows.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"

const words = {
  today: isoDate("2026-11-25"),
  own: { "role.worker": "とび職" },
  named: {
    customer: new Map([["株式会社青空", [1]]]),
    vendor: new Map([
      ["株式会社青空", [7]],
      ["田中組", [8, 9]],
    ]),
    staff: new Map(),
  },
  values: {},
}
const staffSheet = (...rows: ReadonlyArray<ReadonlyArray<string>>) => ({ name: "", rows })
const askedOf = (...rows: ReadonlyArray<ReadonlyArray<string>>) => {
  const sheet = staffSheet(...rows)
  const { mapping } = guessMapping([sheet], fieldsOf.staff, undefined)
  return askedRows(sheetRows(sheet, mapping, fieldsOf.staff, new Map()).rows, fieldsOf.staff, words)
}
const cell = (heading: string, text: string) => askedOf(["氏名", heading], ["高橋", text])[0]

describe("cells", () => {
  test.each([
    ["生年月日", "S63.4.12", { birthday: "1988-04-12" }],
    ["生年月日", "昭和63年4月12日", { birthday: "1988-04-12" }],
    ["生年月日", "58/4/12", { birthday: "1958-04-12" }],
    // Another century is not guessed: the call refuses the day.
    ["生年月日", "2027/1/5", { birthday: "2027-01-05" }],
    ["生年月日", "令和60年1月1日", { birthday: "2078-01-01" }],
    ["生年月日", "3/5", { birthday: "3/5" }],
    ["入社日", "令和8年4月1日", { joinDate: "2026-04-01" }],
    ["入社日", "R8.4.1", { joinDate: "2026-04-01" }],
    ["入社年月日", "2026/4/1", { joinDate: "2026-04-01" }],
    ["入社日", "46113", { joinDate: "2026-04-01" }],
    ["携帯", "９０１０００００４３", { phone: "090-1000-0043" }],
    ["ﾌﾘｶﾞﾅ", "ﾀｶﾊｼ ｼｮｳ", { furiganaName: "タカハシ ショウ" }],
    ["職種", "鳶", { job: "scaffolder" }],
    ["職種", "足場", { job: "足場" }],
    ["区分", "パート", { roleId: 10 }],
    ["区分", "とび職", { roleId: 12 }],
    ["協力会社", "㈱青空", { managerId: 7 }],
    ["口座種別", "普通", { bankInfo: { type: 1 } }],
    ["経験年数", "１２年", { yearExperience: 12 }],
  ])("BEY-16 %s %s", (heading, text, meant) => {
    expect(cell(heading, text)?.asked).toMatchObject(meant)
  })

  test("BEY-16 a day that there is not, and a name that nobody or two have, are left for the row to say", () => {
    expect(cell("生年月日", "S58.2.30")?.asked).toMatchObject({ birthday: "S58.2.30" })
    expect(cell("協力会社", "知らない組")?.wrong).toEqual([{ field: "managerId", message: "nameUnknown" }])
    expect(cell("協力会社", "田中組")?.wrong).toEqual([{ field: "managerId", message: "nameOfSeveral:2" }])
  })
})

describe("columns", () => {
  const titled = staffSheet(
    ["社員名簿（2026年11月）"],
    [],
    ["No", "氏　名", "携帯", "血液型"],
    ["1", "高橋", "090", "A"],
    ["", "", "", ""],
    ["2", "田中", "", ""],
  )

  test("BEY-16 headings are found below a title, and empty rows are counted and left out", () => {
    const { mapping, ways } = guessMapping([titled], fieldsOf.staff, undefined)
    expect([mapping.headRow, mapping.columns, ways.name, ways.job]).toEqual([
      3,
      { name: 2, phone: 3 },
      "guessed",
      "none",
    ])
    const { empty, rows } = sheetRows(titled, mapping, fieldsOf.staff, new Map())
    expect([empty, rows.map(({ row }) => row)]).toEqual([1, [4, 6]])
  })

  test("BEY-16 what was matched the last time is found again by its heading, wherever it stands now", () => {
    const first = guessMapping([titled], fieldsOf.staff, undefined).mapping
    const kept = keptOf({ ...first, columns: { ...first.columns, description: 4 } }, [titled])
    const moved = staffSheet(["血液型", "氏　名"], ["B", "高橋"])
    const { mapping, ways } = guessMapping([moved], fieldsOf.staff, kept)
    expect([mapping.columns, ways.description]).toEqual([{ description: 1, name: 2 }, "remembered"])
  })
})
