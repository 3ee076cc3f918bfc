/** Who runs this product, as the law on commercial transactions wants it said (特定商取引法 第11条). */
import { Effect, Schema } from "effect"
import { Email, Phone } from "../../kernel/fields/contact.ts"
import { RegistrationNumber } from "../../kernel/fields/registration-number.ts"
import { Address, CommonText } from "../../kernel/fields/text.ts"
import { readSetting, setting } from "./setting.ts"

const isText = Schema.is(CommonText)
const isAddress = Schema.is(Address)
const isPhone = Schema.is(Phone)
const isEmail = Schema.is(Email)
const isNumber = Schema.is(RegistrationNumber)
const kept = (is: (text: string) => boolean) => (text: string) => (is(text) ? text : undefined)

const law = "/transaction-law（特定商取引法に基づく表記）"
export const sellerSettings = {
  SELLER_NAME: setting({
    fallback: "",
    about: `${law}の販売業者 / the seller on the page that the law asks for`,
    accepts: { ja: "会社名か氏名、255文字まで", en: "the name of a company or person, up to 255 characters" },
    read: kept(isText),
  }),
  SELLER_REPRESENTATIVE: setting({
    fallback: "",
    about: `${law}の代表者か責任者 / the person in charge`,
    accepts: { ja: "氏名、255文字まで", en: "a name, up to 255 characters" },
    read: kept(isText),
  }),
  SELLER_ADDRESS: setting({
    fallback: "",
    about: `${law}の所在地 / the seller's address`,
    accepts: { ja: "住所、510文字まで", en: "an address, up to 510 characters" },
    read: kept(isAddress),
  }),
  SELLER_PHONE: setting({
    fallback: "",
    about: `${law}の電話番号 / the seller's telephone`,
    accepts: { ja: "03-1234-5678 の形", en: "03-1234-5678" },
    read: kept(isPhone),
  }),
  SELLER_EMAIL: setting({
    fallback: "",
    about: `${law}のメールアドレス / the seller's e-mail`,
    accepts: { ja: "info@example.jp の形", en: "info@example.jp" },
    read: kept(isEmail),
  }),
  SELLER_REGISTRATION_NUMBER: setting({
    fallback: "",
    about: "利用料金の請求書・領収書の登録番号（適格請求書発行事業者） / the number on invoices of the platform",
    accepts: { ja: "T と数字13桁", en: "T and 13 digits" },
    read: kept(isNumber),
  }),
}

/** What is not set is absent; nothing at all where none of it is. Fails with SettingWrong. */
export const readSeller = Effect.fn("Kernel.readSeller")(function* () {
  const [name, representative, address, phone, email, registrationNumber] = yield* Effect.all([
    readSetting("SELLER_NAME", sellerSettings.SELLER_NAME),
    readSetting("SELLER_REPRESENTATIVE", sellerSettings.SELLER_REPRESENTATIVE),
    readSetting("SELLER_ADDRESS", sellerSettings.SELLER_ADDRESS),
    readSetting("SELLER_PHONE", sellerSettings.SELLER_PHONE),
    readSetting("SELLER_EMAIL", sellerSettings.SELLER_EMAIL),
    readSetting("SELLER_REGISTRATION_NUMBER", sellerSettings.SELLER_REGISTRATION_NUMBER),
  ])
  const seller = { name, representative, address, phone, email, registrationNumber }
  return Object.values(seller).every((value) => value === undefined) ? undefined : seller
})
export type SellerSettings = NonNullable<Effect.Success<ReturnType<typeof readSeller>>>

const variables = {
  name: "SELLER_NAME",
  representative: "SELLER_REPRESENTATIVE",
  address: "SELLER_ADDRESS",
  phone: "SELLER_PHONE",
  email: "SELLER_EMAIL",
} as const satisfies Record<Exclude<keyof SellerSettings, "registrationNumber">, keyof typeof sellerSettings>

/** The variables that the page still lacks. */
export const missingOfSeller = (seller: SellerSettings | undefined): ReadonlyArray<string> =>
  Object.entries(variables).flatMap(([fact, variable]) =>
    Object.entries(seller ?? {}).some(([known, value]) => known === fact && value !== undefined) ? [] : [variable],
  )
