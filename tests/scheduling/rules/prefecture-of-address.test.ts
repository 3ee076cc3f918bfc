import { expect, test } from "vitest"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import {
  likelyPrefecture,
  prefectureOfAddress,
  prefectureOfSite,
} from "#modules/scheduling/rules/prefecture-of-address.ts"

test("each prefecture is known by the beginning of an address, with a postal code before it too", () => {
  for (const prefecture of prefectures) expect(prefectureOfAddress(`${prefecture}どこか1-2`)).toBe(prefecture)
  const written = [
    "〒330-0001 埼玉県さいたま市",
    "1000001東京都千代田区",
    "１００-０００１　東京都",
    "〒 東京都千代田区",
  ]
  expect(written.map(prefectureOfAddress)).toEqual(["埼玉県", "東京都", "東京都", "東京都"])
})

test("a designated city stands for its prefecture; any other place without one is not guessed", () => {
  expect(
    ["横浜市西区", "大阪市北区", "さいたま市大宮区", "北九州市", "京都市左京区", "広島市中区"].map(prefectureOfAddress),
  ).toEqual(["神奈川県", "大阪府", "埼玉県", "福岡県", "京都府", "広島県"])
  // 府中市 lies in 東京都 and in 広島県.
  expect(["府中市1-1", "", "現場", "新築の東京都住宅"].map(prefectureOfAddress)).toEqual(Array(4).fill(undefined))
})

test.each([
  ["(株)手配 東京都港区海岸1丁目", "東京都"],
  ["埼玉 川口市1-1", "埼玉県"],
  ["〒332-0000 埼玉川口1-1", "埼玉県"],
  ["京都左京区", "京都府"],
  ["川口1丁目", undefined],
])("a form proposes for %s: %s", (address, proposal) => expect(likelyPrefecture(address)).toBe(proposal))

test("a site lies where its address says, else where it was told", () => {
  expect(prefectureOfSite({ address: "埼玉県川口市", kenId: 13 })).toBe("埼玉県")
  expect(prefectureOfSite({ address: "川口1丁目", kenId: 11 })).toBe("埼玉県")
  expect(prefectureOfSite({ address: "川口1丁目", kenId: null })).toBeUndefined()
})
