import { expect, test } from "vitest"
import { payText } from "@/features/people/pay-words.ts"

const words = {
  kind: "日給",
  shift: (shift: string) => ({ morning: "午前", afternoon: "午後", evening: "夜間", other: "オプション" })[shift] ?? "",
  yen: (yen: string) => `${yen}円`,
  parts: (sum: string, parts: string) => `${sum}（${parts}）`,
}

test("a day is its morning and afternoon; a night is a price of its own", () => {
  const both = { morningSalary: 8000, afternoonSalary: 8000 }
  expect(payText({ ...both, eveningSalary: 20_000 }, words)).toBe(
    "日給 16,000円（午前8,000＋午後8,000）・夜間 20,000円",
  )
  expect(payText(both, words)).toBe("日給 16,000円（午前8,000＋午後8,000）")
  expect(payText({ morningSalary: 8000, otherSalary: 3000 }, words)).toBe("午前 8,000円・オプション 3,000円")
  expect(payText({ eveningSalary: 20_000 }, words)).toBe("夜間 20,000円")
  expect(payText({ basicSalary: 320_000 }, { ...words, kind: "月給" })).toBe("月給 320,000円")
})
