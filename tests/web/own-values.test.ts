import { expect, test } from "vitest"
import {
  firstOwnValues,
  ownValues,
  partnerValues,
  wrongOwnValues,
  wrongPartnerValues,
} from "@/features/invited/own-values.ts"

const written = { furiganaName: "キムラ シンイチ", phone: "", address: "東京都港区1-1" }
const first = firstOwnValues({ written })
const worker = 6
const wrongFields = async (values: object) =>
  (await wrongOwnValues({ ...first, ...values }, worker, "2026-11-27")).map(({ field }) => field)

test("INV-11 a worker's form begins with what the company noted of how he is reached; of what is left empty nothing is sent", () => {
  expect(ownValues(first)).toEqual({ furiganaName: "キムラ シンイチ", address: "東京都港区1-1" })
})

test("INV-11 address, years, birthday, trade, whom to call and health go along with his yes", () => {
  const said = {
    ...first,
    ...{ yearExperience: "0", birthday: "1990-04-01", job: "plumber" },
    ...{ "emergencyAddress.name": "木村 恵", "heal.bloodGroup": "A", "heal.maxBloodPressure": "120" },
  }
  expect(ownValues(said)).toMatchObject({
    ...{ yearExperience: 0, birthday: "1990-04-01", job: "plumber" },
    emergencyAddress: { name: "木村 恵", phone: null },
    heal: { bloodGroup: "A", maxBloodPressure: 120, minBloodPressure: null },
  })
  expect(ownValues(said)).not.toHaveProperty("bankInfo")
  expect(ownValues(said)).not.toHaveProperty("certification")
})

test("INV-11 what is wrong is said at its field before an account is made", async () => {
  expect(await wrongFields({})).toEqual([])
  expect(await wrongFields({ yearExperience: "many", "emergencyAddress.phone": "12" })).toEqual(
    expect.arrayContaining(["yearExperience", "emergencyAddress.phone"]),
  )
  expect(await wrongFields({ "heal.maxBloodPressure": "80", "heal.minBloodPressure": "120" })).toEqual([
    expect.stringMatching(/^heal\./),
  ])
  expect(await wrongFields({ birthday: "2026-11-27" })).toEqual(["birthday"])
  expect(await wrongFields({ birthday: "2026-11-26" })).toEqual([])
})

test("INV-07 INV-11 a partner says how his company is read and reached; what is wrong is said at its field", async () => {
  expect(partnerValues({ furiganaName: "ミナトドボク", phone: "", name: "湊 一" })).toEqual({
    furiganaName: "ミナトドボク",
  })
  expect((await wrongPartnerValues({ furiganaName: "港土木", phone: "12" })).map(({ field }) => field).sort()).toEqual([
    "furiganaName",
    "phone",
  ])
  expect(await wrongPartnerValues({ furiganaName: "", phone: "03-1000-2000" })).toEqual([])
})
