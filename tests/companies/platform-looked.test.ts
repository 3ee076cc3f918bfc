/** What a company reads of a look is no less than what is seen. */
import { expect, test } from "vitest"
import { PlatformCompanyDetail } from "#modules/companies/contract/platform-company.ts"
import { lookedNotice } from "#modules/companies/mail/platform-looked.ts"
import { languages } from "#modules/kernel/codes.ts"

type Words = Readonly<Record<(typeof languages)[number], RegExp>>
const registration: Words = { ja: /登録/, en: /registration/, vi: /đăng ký/ }
const bills: Words = { ja: /請求/, en: /bills/, vi: /hóa đơn/ }
const people: Words = {
  ja: /人の名前・役割・最後のログイン/,
  en: /names, roles and last sign-ins/,
  vi: /tên, vai trò và lần đăng nhập/,
}
const record: Words = { ja: /操作の記録/, en: /record of what was done/, vi: /nhật ký thao tác/ }

/** Each part of what the platform sees → the words of the notice that name it. */
const named: Readonly<Record<keyof PlatformCompanyDetail, Words>> = {
  ...{ id: registration, name: registration, avatar: registration, kenId: registration, registeredAt: registration },
  ...{ registrationNumber: registration, status: registration, adminStatus: registration, reason: registration },
  ...{ registration, sameNumber: registration, sameName: registration, version: registration, decisions: registration },
  ...{ entries: registration, queue: registration, admin: people, subscriptionContact: registration },
  ...{ paymentStatus: bills, paysBy: bills, expiredAt: bills, planName: bills },
  ...{ people, total: people, history: record },
}

test("SUP-02 D76 the notice of a look names each part of what the platform sees, in each language", () => {
  expect(Object.keys(named).toSorted()).toEqual(Object.keys(PlatformCompanyDetail.fields).toSorted())
  for (const language of languages)
    for (const words of Object.values(named)) expect(lookedNotice("運営 花子")[language]).toMatch(words[language])
})
