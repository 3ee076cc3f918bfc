/** What is read again when the server says that something of a kind has changed: first parts of the queries' keys. */
import type { LiveSubject } from "#modules/kernel/codes.ts"

type Keys = ReadonlyArray<ReadonlyArray<string>>

/** An arrangement that is open in its form is left alone: saving it says who was first. */
export const liveKeys: Readonly<Record<LiveSubject, Keys>> = {
  task: [["calendar"], ["candidates"], ["timekeeping", "today"], ["attendance"]],
  site: [["sites"], ["calendar"]],
  attendance: [["attendance"], ["timekeeping", "today"], ["pay", "checks"]],
  payMonth: [["pay"], ["calendar"], ["attendance"]],
  staff: [["staff"], ["calendar"]],
  partner: [["partners"], ["sites"]],
  invitation: [["invitations"]],
  job: [["jobs"], ["pay", "job"], ["pay", "month"]],
  notice: [["notices"], ["workspace"]],
  workspace: [["workspace"]],
}
