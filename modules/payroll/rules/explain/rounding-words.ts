import type { Rounding } from "#modules/kernel/yen.ts"
import type { Operator } from "../../codes.ts"

/** How a step was rounded, in Japanese, English and Vietnamese. */
export const roundingWords: Readonly<Record<Rounding, readonly [string, string, string]>> = {
  halfUpToYen: ["50銭未満は切り捨て、50銭以上は1円", "half up to whole yen", "làm tròn đến yên (từ 0,5 lên)"],
  dropFiftySenOrLess: ["50銭以下は切り捨て、50銭をこえたら1円", "0.50 or less dropped", "bỏ phần từ 0,5 yên trở xuống"],
  dropUnderOneYen: ["1円未満は切り捨て", "under one yen dropped", "bỏ phần dưới 1 yên"],
  raiseToYen: ["1円未満は切り上げ", "under one yen raised", "làm tròn lên 1 yên"],
  halfUpToTenYen: ["5円未満は切り捨て、5円以上は10円", "half up to ten yen", "làm tròn đến 10 yên"],
  halfUpToHundredYen: ["50円未満は切り捨て、50円以上は100円", "half up to a hundred yen", "làm tròn đến 100 yên"],
  dropUnderHundredYen: ["100円未満は切り捨て", "under a hundred yen dropped", "bỏ phần dưới 100 yên"],
  dropUnderThousandYen: ["1,000円未満は切り捨て", "under a thousand yen dropped", "bỏ phần dưới 1.000 yên"],
}

/** How a part of a calculation is joined to what stands before it. */
export const operatorWords: Readonly<Record<Operator, readonly [Joined, Joined, Joined]>> = {
  "+": [(a, b) => `${a} ＋ ${b}`, (a, b) => `${a} + ${b}`, (a, b) => `${a} + ${b}`],
  "-": [(a, b) => `${a} − ${b}`, (a, b) => `${a} − ${b}`, (a, b) => `${a} − ${b}`],
  "×": [(a, b) => `${a} × ${b}`, (a, b) => `${a} × ${b}`, (a, b) => `${a} × ${b}`],
  "÷": [(a, b) => `${a} ÷ ${b}`, (a, b) => `${a} ÷ ${b}`, (a, b) => `${a} ÷ ${b}`],
  atLeast: [(a, b) => `${a}（最低 ${b}）`, (a, b) => `${a} (at least ${b})`, (a, b) => `${a} (ít nhất ${b})`],
  atMost: [(a, b) => `${a}（最高 ${b}）`, (a, b) => `${a} (at most ${b})`, (a, b) => `${a} (nhiều nhất ${b})`],
  zeroUnder: [
    (a, b) => `${a}（${b}に満たなければ0）`,
    (a, b) => `${a} (0 if under ${b})`,
    (a, b) => `${a} (0 nếu dưới ${b})`,
  ],
}

type Joined = (before: string, part: string) => string
