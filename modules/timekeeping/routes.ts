import { implement } from "#modules/kernel/http/serve.ts"
import { listAttendance, monthOfPerson } from "./attendance.ts"
import { cancelPress } from "./cancel-press.ts"
import { claimEnd } from "./claim-end.ts"
import { timekeepingContract } from "./contract.ts"
import { correctPunch, removePunch, setTotalRest } from "./correct.ts"
import { monthTable } from "./month-table.ts"
import { askEnd } from "./operations/ask-end.ts"
import { presses } from "./press-button.ts"
import { userSalaryType } from "./salary-type.ts"
import { takeRest } from "./take-rest.ts"
import { today } from "./today.ts"

export const timekeepingRoutes = implement(timekeepingContract, {
  checkInCheckOut: {
    crowd: presses,
    alone: ({ body }) => {
      const { timekeepingId, claimsEnd } = body
      if (timekeepingId === undefined || claimsEnd === undefined) return undefined
      return claimEnd({ ...body, timekeepingId, claimsEnd })
    },
  },
  rest: ({ body }) => takeRest(body),
  cancel: ({ body }) => cancelPress(body),
  today: () => today(),
  list: ({ body }) => listAttendance(body),
  table: ({ query }) => monthTable(query),
  month: ({ query }) => monthOfPerson(query),
  handleWorkingTime: ({ body }) => correctPunch(body),
  updateTotalRestDuration: ({ params, body }) => setTotalRest(params.id, body),
  remove: ({ params, body }) => removePunch(params.id, body),
  askEnd: ({ body }) => askEnd(body.timekeepingId),
  getUserSalaryType: ({ query }) => userSalaryType(query),
})
