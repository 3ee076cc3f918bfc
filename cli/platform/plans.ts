/** プラン of the platform on the command line: one shown whole, made, and changed in what is named (SUP-04, CLI-02). */
import { Effect } from "effect"
import { createPlan, listPlatformPlans, type PlatformPlan, updatePlan } from "#modules/billing/index.ts"
import { type PaymentMethod, type PlanBenefit, planBenefits } from "#modules/companies/codes.ts"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { found } from "#modules/kernel/policy.ts"
import { inDatabase } from "../in-database.ts"
import { readerLanguage } from "../language.ts"
import type { Told } from "../run.ts"
import { table, yenText } from "../table.ts"
import { acting } from "./acting.ts"

/** Months with what they bring, as typed: 12:FREE_MONTH:3, 6:DISCOUNT:10. */
export interface Months {
  readonly numberOfPaymentMonths: number
  readonly benefit: PlanBenefit
  readonly benefitValue: number
}
/** Undefined for what is none. */
export const monthsTyped = (text: string): Months | undefined => {
  const [months = "", benefit = "", value = ""] = text.split(":")
  const kind = wireValues(planBenefits).find((one) => one === benefit.toUpperCase())
  const isFigures = /^\d{1,3}$/.test(months) && /^\d{1,3}$/.test(value)
  return kind === undefined || !isFigures
    ? undefined
    : { numberOfPaymentMonths: Number(months), benefit: kind, benefitValue: Number(value) }
}

export interface WantedPlan {
  readonly name?: string
  readonly price?: number
  /** 0: any number of people. */
  readonly people?: number
  readonly description?: string
  readonly contact?: boolean
  readonly way?: ReadonlyArray<PaymentMethod>
  readonly months?: ReadonlyArray<Months>
}
interface By {
  readonly as: string
  readonly dryRun?: boolean | undefined
}

type Given = Omit<PlatformPlan, "companies" | "id" | "status" | "version">
const empty: Given = {
  name: "",
  price: 0,
  totalUser: null,
  description: "",
  isContact: flags.off,
  paymentMethods: [],
  subscriptionOptions: [],
}
/** What is not named stays as it is. */
const given = (stood: Given, { contact, description, months, name, people, price, way }: WantedPlan) => ({
  name: name ?? stood.name,
  price: price ?? stood.price,
  totalUser: people === undefined ? stood.totalUser : people === 0 ? null : people,
  description: description ?? stood.description,
  isContact: contact === undefined ? stood.isContact : contact ? flags.on : flags.off,
  paymentMethods: [...(way ?? stood.paymentMethods)],
  subscriptionOptions: (months ?? stood.subscriptionOptions).map(
    ({ benefit, benefitValue, numberOfPaymentMonths }) => ({
      ...{ benefit, benefitValue, numberOfPaymentMonths },
    }),
  ),
})
const said = ({ id, name, price, version }: PlatformPlan) =>
  `プラン ${id}「${name}」 月額 ${yenText(price)}（版 ${version}）\nPlan ${id}, ${yenText(price)} a month, version ${version}.`

const planNamed = Effect.fnUntraced(function* (id: number) {
  return yield* found(Effect.map(listPlatformPlans(), (plans) => plans.find((plan) => plan.id === id)))
})

/** Fails with Not_Found. */
export const showPlan = (id: number) =>
  inDatabase("platform plan show", () =>
    Effect.gen(function* () {
      const plan = yield* acrossCompanies("tehai platform plan show")(planNamed(id))
      const { companies, description, isContact, paymentMethods, status, subscriptionOptions, totalUser } = plan
      const rows = [
        ["人数 / people", totalUser === null ? "無制限 / any" : String(totalUser)],
        ["支払い方法 / ways", paymentMethods.join("、")],
        ["状態 / state", status === flags.on ? "公開 / open" : "非公開 / hidden"],
        ["相談 / by talking", isContact === flags.on ? "はい / yes" : "いいえ / no"],
        ["使う会社 / companies", String(companies)],
        ...subscriptionOptions.map(({ benefit, benefitValue, numberOfPaymentMonths }) => [
          `${numberOfPaymentMonths}か月 / months`,
          `${benefit} ${benefitValue}`,
        ]),
        ...description.split("\n").map((line) => ["内容 / holds", line]),
      ]
      const heads = [
        ["項目 / what", "left"],
        ["値 / value", "left"],
      ] as const
      return { text: `${said(plan)}\n${table(heads, rows, yield* readerLanguage)}`, json: plan } satisfies Told
    }),
  )

export const createPlanAs = ({ as, dryRun }: By, wanted: WantedPlan) =>
  acting({ as, dryRun, command: "platform plan create", said }, createPlan(given(empty, wanted)))

/** `version` is the one that was seen: of two who change a plan, the second is refused. */
export const editPlanAs = ({ as, dryRun }: By, id: number, version: number, wanted: WantedPlan) =>
  acting(
    { as, dryRun, command: "platform plan edit", said },
    Effect.flatMap(planNamed(id), (stood) => updatePlan(id, { ...given(stood, wanted), version })),
  )
