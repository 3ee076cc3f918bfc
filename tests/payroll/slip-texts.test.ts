/** The texts of a slip in the database: what is packed comes back, also what was stored before they were packed. */
import { hash } from "node:crypto"
import { readFileSync } from "node:fs"
import { deflateRawSync } from "node:zlib"
import { expect, test } from "vitest"
import { packTexts, type SlipTexts, unpackTexts } from "#modules/payroll/repository/slip-texts.ts"
import { canonicalJson } from "#modules/payroll/rules/slip/canonical-json.ts"
import { acrossMigration } from "../kernel/across-migration.ts"

const packed = ({ inputs, slip }: SlipTexts) => packTexts(Buffer.from(`${inputs}\n${slip}`))

test("every pair of JSON texts comes back, equal texts are equal bytes, and a slip takes a fraction of its length", () => {
  const values = [null, [], { title: "一行目\n二行目\r\u2028" }, ["𠮷", "\u0000", "\\n"], { 手当: "x".repeat(100_000) }]
  for (const inputs of values.map(canonicalJson))
    for (const slip of values.map(canonicalJson)) {
      expect(unpackTexts(packed({ inputs, slip }))).toEqual({ inputs, slip })
      expect(packed({ inputs, slip })).toEqual(packed({ inputs, slip }))
    }
  const day = { day: "2026-10-05", regular: 480, workplace: "東京都" }
  const month = { inputs: canonicalJson(Array.from({ length: 27 }, () => day)), slip: "{}" }
  expect(packed(month).length * 8).toBeLessThan(month.inputs.length)
})

test("the words that slips share never change, and what was packed without them is still read", () => {
  const shared = readFileSync("modules/payroll/repository/slip-dictionary.txt")
  expect(hash("sha256", shared)).toBe("cad11d1798205167118e645bbd616a303e0e42dcdcfd1e7fa71a727ca8fb4510")
  const [inputs = "", slip = ""] = shared.toString().split("\n")
  const bare = deflateRawSync(`${inputs}\n${slip}`, { level: 1 })
  expect(unpackTexts(bare)).toEqual({ inputs, slip })
  expect(packed({ inputs, slip }).length * 4).toBeLessThan(bare.length)
})

test("slips that were stored as text are read as they were, short ones and ones beyond a block of 64 KB", async () => {
  const texts = ["", "手配", "x".repeat(65_534), "x".repeat(65_535), "手".repeat(90_000)].map((word) => ({
    inputs: canonicalJson({ word }),
    slip: canonicalJson({ slip: word }),
  }))
  const read = await acrossMigration("0012-packed-slips.sql", {
    before: async (owner) => {
      // The text alone is the matter here, not whose slip it is.
      await owner`alter table payroll.slip drop constraint slip_company_id_month_revision_fkey`
      await owner`alter table payroll.slip drop constraint slip_company_id_staff_id_fkey`
      for (const [at, { inputs, slip }] of texts.entries())
        await owner`insert into payroll.slip
          (company_id, month, revision, staff_id, paid_on, gross, deductions, net, inputs, slip, hash)
          values (1, '2026-10', 1, ${at + 1}, '2026-11-25', 0, 0, 0, ${inputs}, ${slip}, '\\x00')`
    },
    after: (owner) => owner<Array<{ texts: Buffer }>>`select texts from payroll.slip order by staff_id`,
  })
  expect(read.map((row) => unpackTexts(row.texts))).toEqual(texts)
})
