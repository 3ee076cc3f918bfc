import { describe, expect, test } from "vitest"
import { Email, Fax, Phone, PostalCode } from "#modules/kernel/fields/contact.ts"
import { PdfFileName } from "#modules/kernel/fields/file-name.ts"
import { GivenPassword, Password } from "#modules/kernel/fields/password.ts"
import { registrationNumberWarning } from "#modules/kernel/fields/registration-check-digit.ts"
import { RegistrationNumber } from "#modules/kernel/fields/registration-number.ts"
import {
  Address,
  AddressOrNothing,
  CommonText,
  CommonTextOrNothing,
  Furigana,
  LettersAndDigits,
  Memo,
} from "#modules/kernel/fields/text.ts"
import { complaint } from "./complaints.ts"

const vectors = {
  email: [
    Email,
    ["a@b.co", "o'neil+1@mail.example.jp", "a..b.@docomo.ne.jp"],
    ["a", "a@b", "@b.co", "あ@b.co", "a b@c.co", "a@b..co", "a@@b.co"],
  ],
  phone: [
    Phone,
    ["0312345678", "03-1234-5678", "090-1234-5678", "+819012345678", "+81-3-1234-5678", "0-9012-345678"],
    [
      "1234567890",
      "03-1234-567",
      "090-1234-56789",
      "03--1234-5678",
      "03-1234-5678-",
      "０３１２３４５６７８",
      "0012345678",
      "+82-3-1234-5678",
      "電話",
    ],
  ],
  fax: [Fax, ["0312345678", "03-1234-5678"], ["031234567", "fax"]],
  postalCode: [PostalCode, ["100-0001"], ["1000001", "100-00012", "10-00001", "１００-０００１", "〒100-0001"]],
  katakana: [
    Furigana,
    ["ヤマダ タロウ", "ヴァン・サトー", "マツモト　ジロウ", "カ"],
    ["やまだ", "山田", "Yamada", "ﾔﾏﾀﾞ", "ー・", "ヤマダ1"],
  ],
  registrationNumber: [
    RegistrationNumber,
    ["T7000012050002"],
    ["7000012050002", "T700001205000", "T70000120500022", "t7000012050002", "T7000012-050002"],
  ],
  lettersAndDigits: [LettersAndDigits, ["1234567", "ABC-123"], ["１２３", "12 34", "-1", "口座"]],
} as const

for (const [key, [schema, accepted, refused]] of Object.entries(vectors)) {
  test.each(accepted)(`${key === "registrationNumber" ? "UI-13" : "UI-12"} ${key} accepts %s`, (text) => {
    expect(complaint(schema, text)).toBeUndefined()
  })
  test.each(refused)(
    `${key === "registrationNumber" ? "UI-13" : "UI-12"} ${key} refuses %s by its own message`,
    (text) => {
      expect(complaint(schema, text)).toBe(key)
    },
  )
  test.each(["", undefined])(`UI-02 ${key} asks for what is missing (%s)`, (text) => {
    expect(complaint(schema, text)).toBe("required")
  })
}

describe("AUTH-14 a password has 6 to 32 characters", () => {
  test.each([
    ["12345", "passwordLength:6,32"],
    ["123456", undefined],
    ["あいうえおか", undefined],
    ["𠮷𠮷𠮷", "passwordLength:6,32"],
    ["x".repeat(32), undefined],
    ["x".repeat(33), "passwordLength:6,32"],
    ["", "required"],
    ["      ", undefined],
  ])("%s → %s", (text, key) => {
    expect(complaint(Password, text)).toBe(key)
  })
  test("signing in doesn't tell the rule of new passwords", () => {
    expect(complaint(GivenPassword, "abc")).toBeUndefined()
    expect(complaint(GivenPassword, "")).toBe("required")
  })
})

describe("UI-17 common limits count characters, neither bytes nor code units", () => {
  test.each([
    ["common", CommonText, 255],
    ["common, may be empty", CommonTextOrNothing, 255],
    ["address", Address, 510],
    ["address, may be empty", AddressOrNothing, 510],
    ["memo", Memo, 2000],
  ] as const)("%s text", (_, schema, limit) => {
    expect(complaint(schema, "あ".repeat(limit))).toBeUndefined()
    expect(complaint(schema, "𠮷".repeat(limit))).toBeUndefined()
    expect(complaint(schema, "𠮷".repeat(limit + 1))).toBe(`tooLong:${limit}`)
    expect(complaint(schema, "あ".repeat(limit + 1))).toBe(`tooLong:${limit}`)
  })
})

test("UI-02 a required line of spaces only is missing, in both widths", () => {
  expect(complaint(CommonText, " 　\t")).toBe("required")
  expect(complaint(CommonTextOrNothing, "")).toBeUndefined()
})

test("characters that can't be stored are refused; a memo keeps its line breaks", () => {
  expect(complaint(CommonText, "a\u0000b")).toBe("badCharacter")
  expect(complaint(CommonText, "a\nb")).toBe("badCharacter")
  expect(complaint(CommonText, "a\ud800b")).toBe("badCharacter")
  expect(complaint(Memo, "一行目\r\n\t二行目")).toBeUndefined()
  expect(complaint(Memo, "a\u0000b")).toBe("badCharacter")
  expect(complaint(Memo, "a\udfffb")).toBe("badCharacter")
  expect(complaint(Memo, "👷🏽‍♂️と𠮷田")).toBeUndefined()
})

test("UI-13 a well-formed number with a wrong check digit gets a warning and no refusal", () => {
  expect(registrationNumberWarning("T7000012050002")).toBeUndefined()
  expect(registrationNumberWarning("T6000012050002")).toBe("registrationCheckDigit")
  expect(registrationNumberWarning("T123")).toBeUndefined()
  expect(complaint(RegistrationNumber, "T6000012050002")).toBeUndefined()
})

describe("UI-15 the name of a PDF", () => {
  test.each(["請求書.pdf", "2026.11 見積.PDF", "a.pdf"])("accepts %s", (name) => {
    expect(complaint(PdfFileName, name)).toBeUndefined()
  })
  test.each(["/", "\\", ":", "*", "?", '"', "<", ">", "|"])("refuses %s in it", (sign) => {
    expect(complaint(PdfFileName, `請求${sign}書.pdf`)).toBe("fileNameCharacters")
  })
  test.each(["請求書", "請求書.pdf.exe", ".pdf", "請求書pdf"])("refuses %s without a name and .pdf", (name) => {
    expect(complaint(PdfFileName, name)).toBe("fileNamePdf")
  })
  test("is required", () => {
    expect(complaint(PdfFileName, "")).toBe("required")
  })
})

// A pattern whose steps grow with the square of the text would outlast any test.
test("a text of a megabyte is refused by every schema", () => {
  const schemas = [Furigana, Email, Phone, LettersAndDigits, PdfFileName, PostalCode, RegistrationNumber, Memo]
  for (const sign of ["ア", "a", "0", " ", "-", "."]) {
    for (const schema of schemas) expect(complaint(schema, `${sign.repeat(1_000_000)}\u0000`)).toBeDefined()
  }
})
