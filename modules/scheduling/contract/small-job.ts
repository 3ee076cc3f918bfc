/** 小口の依頼: an arrangement that brings its own place instead of a site (TASK-17, TASK-48). */
import { Schema } from "effect"
import { projectTypes, wireValues } from "#modules/kernel/codes.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { Id, oneOf, Version } from "#modules/kernel/fields/row.ts"
import { Address, CommonText } from "#modules/kernel/fields/text.ts"
import { endsOnOrAfter, hasOneShift } from "#modules/kernel/fields/together.ts"
import { arrangement, asked, daysOfSeries, hasOnePrice, Mode, SeriesVersion, timesInOrder } from "./task.ts"

const Type = oneOf(wireValues(projectTypes))
const { optionalKey } = Schema

/** The arrangement in the path, as the specification spells it. */
export const ByTaskId = Schema.Struct({ taskId: Id })

/** What it is called, where it is, 常用 or 請負, for whom; and the days as of any arrangement. */
export const SmallJobDraft = Schema.Struct({
  constructionSiteName: CommonText,
  address: Address,
  constructionSiteType: Type,
  startDate: Day,
  ...daysOfSeries,
  ...arrangement,
  ...asked,
  customerId: Id,
})
  .check(endsOnOrAfter("startDate", "endDate"))
  .check(hasOneShift("morningShift", "afternoonShift", "eveningShift", "otherShift"))
  .check(...timesInOrder, hasOnePrice)
export type SmallJobDraft = typeof SmallJobDraft.Type

/** What is absent stays. Name, place, kind and customer go as far as `mode` says, too. */
export const SmallJobPatch = Schema.Struct({
  version: Version,
  mode: Mode,
  seriesVersion: SeriesVersion,
  constructionSiteName: optionalKey(CommonText),
  address: optionalKey(Address),
  constructionSiteType: optionalKey(Type),
  startDate: optionalKey(Day),
  ...daysOfSeries,
  ...arrangement,
  ...asked,
})
  .check(endsOnOrAfter("startDate", "endDate"))
  .check(...timesInOrder, hasOnePrice)
export type SmallJobPatch = typeof SmallJobPatch.Type

/** 現場の変更: another site for this day, this and later ones or all (TASK-10). */
export const ProjectChange = Schema.Struct({
  version: Version,
  mode: Mode,
  seriesVersion: SeriesVersion,
  constructionSiteId: Id,
})
export type ProjectChange = typeof ProjectChange.Type
