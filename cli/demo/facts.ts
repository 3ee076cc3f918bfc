/**
 * The demo as facts: 清水設備株式会社, about thirty people, twelve sites, last month worked and this month running.
 *
 * Pure: the same moment gives the same facts on every machine. The loader (load/) writes them by calling the services.
 */
import type { NewCompany } from "#modules/companies/index.ts"
import { type CastMember, cast } from "./cast/cast.ts"
import { type CastPartner, partners } from "./cast/partners.ts"
import { type CastSite, sites } from "./cast/sites.ts"
import { type Moment, momentOf } from "./moment.ts"
import { type Arrangement, arrangementsOf } from "./plan/arrangements.ts"
import { dayWorksOf } from "./work/day-work.ts"
import { type Story, storyOf } from "./work/story.ts"

export interface DemoFacts {
  readonly moment: Moment
  readonly company: Required<Omit<NewCompany, "isDemo">>
  readonly partners: ReadonlyArray<CastPartner>
  readonly people: ReadonlyArray<CastMember>
  readonly sites: ReadonlyArray<CastSite>
  readonly arrangements: ReadonlyArray<Arrangement>
  readonly story: Story
}

/** Tokyo is the 13th prefecture. */
const company = {
  name: "清水設備株式会社",
  email: "info@shimizu-setsubi.example",
  kenId: 13,
  address: "東京都江東区木場5丁目8-40",
  phone: "03-0000-0100",
}

/** The demo as it stands at a moment, in milliseconds since the epoch. */
export const demoFacts = (millis: number): DemoFacts => {
  const moment = momentOf(millis)
  const arrangements = arrangementsOf(moment)
  const story = storyOf(dayWorksOf(arrangements, moment.today), moment)
  return { moment, company, partners, people: cast, sites, arrangements, story }
}
