/** 客先 and 協力会社 of 清水設備; two of them have somebody who signs in. */
import type { NewPartner } from "#modules/people/index.ts"

export interface CastPartner {
  readonly key: string
  readonly record: NewPartner
  /** Who signs in for the partner: a person of the demo's login page. */
  readonly login?: { readonly person: "vendor" | "customer"; readonly name: string }
}

const customer = (key: string, of: Omit<NewPartner, "isCustomer" | "isVendor">): CastPartner => ({
  key,
  record: { ...of, isCustomer: true, isVendor: false },
})
const vendor = (key: string, of: Omit<NewPartner, "isCustomer" | "isVendor">): CastPartner => ({
  key,
  record: { ...of, isCustomer: false, isVendor: true },
})

export const partners: ReadonlyArray<CastPartner> = [
  {
    ...customer("taisei", {
      companyName: "大成工務",
      name: "大久保 徹",
      furiganaName: "タイセイコウム",
      email: "okubo@taisei-koumu.example",
      phone: "03-0000-0101",
      postalCode: "140-0002",
      address: "東京都品川区東品川2丁目3-14",
      registrationNumber: "T7010801023456",
    }),
    login: { person: "customer", name: "大久保 徹" },
  },
  customer("toyo", {
    companyName: "東洋建設工業",
    name: "西村 弘",
    furiganaName: "トウヨウケンセツコウギョウ",
    email: "nishimura@toyo-kensetsu.example",
    phone: "03-0000-0102",
    address: "東京都千代田区神田神保町1丁目105",
    registrationNumber: "T4010401034567",
  }),
  customer("minato", {
    companyName: "みなと土木",
    name: "三宅 健吾",
    furiganaName: "ミナトドボク",
    email: "miyake@minato-doboku.example",
    phone: "03-0000-0103",
    address: "東京都港区海岸3丁目9-15",
    registrationNumber: "T4010601045678",
  }),
  customer("kanto", {
    companyName: "関東設備管理",
    name: "長谷川 由紀",
    furiganaName: "カントウセツビカンリ",
    email: "hasegawa@kanto-setsubi.example",
    phone: "048-000-0104",
    address: "埼玉県さいたま市大宮区桜木町2丁目4-1",
    registrationNumber: "T4030001067890",
  }),
  {
    ...vendor("towa", {
      companyName: "東和足場",
      name: "東 和也",
      furiganaName: "トウワアシバ",
      email: "azuma@towa-ashiba.example",
      phone: "048-000-0201",
      address: "埼玉県草加市瀬崎4丁目8-2",
      registrationNumber: "T2020001056789",
      note: "足場の組立・解体。3名まで翌日対応。",
    }),
    login: { person: "vendor", name: "東 和也" },
  },
  vendor("sanei", {
    companyName: "三栄電設",
    name: "三浦 正樹",
    furiganaName: "サンエイデンセツ",
    email: "miura@sanei-densetsu.example",
    phone: "03-0000-0202",
    address: "東京都江東区亀戸6丁目21-5",
    registrationNumber: "T5010501078901",
  }),
  vendor("hoon", {
    companyName: "みなと保温工業",
    name: "久保 隆",
    furiganaName: "ミナトホオンコウギョウ",
    email: "kubo@minato-hoon.example",
    phone: "03-0000-0203",
    address: "東京都大田区京浜島2丁目5-7",
    registrationNumber: "T3011801089012",
    note: "保温・保冷。繁忙期のみ。",
  }),
]
