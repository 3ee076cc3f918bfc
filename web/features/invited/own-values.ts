/** What the invited says of himself when he registers: values of the form, what is sent of them, and what is wrong (INV-11). */
import { numberOrNull, texts } from "@/lib/form/texts.ts"
import type { Wrong } from "@/lib/form/wrong.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { noHealth, profileBody, valuesOfProfile } from "../people/profile-values.ts"
import type { Invitation } from "./invitation-query.ts"

type Values = Readonly<Record<string, string>>

/** What the company noted of how he is reached is his to put right; a birthday or a trade is asked where it noted none. */
export const firstOwnValues = ({ written }: Pick<Invitation, "written">): Values => ({
  ...{ ...valuesOfProfile({}), ...noHealth },
  ...{ yearExperience: "", birthday: "", job: "" },
  ...written,
})

const isSaid = (values: Values) => (key: string) =>
  values[key] !== "" && !(key.endsWith(".rows") && values[key] === "0")

/** Nothing of what he left empty. */
export const ownValues = (values: Values) => {
  const { address = "", birthday = "", furiganaName = "", job = "", phone = "", yearExperience = "" } = values
  const words = {
    ...texts({ furiganaName, phone, address, birthday, job }),
    yearExperience: numberOrNull(yearExperience),
  }
  return {
    ...Object.fromEntries(Object.entries(words).filter(([, said]) => said !== null)),
    ...profileBody(values, Object.keys(values).filter(isSaid(values))),
  }
}

/** Of a partner's person: how his company is read and reached (INV-07); of an admin nothing is asked. */
export const partnerValues = ({ furiganaName = "", phone = "" }: Values) =>
  Object.fromEntries(Object.entries(texts({ furiganaName, phone })).filter(([, said]) => said !== null))

export const wrongPartnerValues = async (values: Values): Promise<ReadonlyArray<Wrong>> => {
  const own = partnerValues(values)
  const [{ checkSchema }, { peopleContract }] = await Promise.all([
    import("@/lib/form/check-schema.ts"),
    import("#modules/people/contract.ts"),
  ])
  const { wrong = [] } = checkSchema(peopleContract.acceptInvite.body, own)
  return wrong.filter(({ field }) => field in own)
}

/**
 * It goes along with his yes, once the account is there: wrong words are told before it is made, and so is what a part of
 * them lacks of whoever is asked for his account (STAFF-14).
 */
export const wrongOwnValues = async (values: Values, roleId: number, today: string): Promise<ReadonlyArray<Wrong>> => {
  const own = ownValues(values)
  const [{ checkSchema }, { missingOfBank, peopleContract }, { impossibleBirthday }] = await Promise.all([
    import("@/lib/form/check-schema.ts"),
    import("#modules/people/contract.ts"),
    import("#modules/people/rules/possible-days.ts"),
  ])
  const { wrong = [] } = checkSchema(peopleContract.staffRegister.body, own)
  // Who he is to the company is known when he says it.
  const ofOwn = wrong.filter(({ field }) => (field.split(".")[0] ?? field) in own)
  const missing = own.bankInfo === undefined ? [] : missingOfBank(roleId, own.bankInfo)
  const { birthday = "" } = values
  const days = birthday === "" || ofOwn.length > 0 ? [] : impossibleBirthday(birthday, today)
  return [
    ...ofOwn,
    ...missing.map((field) => ({ field: `bankInfo.${field}`, key: "required" })),
    ...days.map(({ field, message }) => ({ field, key: message })),
  ]
}

/** What is asked of whom: of 職人 most, of a partner's person his company, of an admin nothing. */
export const ownOf = ({ noted, roleId, written }: Pick<Invitation, "noted" | "roleId" | "written">) => {
  if (noted.as === "staff")
    return {
      first: firstOwnValues({ written }),
      said: ownValues,
      wrong: (values: Values) => wrongOwnValues(values, roleId, dayOfInstant(new Date().toISOString())),
    }
  if (noted.as === "admin") return { first: {}, said: () => undefined, wrong: async () => [] }
  const { furiganaName, phone } = written
  return { first: { furiganaName, phone }, said: partnerValues, wrong: wrongPartnerValues }
}
