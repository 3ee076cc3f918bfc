/** 会社の手当 as texts of a form, and as the request takes them. */
import { numberOrNull } from "@/lib/form/texts.ts"
import type { Subsidies } from "./subsidies-query.ts"

export interface SubsidyLine {
  readonly title: string
  readonly subsidy: string
  readonly isInHourlyBase: string
  readonly isPaidWhole: string
}
export interface SubsidyValues {
  readonly subsidies: ReadonlyArray<SubsidyLine>
}
export const newSubsidy: SubsidyLine = { title: "", subsidy: "", isInHourlyBase: "1", isPaidWhole: "0" }

export const subsidyValues = ({ subsidies }: Subsidies): SubsidyValues => ({
  subsidies: subsidies.map(({ isInHourlyBase, isPaidWhole, subsidy, title }) => ({
    title,
    subsidy: String(subsidy),
    isInHourlyBase: String(isInHourlyBase),
    isPaidWhole: String(isPaidWhole),
  })),
})
export const subsidyBody = ({ subsidies }: SubsidyValues) => ({
  subsidies: subsidies.map(({ isInHourlyBase, isPaidWhole, subsidy, title }) => ({
    title: title.trim(),
    subsidy: numberOrNull(subsidy),
    isInHourlyBase: Number(isInHourlyBase),
    isPaidWhole: Number(isPaidWhole),
  })),
})
