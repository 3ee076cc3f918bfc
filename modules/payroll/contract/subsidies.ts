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

/** Whole yen a month. `isInHourlyBase` as in pay terms: 0 for what 労働基準法施行規則 第21条 leaves out of the base of premiums. */
const CompanySubsidy = Schema.Struct({ title: CommonText, subsidy: RateYen, isInHourlyBase: oneOf(wireValues(flags)) })
export type CompanySubsidy = typeof CompanySubsidy.Type

export const SetSubsidies = Schema.Struct({
  subsidies: Schema.Array(CompanySubsidy).check(
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
