import { Arbitrary, Effect, Schema } from "effect"
import { expect, test } from "vitest"
import { searchText } from "#modules/kernel/fields/normalise.ts"
import { runningProduct } from "../product.ts"

const running = runningProduct()

const signs = [
  ..."ぁあがぱっゃんゔゕゖゝゞァアガパーヴヵヶヽヾｱｶﾞﾊﾟｰｯ髙﨑神山田㈱①½0９ＡaZÀđĐẶé ~～〜-－‐‑–—−!！\t\n\u3000\u00a0",
]
const typed = Arbitrary.array(Arbitrary.schema(Schema.Literals(signs)), { maxLength: 20 }).pipe(
  Arbitrary.map((parts) => parts.join("")),
)
const letters = Array.from({ length: 0x3100 - 0x3000 }, (_, at) => String.fromCodePoint(0x3000 + at))

test("the database spells what is searched as the browser and the server do", async () => {
  const made: Array<string> = [...signs, ...letters]
  Effect.runSync(Arbitrary.checkEffect(typed, (text) => made.push(text) > 0, { runs: 500, seed: 20261124 }))
  const rows = await running().owner<Array<{ said: string; text: string }>>`
    select said, kernel.search_text(said) as text from jsonb_array_elements_text(${JSON.stringify(made)}::text::jsonb) said`
  expect(rows).toHaveLength(made.length)
  expect(rows.filter(({ said, text }) => text !== searchText(said))).toEqual([])
})
