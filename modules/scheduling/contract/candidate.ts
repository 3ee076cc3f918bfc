/** Who could be put on a shift, and what stands in the way: one call for all people and all shown days. */
import { Schema } from "effect"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { Day, PlannedClock } from "#modules/kernel/fields/day.ts"
import { WholeNumber } from "#modules/kernel/fields/number.ts"
import { Id, oneOf, PageIndex, PageSize } from "#modules/kernel/fields/row.ts"
import { atLeastRows, atMostRows } from "#modules/kernel/fields/rows-together.ts"
import { Keyword } from "#modules/kernel/fields/text.ts"
import { longestSeriesDays, obstacles, verdicts } from "#modules/scheduling/codes.ts"

const { optionalKey, NullOr, Int, String: Text } = Schema

export const CandidateQuery = Schema.Struct({
  keyword: optionalKey(Keyword),
  /** Whoever worked there before comes first. */
  constructionSiteId: optionalKey(Id),
  /** The arrangement being edited: its own people are not in its own way. */
  taskId: optionalKey(Id),
  workingDay: optionalKey(Day),
  /** The days of a series; with `workingDay` all of them count. */
  workingDates: optionalKey(Schema.Array(Day).check(atLeastRows(1)).check(atMostRows(longestSeriesDays))),
  shift: oneOf([1, 2, 3, 4]),
  /** The company's times of the shift when left out. */
  startTime: optionalKey(PlannedClock),
  endTime: optionalKey(PlannedClock),
  vendorIds: optionalKey(Schema.Array(Id)),
  /** A number that is no role finds nobody. */
  roleIds: optionalKey(Schema.Array(WholeNumber)),
  /** The crew of a leader: himself, and whoever has been on an arrangement that he leads. */
  leaderId: optionalKey(Id),
  pageIndex: optionalKey(PageIndex),
  pageSize: optionalKey(PageSize),
})
export type CandidateQuery = typeof CandidateQuery.Type

/** Where somebody already is. */
export const Clash = Schema.Struct({
  userId: Int,
  name: Text,
  taskId: Int,
  constructionSiteId: Int,
  constructionSiteName: Text,
  day: Text,
  shift: Int,
  from: Text,
  to: Text,
})
export type Clash = typeof Clash.Type

export const CandidateView = Schema.Struct({
  userId: Int,
  name: Text,
  furiganaName: NullOr(Text),
  trade: NullOr(Text),
  vendorCompanyName: NullOr(Text),
  /** 0: 招待中, he is asked by mail, has not answered yet and hears of nothing. */
  hasJoined: oneOf(wireValues(flags)),
  verdict: Schema.Literals(verdicts),
  /** Strongest first; the first is the bold one. Texts are in the caller's language. */
  reasons: Schema.Array(
    Schema.Struct({
      kind: Schema.Literals(obstacles),
      verdict: Schema.Literals(verdicts),
      title: Text,
      fact: Text,
      days: Schema.Array(Text),
      clashes: Schema.Array(Clash),
    }),
  ),
  /** The last day he was on this site before the asked days. */
  lastHere: NullOr(Text),
})
export type CandidateView = typeof CandidateView.Type
