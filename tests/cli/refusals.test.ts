import { expect, test } from "vitest"
import { sentenceOf } from "#cli/refusals.ts"
import { refuse } from "#modules/kernel/errors.ts"

test("CLI-02 a refusal says what is wrong with which input, by its key or in the words that it came with", () => {
  const { en, ja } = sentenceOf(refuse("Invalid_Input", [{ field: "reason", message: "required" }]))
  expect([ja, en]).toEqual([
    "入力内容に誤りがあります。 この項目を入力してください。",
    "Some of the information entered is not correct. Please fill in this field.",
  ])
  const told = sentenceOf(refuse("Invalid_Input", [{ field: "amount", message: "請求は19,998円です。" }]))
  expect(told.ja).toBe("入力内容に誤りがあります。 請求は19,998円です。")
  expect(sentenceOf(refuse("Not_Found")).ja).not.toContain("undefined")
})
