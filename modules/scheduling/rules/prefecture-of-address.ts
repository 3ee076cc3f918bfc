import { type Prefecture, prefectures } from "#modules/kernel/law/prefectures.ts"

/** 政令指定都市, whose addresses are commonly written without the prefecture; no two cities of Japan share these names. */
const designatedCities: Readonly<Record<string, Prefecture>> = {
  札幌市: "北海道",
  仙台市: "宮城県",
  さいたま市: "埼玉県",
  千葉市: "千葉県",
  横浜市: "神奈川県",
  川崎市: "神奈川県",
  相模原市: "神奈川県",
  新潟市: "新潟県",
  静岡市: "静岡県",
  浜松市: "静岡県",
  名古屋市: "愛知県",
  京都市: "京都府",
  大阪市: "大阪府",
  堺市: "大阪府",
  神戸市: "兵庫県",
  岡山市: "岡山県",
  広島市: "広島県",
  北九州市: "福岡県",
  福岡市: "福岡県",
  熊本市: "熊本県",
}
const cities = Object.entries(designatedCities)

/** What stands before the prefecture: a postal code, with or without its sign. */
const postalCode = /^[\s〒]*(\d{3}-?\d{4})?\s*/

/** The prefecture in which an address lies; undefined where it names neither a prefecture nor a designated city. */
export const prefectureOfAddress = (address: string): Prefecture | undefined => {
  const place = address.normalize("NFKC").replace(postalCode, "")
  return (
    prefectures.find((prefecture) => place.startsWith(prefecture)) ??
    cities.find(([city]) => place.startsWith(city))?.[1]
  )
}
