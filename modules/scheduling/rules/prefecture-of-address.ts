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

const placeIn = (address: string) => address.normalize("NFKC").replace(postalCode, "")

/** The prefecture in which an address lies; undefined where it names neither a prefecture nor a designated city. */
export const prefectureOfAddress = (address: string): Prefecture | undefined => {
  const place = placeIn(address)
  return (
    prefectures.find((prefecture) => place.startsWith(prefecture)) ??
    cities.find(([city]) => place.startsWith(city))?.[1]
  )
}

/** Where a site lies: as its address says, else as it was told. */
export const prefectureOfSite = (site: { readonly address: string; readonly kenId: number | null }) =>
  prefectureOfAddress(site.address) ?? (site.kenId === null ? undefined : prefectures[site.kenId - 1])

/**
 * What an address that does not tell its prefecture hints at, for a form to propose and a person to confirm.
 *
 * A prefecture named further on (「(株)手配 東京都港区…」), or one written short (「埼玉 川口市…」).
 */
export const likelyPrefecture = (address: string): Prefecture | undefined => {
  const place = placeIn(address)
  return (
    prefectures.find((prefecture) => place.includes(prefecture)) ??
    prefectures.find((prefecture) => place.startsWith(prefecture.slice(0, -1)))
  )
}
