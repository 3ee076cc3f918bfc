/** What one signed-in person sees of one company, on the wire. */
import { Schema } from "effect"
import { PlanAlert } from "#modules/billing/contract.ts"
import { PresentTerms } from "#modules/identity/contract.ts"

const Entry = Schema.Struct({
  key: Schema.String,
  path: Schema.String,
  /** Patterns of the screens that stand under this entry. */
  covers: Schema.Array(Schema.String),
  title: Schema.String,
  badge: Schema.NullOr(Schema.Int),
})
/** An entry of the menu, with the specification's number of what it leads to (SHELL-04). */
const MenuEntry = Schema.Struct({ ...Entry.fields, feature: Schema.Int })
/** What one signed-in person sees of one company: the only place that says so. */
export const Workspace = Schema.Struct({
  person: Schema.Struct({
    id: Schema.Int,
    /** The company's record of this person, or of the partner whom he signs in for (D123); null for whoever has none. */
    userId: Schema.NullOr(Schema.Int),
    name: Schema.String,
    language: Schema.Literals(["ja", "vi", "en"]),
    textPercent: Schema.Int,
    theme: Schema.Literals(["system", "light", "dark", "outdoor"]),
    /** 利用規約 that came into force since he agreed to older ones; he is asked. */
    termsToAgree: Schema.NullOr(PresentTerms),
  }),
  company: Schema.Struct({
    id: Schema.Int,
    name: Schema.String,
    avatar: Schema.NullOr(Schema.String),
    /** By how many minutes inputs of time step, outside arrangements (D22). */
    blockMinute: Schema.Int,
    /** A day of the calendar by its hours: where they begin, and the minutes of a row (D99). */
    startTime: Schema.String,
    hourIntervalType: Schema.Int,
    isDemo: Schema.Boolean,
  }),
  labels: Schema.Record(Schema.String, Schema.String),
  menu: Schema.Array(MenuEntry),
  tabs: Schema.Array(Entry),
  routes: Schema.Array(Schema.String),
  buttons: Schema.Array(Schema.String),
  /** What is to be said of plan and bills before anything else, and what can be done about it. */
  gates: Schema.Array(PlanAlert),
  /** Without a path: something that is done in place. */
  profileMenu: Schema.Array(
    Schema.Struct({
      key: Schema.String,
      path: Schema.NullOr(Schema.String),
      title: Schema.String,
      badge: Schema.NullOr(Schema.Int),
    }),
  ),
  counts: Schema.Record(Schema.String, Schema.Int),
})
export type Workspace = typeof Workspace.Type

export const PlatformWorkspace = Schema.Struct({
  menu: Schema.Array(
    Schema.Struct({ key: Schema.String, path: Schema.String, title: Schema.String, feature: Schema.Int }),
  ),
})
