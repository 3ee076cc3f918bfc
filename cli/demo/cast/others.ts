import { bySite, hourly } from "./pay.ts"
import { type CastMember, person } from "./person.ts"

/** アルバイト, 一人親方 and the workers of two vendors. */
export const others: ReadonlyArray<CastMember> = [
  person({
    key: "ikeda",
    name: "池田 学",
    furiganaName: "イケダ マナブ",
    role: "partTimeWorker",
    trade: "手元",
    birthday: "2005-06-15",
    joinedOn: "2024-03-01",
    address: "東京都世田谷区用賀1丁目7-3",
    phone: "090-1000-0061",
    // A daytime student is outside the employment insurance.
    terms: hourly(1_380, { isUnemploymentInsured: false, commuting: 7_500 }),
  }),
  person({
    key: "maeda",
    name: "前田 哲也",
    furiganaName: "マエダ テツヤ",
    role: "partTimeWorker",
    trade: "手元",
    birthday: "1961-10-09",
    joinedOn: "2019-10-01",
    address: "東京都大田区萩中3丁目16-4",
    phone: "090-1000-0052",
    terms: hourly(1_480, { commuting: 4_900 }),
    residentTax: [6_300, 5_800],
  }),
  person({
    key: "watanabe",
    name: "渡辺 剛",
    furiganaName: "ワタナベ ツヨシ",
    role: "otherWorker",
    trade: "hvac",
    birthday: "1975-01-23",
    joinedOn: "2020-05-01",
    address: "東京都荒川区町屋5丁目2-8",
    phone: "090-1000-0030",
    terms: bySite("T6810034567891"),
  }),
  person({
    key: "mori",
    name: "森 大樹",
    furiganaName: "モリ ダイキ",
    role: "otherWorker",
    trade: "plumber",
    birthday: "1983-09-16",
    joinedOn: "2022-02-01",
    address: "東京都台東区入谷2丁目13-9",
    phone: "090-1000-0031",
    terms: bySite("T5810045678902"),
  }),
  ...(
    [
      ["okada", "岡田 勝", "オカダ マサル", "1977-05-07", "towa", "scaffolder"],
      ["hayashi", "林 翔太", "ハヤシ ショウタ", "1992-10-30", "towa", "scaffolder"],
      ["abe", "阿部 竜也", "アベ タツヤ", "1997-03-14", "towa", "scaffolder"],
      ["saito", "斎藤 隼人", "サイトウ ハヤト", "1984-06-25", "sanei", "electrician"],
      ["fujii", "藤井 誠司", "フジイ セイジ", "1990-01-08", "sanei", "electrician"],
    ] as const
  ).map(([key, name, furiganaName, birthday, vendor, trade], at) =>
    person({
      key,
      name,
      furiganaName,
      role: "vendorWorker",
      trade,
      birthday,
      joinedOn: "2022-04-01",
      address: vendor === "towa" ? "埼玉県草加市瀬崎4丁目8-2" : "東京都江東区亀戸6丁目21-5",
      phone: `090-1000-007${at + 1}`,
      vendor,
      hasNoLogin: true,
    }),
  ),
]
