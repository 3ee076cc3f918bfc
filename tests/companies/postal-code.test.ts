/** 郵便番号 → its places, from the list that lies here. */
import { expect, test } from "vitest"
import { founders, wrongIn } from "./founders.ts"

const { call } = founders()
const places = async (code: string) => (await call("founder", `/nest/postal-code/${code}`)).body.data

test.each([
  ["135-0042", [{ kenId: 13, prefecture: "東京都", address: "江東区木場" }]],
  ["602-8368", [{ kenId: 26, prefecture: "京都府", address: "京都市上京区北町" }]],
  // 以下に掲載がない場合: the ward alone.
  ["100-0000", [{ kenId: 13, prefecture: "東京都", address: "千代田区" }]],
  // 「…の次に１～４２６番地がくる場合」 is no place.
  ["766-0002", [{ kenId: 37, prefecture: "香川県", address: "仲多度郡琴平町" }]],
  ["999-9999", []],
])("WIZ-02 SET-05 the postal code %s names its places", async (code, expected) => {
  expect(await places(code)).toEqual(expected)
})

test("WIZ-02 a code of two prefectures names both, and what is no code is refused", async () => {
  expect((await places("498-0000")).map(({ kenId }: { kenId: number }) => kenId)).toEqual([23, 24])
  expect(wrongIn(await call("founder", "/nest/postal-code/12345"))).toEqual([400, "Invalid_Input", ["code"]])
})
