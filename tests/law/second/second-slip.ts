/** A whole slip from minutes to net, calculated a second time: each line by its name, and what they come to. */
import { agreedPay, employedDays, taxFreeOf } from "./agreed-pay.ts"
import { exact } from "./exact.ts"
import { employmentPremium, residentTax, socialPremiums } from "./premiums.ts"
import type { RandomPerson } from "./random-people.ts"
import { secondPay } from "./second-pay.ts"
import { withheld } from "./withholding.ts"

export type SlipSums = Readonly<Record<string, number>>

export const secondSlip = (person: RandomPerson): SlipSums | "noLaw" => {
  const isThere = employedDays(person).length > 0
  const pay: Record<string, number> = { ...agreedPay(person) }
  const worked = secondPay(person.work, employedDays(person))
  for (const [key, yen] of Object.entries(worked)) {
    const name = key.replace(/:\d+$/, "")
    pay[name] = (pay[name] ?? 0) + yen
  }
  const gross = Object.values(pay).reduce((sum, yen) => sum + yen, 0)
  const employmentInsurance = employmentPremium(person, gross)
  const { health, pension } = socialPremiums(person)
  // 健康保険法167条: a premium is taken from pay, as far as there is some.
  const premiumBeyondPay = -Math.max(0, health + pension - (gross - employmentInsurance))
  const insurance = health + pension + employmentInsurance + premiumBeyondPay
  const taxFree = isThere ? taxFreeOf(person) : 0
  const taxBase = Math.max(0, gross - taxFree - insurance)
  const incomeTax = withheld(taxBase, person.paidOn, person.tax)
  if (incomeTax === "noLaw") return "noLaw"
  const safetyFee = isThere ? person.safetyFee : 0
  const resident = residentTax(person, exact(gross - insurance - incomeTax - safetyFee))
  const deductions = insurance + incomeTax + resident + safetyFee
  return {
    ...pay,
    healthInsurance: health,
    pension,
    employmentInsurance,
    premiumBeyondPay,
    taxBase,
    incomeTax,
    residentTax: resident,
    "deduction:安全協力会費": safetyFee,
    gross,
    deductions,
    net: gross - deductions,
  }
}
