/** The wizard's values: what it opens with, what goes together, and the request that is made of it. */
import { Schema } from "effect"
import { expect, test } from "vitest"
import { OwnRegistration, Registration } from "#modules/companies/contract/registration.ts"
import { companiesContract } from "#modules/companies/contract.ts"
import { wrongFields } from "#modules/kernel/fields/field-errors.ts"
import { isOnlyShift, withShift } from "../../web/features/registration/coupled.ts"
import { bodyOf, draftOf, fieldInDraft, openingDraft } from "../../web/features/registration/draft.ts"
import { delaysFor, payDatesFor, withClosingDate, withDelay } from "../../web/features/settings/pay-days.ts"
import { fullRegistration } from "../companies/registering.ts"

const unsaid = Object.fromEntries(
  ["furiganaName", "email", "phone", "faxNumber", "postalCode", "address", "representativeName", "establishedAt"].map(
    (field) => [field, null],
  ),
)
const labels = { morning: "午前", afternoon: "午後", evening: "夜間" }
const opening = openingDraft("shimizu@founder.example", labels)

test("WIZ-03 WIZ-09 the wizard opens with its defaults and lacks nothing but name, prefecture and business", () => {
  expect(opening).toMatchObject({
    email: "shimizu@founder.example",
    morningShift: "1",
    morningFrom: "08:00",
    morningTo: "17:00",
    afternoonShift: "0",
    eveningShift: "0",
    labels,
    blockMinute: 5,
    dateRegisterSchedule: 5,
    salaryClosingDate: 0,
    salaryPaymentDelayMonth: 1,
    salaryPaymentDate: 0,
  })
  expect(Object.values(opening.breakTime)).toEqual(Array(7).fill([{ hour: "8", minute: "0", break: "60" }]))
  const wrong = wrongFields(Registration)(bodyOf(opening, "free"))
  expect(new Set(wrong.map(({ field }) => field))).toEqual(new Set(["name", "kenId", "businessField"]))
  const filled = { ...opening, name: "清水設備", kenId: 13, businessField: 3 } as const
  expect(wrongFields(Registration)(bodyOf(filled, "free"))).toEqual([])
  expect(companiesContract.createCompany.body).toBeDefined()
})

test("WIZ-04 the last shift can't be unticked; unticking another clears its times", () => {
  expect(isOnlyShift(opening, "morning")).toBe(true)
  const two = { ...withShift(opening, "evening", true), eveningFrom: "21:00", eveningTo: "05:00" }
  expect(isOnlyShift(two, "morning")).toBe(false)
  expect(withShift(two, "evening", false)).toMatchObject({ eveningShift: "0", eveningFrom: "", eveningTo: "" })
})

test.each([
  [0, [1, 2]],
  [27, [0, 1, 2]],
  [28, [1, 2]],
] as const)("WIZ-06 WIZ-20 closed on %s: the months of payment that are offered", (closing, delays) => {
  expect(delaysFor({ ...opening, salaryClosingDate: closing })).toEqual(delays)
})

test("WIZ-06 another closing date clears month and day; in the closing's month only later days, its end first", () => {
  const changed = withClosingDate(opening, 20)
  expect(changed).toMatchObject({ salaryClosingDate: 20, salaryPaymentDelayMonth: "", salaryPaymentDate: "" })
  expect(withClosingDate(opening, 0)).toBe(opening)
  expect(payDatesFor({ ...changed, salaryPaymentDelayMonth: 0 })).toEqual([0, 21, 22, 23, 24, 25, 26, 27, 28])
  expect(payDatesFor({ ...changed, salaryPaymentDelayMonth: 1 })).toHaveLength(29)
  const paid = { ...changed, salaryPaymentDelayMonth: 1, salaryPaymentDate: 10 } as const
  expect(withDelay(paid, 0).salaryPaymentDate).toBe("")
  expect(withDelay({ ...paid, salaryPaymentDate: 25 }, 0).salaryPaymentDate).toBe(25)
})

test("WIZ-02 what was sent comes back as it was typed, and is sent the same again", () => {
  const typed = { ...opening, name: "清水設備", kenId: 13, businessField: 3, charterCapital: "10000000" } as const
  const paid = {
    ...typed,
    subscriptionId: 6,
    subscriptionOptionId: 4,
    paymentTerm: "PREPAYMENT",
    paymentMethod: "bank",
  } as const
  const sent = bodyOf(paid, "priced")
  expect(sent).toMatchObject({ subscriptionOptionId: 4, paymentTerm: "PREPAYMENT", isBanking: 1 })
  const answered = { ...sent, id: 1, isOwed: 0, status: 3, reason: "", registeredAt: null, version: 2 }
  // As the server says it back: null where nothing was said.
  const stored = Schema.decodeUnknownSync(OwnRegistration)({ ...unsaid, ...answered })
  expect(bodyOf(draftOf(stored), "priced")).toMatchObject(sent)
})

test("WIZ-02 再申請 says again everything that can be said, the FAX too", () => {
  const id = "a11ce000-9d3c-4a8e-9c1b-000000000001"
  const contact = {
    name: "清水 花子",
    phone: "03-5500-0044",
    email: "hana@shimizu.example",
    totalUser: 40,
    note: "夏まで",
  }
  const sent = { ...fullRegistration("清水設備"), subscriptionContact: contact, avatar: id, stamp: id }
  const address = `/files/${id}/160.webp?name=a.png&until=1&sign=x`
  const answered = {
    ...sent,
    avatar: address,
    stamp: address,
    id: 1,
    isOwed: 0,
    status: 3,
    reason: "",
    registeredAt: null,
    version: 2,
  }
  const again = bodyOf(draftOf(Schema.decodeUnknownSync(OwnRegistration)(answered)), "talked")
  expect(again).toEqual(sent)
  // Nothing was left unsaid that would come back by chance.
  const unsaidNow = Object.entries(again).filter(([, value]) => value === null || value === "")
  expect(unsaidNow.map(([key]) => key)).toEqual(["subscriptionOptionId", "paymentTerm", "campaignCode"])
})

test("WIZ-12 what is wrong with a consultation or a shift's name is said where it stands in the wizard", () => {
  expect(["subscriptionContact.totalUser", "labelSettings.2.value", "morningFrom"].map(fieldInDraft)).toEqual([
    "contactTotalUser",
    "labels.evening",
    "morningFrom",
  ])
  expect(fieldInDraft("isBanking")).toBe("paymentMethod")
})
