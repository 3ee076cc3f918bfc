/** 会社の手当 on the wire. */
import { Schema } from "effect"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"
import { atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { CommonText } from "#modules/kernel/fields/text.ts"
import { RateYen } from "#modules/kernel/fields/yen.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { mostSubsidies } from "../codes.ts"
import type { subsidyPolicy } from "../policy.ts"

const flag = oneOf(wireValues(flags))
/**
 * Whole yen a month. `isInHourlyBase` as in pay terms: 0 for what 労働基準法施行規則 第21条 leaves out of the base of premiums.
 * `isPaidWhole` as there: 1 for what whoever joins or leaves within a month gets all of; left out, he gets his days' share.
 */
const fields = { title: CommonText, subsidy: RateYen, isInHourlyBase: flag }
const CompanySubsidyInput = Schema.Struct({ ...fields, isPaidWhole: Schema.optionalKey(flag) })
const CompanySubsidy = Schema.Struct({ ...fields, isPaidWhole: flag })
/** As it is kept; one of before the choice says nothing of it. */
export type CompanySubsidy = typeof CompanySubsidyInput.Type

export const SetSubsidies = Schema.Struct({
  subsidies: Schema.Array(CompanySubsidyInput).check(
    atMostRows(mostSubsidies),
    rowsDiffer(({ title }: { readonly title: string }) => title, "title"),
  ),
  /** Of what was read; 0 where nothing was settled yet. */
  version: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2_147_483_646 })),
})
export type SetSubsidies = typeof SetSubsidies.Type

export const OfferedSubsidies = Schema.Array(CompanySubsidy)
export const CompanySubsidies = Schema.Struct({
  subsidies: OfferedSubsidies,
  version: Schema.Int,
  permissions: permissionsBy<typeof subsidyPolicy>(),
})
