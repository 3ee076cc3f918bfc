/** The present moment, by Effect's clock: as a day of Japan and as an instant. */
import { Clock, Effect } from "effect"
import { type Instant, type IsoDate, instantOfMillis, tokyoDayOf } from "./civil-day.ts"

export const todayInJapan: Effect.Effect<IsoDate> = Effect.map(Clock.currentTimeMillis, tokyoDayOf)
export const instantNow: Effect.Effect<Instant> = Effect.map(Clock.currentTimeMillis, instantOfMillis)
