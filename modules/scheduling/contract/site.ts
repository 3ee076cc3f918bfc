/** 現場: what is sent to make or change one, and what is shown of it. */

import { Schema } from "effect"
import { flags, projectTypes, projectWorkStatuses, wireValues } from "#modules/kernel/codes.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { isAtLeast, isAtMost, WholeNumber } from "#modules/kernel/fields/number.ts"
import { Id, oneOf, pageFields, Version } from "#modules/kernel/fields/row.ts"
import {
  Address,
  AddressOrNothing,
  CommonText,
  CommonTextOrNothing,
  Keyword,
  Memo,
} from "#modules/kernel/fields/text.ts"
import { endsOnOrAfter } from "#modules/kernel/fields/together.ts"
import { ContractYen, RateYen } from "#modules/kernel/fields/yen.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import type { sitePolicy } from "../policy/site-policy.ts"
import { sitePeople, sitePeopleShown } from "./site-people.ts"

const SiteState = oneOf(wireValues(projectWorkStatuses))
const SiteType = oneOf(wireValues(projectTypes))
const mayBe = <S extends Schema.Constraint>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))
const Coordinate = Schema.Finite
/** By its JIS number. */
const PrefectureId = WholeNumber.check(isAtLeast(1), isAtMost(prefectures.length))

/** What may be said or left out, when a site is made as when it is changed. */
const siteDetails = {
  nameKana: mayBe(CommonTextOrNothing),
  /** 都道府県, where the address does not tell it: the address goes before. */
  kenId: mayBe(PrefectureId),
  station: mayBe(AddressOrNothing),
  regularUnitPrice: mayBe(RateYen),
  nightUnitPrice: mayBe(RateYen),
  contractValue: mayBe(ContractYen),
  /** 工期: first and last day. */
  startTime: mayBe(Day),
  endTime: mayBe(Day),
  leaderId: mayBe(Id),
  /** 集合場所 of every arrangement that names no other (D109). */
  meetingPlace: mayBe(CommonTextOrNothing),
  description: Schema.optionalKey(Memo),
  representativeName: mayBe(CommonTextOrNothing),
  lat: mayBe(Coordinate.check(Schema.isBetween({ minimum: -90, maximum: 90 }))),
  lng: mayBe(Coordinate.check(Schema.isBetween({ minimum: -180, maximum: 180 }))),
}

export type SiteTerms = {
  readonly [K in "type" | "regularUnitPrice" | "nightUnitPrice" | "contractValue" | "startTime" | "endTime"]?:
    | string
    | number
    | null
    | undefined
}
const unitPrices = ["regularUnitPrice", "nightUnitPrice"] as const
/** What the kind of site asks for and is missing: 常用 both unit prices, 請負 the contract and its period (1§5). */
export const missingTerms = (site: SiteTerms): ReadonlyArray<string> => {
  const asked =
    site.type === projectTypes.fixedPrice ? (["contractValue", "startTime", "endTime"] as const) : unitPrices
  return asked.filter((field) => site[field] == null)
}
/** SITE-03: what a 請負 site is told and doesn't have, a price by the head. */
export const idlePrices = (site: SiteTerms): ReadonlyArray<string> =>
  site.type === projectTypes.fixedPrice ? unitPrices.filter((field) => site[field] != null) : []
export const SiteDraft = Schema.Struct({
  /** 施工中 when left out. */
  state: Schema.optionalKey(SiteState),
  name: CommonText,
  type: SiteType,
  address: Address,
  customerId: Id,
  ...siteDetails,
  ...sitePeople,
  /** The answer to "create the task for this project?": 1 arranges its first days (SITE-06). */
  isCreateTask: Schema.optionalKey(oneOf([flags.on, flags.off])),
}).check(endsOnOrAfter("startTime", "endTime"))
export type SiteDraft = typeof SiteDraft.Type

/** What is absent stays as it is. */
export const SitePatch = Schema.Struct({
  version: Version,
  state: Schema.optionalKey(SiteState),
  name: Schema.optionalKey(CommonText),
  type: Schema.optionalKey(SiteType),
  address: Schema.optionalKey(Address),
  customerId: Schema.optionalKey(Id),
  ...siteDetails,
  ...sitePeople,
})
export type SitePatch = typeof SitePatch.Type

export const SiteQuery = Schema.Struct({
  keyword: Schema.optionalKey(Keyword),
  states: Schema.optionalKey(Schema.Array(SiteState)),
  customerId: Schema.optionalKey(Id),
  ...pageFields,
})
export type SiteQuery = typeof SiteQuery.Type

/** Hidden fields are absent: prices, contract and customer are not for everyone (SITE-09, SITE-13). */
export const SiteView = Schema.Struct({
  id: Schema.Int,
  state: Schema.Int,
  name: Schema.String,
  nameKana: Schema.NullOr(Schema.String),
  type: Schema.Int,
  address: Schema.String,
  kenId: Schema.NullOr(Schema.Int),
  station: Schema.NullOr(Schema.String),
  customerId: Schema.optionalKey(Schema.Int),
  customerName: Schema.optionalKey(Schema.NullOr(Schema.String)),
  regularUnitPrice: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  nightUnitPrice: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  contractValue: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  startTime: Schema.NullOr(Schema.String),
  endTime: Schema.NullOr(Schema.String),
  leaderId: Schema.NullOr(Schema.Int),
  leaderName: Schema.NullOr(Schema.String),
  meetingPlace: Schema.NullOr(Schema.String),
  description: Schema.String,
  representativeName: Schema.NullOr(Schema.String),
  lat: Schema.NullOr(Schema.Number),
  lng: Schema.NullOr(Schema.Number),
  /** The customer or vendor whose person made it. */
  madeByName: Schema.optionalKey(Schema.NullOr(Schema.String)),
  ...sitePeopleShown,
  status: Schema.Int,
  version: Schema.Int,
  permissions: permissionsBy<typeof sitePolicy>(),
})
export type SiteView = typeof SiteView.Type
/** STAFF-25: a site of one of our people, with on how many days he is or was arranged there. */
export const StaffSiteView = Schema.Struct({ ...SiteView.fields, days: Schema.Int })

/** Whether a customer has another site of that name. */
export const SiteNameAsked = Schema.Struct({ name: CommonText, customerId: Id, id: Schema.optionalKey(Id) })
export const SiteNameTaken = Schema.Struct({ isExists: Schema.Boolean })
