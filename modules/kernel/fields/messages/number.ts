/** Numbers: the six messages of the specification, whole numbers, head counts, ids. */
import type { Sentence } from "./sentence.ts"

export const numberMessages = {
  notNumber: {
    ja: "数字を入力してください。",
    en: "Please enter a number.",
    vi: "Vui lòng nhập số.",
  },
  notInteger: {
    ja: "整数で入力してください。",
    en: "Please enter a whole number.",
    vi: "Vui lòng nhập số nguyên.",
  },
  negative: {
    ja: "0以上の数字を入力してください。",
    en: "Please enter 0 or more.",
    vi: "Vui lòng nhập số từ 0 trở lên.",
  },
  notPositive: {
    ja: "0より大きい数字を入力してください。",
    en: "Enter a number greater than 0.",
    vi: "Vui lòng nhập số lớn hơn 0.",
  },
  tooLarge: {
    ja: "最大値は{1}です。",
    en: "Maximum value is {1}.",
    vi: "Giá trị lớn nhất là {1}.",
  },
  tooSmall: {
    ja: "最小値は{1}です。",
    en: "Minimum value is {1}.",
    vi: "Giá trị nhỏ nhất là {1}.",
  },
  decimals: {
    ja: "小数点以下は{1}桁までで入力してください。",
    en: "Enter up to {1} decimal places.",
    vi: "Vui lòng nhập tối đa {1} chữ số thập phân.",
  },
  digits: {
    ja: "{1}桁までの数字で入力してください。",
    en: "Enter up to {1} digits.",
    vi: "Vui lòng nhập tối đa {1} chữ số.",
  },
  digitsExactly: {
    ja: "{1}桁の数字で入力してください。",
    en: "Enter {1} digits.",
    vi: "Vui lòng nhập đúng {1} chữ số.",
  },
  noGrade: {
    ja: "標準報酬月額の等級にない金額です。近い金額は{1}円と{2}円です。",
    en: "No grade of standard remuneration has this amount. The nearest are {1} and {2} yen.",
    vi: "Số tiền này không có trong bảng bậc thù lao chuẩn. Mức gần nhất là {1} và {2} yên.",
  },
  otherGrade: {
    ja: "標準報酬月額に当たる等級は{1}です。",
    en: "The grade of this standard remuneration is {1}.",
    vi: "Bậc ứng với thù lao chuẩn này là {1}.",
  },
  headCount: {
    ja: "必要人は0人以上です。",
    en: "Required count must be 0 or more.",
    vi: "Số người cần phải từ 0 trở lên.",
  },
} as const satisfies Record<string, Sentence>
