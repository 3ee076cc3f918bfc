/** プラン of the platform on the command line: one shown whole, made, and changed in what is named (SUP-04, CLI-02). */
import { Effect } from "effect"
import {
  createPlan,
  listPlatformPlans,
  type PlatformPlan,
  SavePlan,
  UpdatePlan,
  updatePlan,
} from "#modules/billing/index.ts"
import { type PaymentMethod, type PlanBenefit, planBenefits } from "#modules/companies/codes.ts"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { found } from "#modules/kernel/policy.ts"
import { inDatabase } from "../in-database.ts"
import { readerLanguage } from "../language.ts"
import type { Told } from "../run.ts"
import { table, yenText } from "../table.ts"
import { acting } from "./acting.ts"
import { asTyped } from "./as-typed.ts"

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

/** False and true are what is left of `--no-way` beside and without `--way`: none of them, and not named. */
export type Repeated<A> = ReadonlyArray<A> | boolean
export const listOf = <A, B>(typed: Repeated<A> | undefined, stood: ReadonlyArray<B>): ReadonlyArray<A | B> => {
  if (typed === false) return []
  return typed === true || typed === undefined ? stood : typed
}

export interface WantedPlan {
  readonly name?: string
  readonly price?: number
  /** 0: any number of people. */
  readonly people?: number
  readonly description?: string
  readonly contact?: boolean
  readonly way?: Repeated<PaymentMethod>
  readonly months?: Repeated<Months>
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
  paymentMethods: listOf(way, stood.paymentMethods),
  subscriptionOptions: listOf(months, stood.subscriptionOptions).map(
    ({ benefit, benefitValue, numberOfPaymentMonths }) => ({
      ...{ benefit, benefitValue, numberOfPaymentMonths },
    }),
  ),
})
const optionOf = {
  totalUser: "people",
  isContact: "contact",
  paymentMethods: "way",
  subscriptionOptions: "months",
  version: "seen",
}
/** Within the bounds of the screen's own request. */
const asSaved = asTyped(SavePlan, optionOf)
const asUpdated = asTyped(UpdatePlan, optionOf)

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
  acting(
    { as, dryRun, command: "platform plan create", said },
    Effect.flatMap(asSaved(given(empty, wanted)), createPlan),
  )

/** `version` is the one that was seen: of two who change a plan, the second is refused. */
export const editPlanAs = ({ as, dryRun }: By, id: number, version: number, wanted: WantedPlan) =>
  acting(
    { as, dryRun, command: "platform plan edit", said },
    Effect.flatMap(planNamed(id), (stood) => asUpdated({ ...given(stood, wanted), version })).pipe(
      Effect.flatMap((asked) => updatePlan(id, asked)),
    ),
  )
