/** States of sites, their arrangements, and the searches that find them. */
import { Schema } from "effect"
import { flags, projectWorkStatuses, wireValues } from "#modules/kernel/codes.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { WholeNumber } from "#modules/kernel/fields/number.ts"
import { mostRowsOfPage } from "#modules/kernel/fields/page-sizes.ts"
import { Id, oneOf, PageIndex, PageSize, pageFields, Version } from "#modules/kernel/fields/row.ts"
import { atLeastRows, atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { Keyword } from "#modules/kernel/fields/text.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import type { sitePolicy } from "../policy/site-policy.ts"
import { SiteView } from "./site.ts"
import { TaskView } from "./task-view.ts"

const { optionalKey, NullOr, Int, String: Text } = Schema
const SiteState = oneOf(wireValues(projectWorkStatuses))

export const StateOfSite = Schema.Struct({ version: Version, state: SiteState })
export type StateOfSite = typeof StateOfSite.Type
/** All of them or none. */
export const StateOfSites = Schema.Struct({
  rows: Schema.Array(Schema.Struct({ id: Id, version: Version }))
    .check(rowsDiffer(({ id }: { readonly id: number }) => id, "id"))
    .check(atLeastRows(1), atMostRows(mostRowsOfPage)),
  state: SiteState,
})
export type StateOfSites = typeof StateOfSites.Type
export const StatesChanged = Schema.Struct({
  state: Int,
  rows: Schema.Array(Schema.Struct({ id: Int, version: Int })),
})

/** A row of the newer list: what of a site is to come is beside it. */
export const SiteListView = Schema.Struct({
  ...SiteView.fields,
  /** Arrangements in all, and the next day of them from today on. */
  taskCount: Int,
  nextDay: NullOr(Text),
  vendorCount: optionalKey(Int),
  workerCount: optionalKey(Int),
})

/** By day; with a last day alone the newest come first. */
export const SiteTaskQuery = Schema.Struct({
  from: optionalKey(Day),
  to: optionalKey(Day),
  ...pageFields,
})
export type SiteTaskQuery = typeof SiteTaskQuery.Type
const {
  filesConstructionSite: _files,
  dayOffs: _,
  seriesDays: __,
  seriesFrom: ___,
  seriesTo: ____,
  shiftDefaults: _____,
  workingDates: ______,
  ...ofTask
} = TaskView.fields
/** An arrangement as a line of its site: what only its form needs is left out. */
export const SiteTaskView = Schema.Struct(ofTask)
export const lineOfTask = ({
  filesConstructionSite: _files,
  dayOffs: _,
  seriesDays: __,
  seriesFrom: ___,
  seriesTo: ____,
  shiftDefaults: _____,
  workingDates: ______,
  ...line
}: TaskView): typeof SiteTaskView.Type => line

export const SiteSearch = Schema.Struct({
  keyword: optionalKey(Keyword),
  states: optionalKey(Schema.Array(SiteState)),
  pageIndex: optionalKey(PageIndex),
  pageSize: optionalKey(PageSize),
})
export type SiteSearch = typeof SiteSearch.Type
/** SITE-13: whose site it is, for whoever may know it. */
export const FoundSite = Schema.Struct({
  id: Int,
  name: Text,
  nameKana: NullOr(Text),
  type: Int,
  state: Int,
  address: Text,
  customerId: optionalKey(Int),
  customerName: optionalKey(NullOr(Text)),
  companyName: optionalKey(Text),
  /** Takes arrangements. */
  isOpen: Schema.Boolean,
})
export type FoundSite = typeof FoundSite.Type

export const SiteWorkerQuery = Schema.Struct({
  keyword: optionalKey(Keyword),
  constructionSiteId: optionalKey(Id),
  /** A number that is no role finds nobody. */
  roleIds: optionalKey(Schema.Array(WholeNumber)),
  vendorIds: optionalKey(Schema.Array(Id)),
  leaderId: optionalKey(Id),
  pageIndex: optionalKey(PageIndex),
  pageSize: optionalKey(PageSize),
})
export type SiteWorkerQuery = typeof SiteWorkerQuery.Type
export const SiteWorkerFound = Schema.Struct({
  userId: Int,
  name: Text,
  furiganaName: NullOr(Text),
  trade: NullOr(Text),
  vendorCompanyName: NullOr(Text),
  vendorId: NullOr(Int),
  /** 0: 招待中, he is asked by mail and has not answered yet. */
  hasJoined: oneOf(wireValues(flags)),
  isOnSite: Schema.Boolean,
})

/** D98: whom a new site or arrangement is for. */
export const CustomersByCompany = Schema.Struct({
  companies: Schema.Array(
    Schema.Struct({
      companyId: Int,
      companyName: Text,
      avatar: NullOr(Text),
      roleId: Int,
      /** The caller is its customer. */
      isCustomer: Int,
      isDisabled: Schema.Boolean,
      /** Why not. */
      statusText: NullOr(Text),
    }),
  ),
  customers: Schema.Array(Schema.Struct({ id: Int, companyName: Text, isDisabled: Schema.Boolean })),
  /** What the caller may say of a new site. */
  permissions: permissionsBy<typeof sitePolicy>(),
})
export type CustomersByCompany = typeof CustomersByCompany.Type
