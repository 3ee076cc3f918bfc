/** What a form offers before anybody is signed in. */
import { expect, test } from "vitest"
import { ask } from "../kernel/ask.ts"
import { runningProduct } from "../kernel/product.ts"

const product = runningProduct()

test("SET-07 prefectures by their numbers and the kinds of business, without a sign-in and in the reader's language", async () => {
  const asked = async (language: string) =>
    (await ask(product().url, "/init/resource", { headers: { "accept-language": language } })).body.data
  const { prefectures, businessFields } = await asked("ja")
  expect(prefectures).toHaveLength(47)
  expect(prefectures[0]).toEqual({ id: 1, name: "北海道" })
  expect(prefectures[12]).toEqual({ id: 13, name: "東京都" })
  expect(prefectures[46]).toEqual({ id: 47, name: "沖縄県" })
  expect(businessFields).toEqual([
    { id: 3, name: "建設業" },
    { id: 1, name: "一般" },
  ])
  expect((await asked("vi")).businessFields[0]).toEqual({ id: 3, name: "Xây dựng" })
})
