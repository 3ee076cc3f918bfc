import { implement } from "#modules/kernel/http/serve.ts"
import { timekeepingContract } from "./contract.ts"
import { askEnd } from "./operations/ask-end.ts"
import { askStart } from "./operations/ask-start.ts"
import { cancelPress } from "./operations/cancel-press.ts"
import { claimEnd } from "./operations/claim-end.ts"
import { correctPunch, removePunch, setTotalRest } from "./operations/correct-punch.ts"
import { listAttendance, monthOfPerson } from "./operations/list-attendance.ts"
import { presses } from "./operations/press-button.ts"
import { userSalaryType } from "./operations/salary-type.ts"
import { monthTable } from "./operations/show-month-table.ts"
import { today } from "./operations/show-today.ts"
import { takeRest } from "./operations/take-rest.ts"
import { tellEnd } from "./operations/tell-end.ts"

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
  askStart: ({ body }) => askStart(body.userIds),
  tellEnd: ({ body }) => tellEnd(body),
  getUserSalaryType: ({ query }) => userSalaryType(query),
})
