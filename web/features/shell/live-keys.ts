/** What is read again when the server says that something of a kind has changed: first parts of the queries' keys. */
import type { LiveSubject } from "#modules/kernel/codes.ts"

type Keys = ReadonlyArray<ReadonlyArray<string>>

/** An arrangement that is open in its form is left alone: saving it says who was first. */
export const liveKeys: Readonly<Record<LiveSubject, Keys>> = {
  task: [["first-steps"], ["calendar"], ["candidates"], ["timekeeping", "today"], ["attendance"]],
  site: [["sites"], ["calendar"], ["first-steps"]],
  attendance: [["first-steps"], ["attendance"], ["timekeeping", "today"], ["pay", "checks"]],
  paper: [["papers"], ["workspace"]],
  expense: [["expenses"]],
  fixedCost: [["fixedCosts"], ["reports"]],
  revenue: [["reports"]],
  payMonth: [["pay"], ["calendar"], ["attendance"]],
  staff: [["staff"], ["account"], ["permission"], ["calendar"], ["first-steps"]],
  partner: [["partners"], ["staff", "access"], ["permission"], ["account"], ["sites"]],
  invitation: [["invitations"], ["workspace"], ["staff"]],
  job: [["jobs"], ["pay", "job"], ["pay", "month"]],
  notice: [["notices"], ["workspace"]],
  mail: [["mails"]],
  license: [["licenses"]],
  company: [["company"], ["workspace"]],
  workspace: [["workspace"], ["notices"], ["permission"], ["company"], ["bills"]],
}
