import type { Same } from "../areas.ts"
import type ja from "../ja/ends.ts"

export default {
  hint: "The end of the arrangement is proposed. What you enter is kept as a correction with its reason.",
  all: "Use the planned end for all {{count}}",
  reason: "Reason of the correction",
  usualReason: "No clock-out was recorded; the time was entered when the month was checked.",
  missing: "No clock-out",
  office: "Office",
  endOf: "End of work of {{name}} on {{day}}",
  tell: "Clock out",
  tellOf: "Clock out {{name}} on {{day}}",
  ask: "Ask the person",
  asked: "Asked {{time}}",
  askOf: "Ask {{name}} for the end of work on {{day}}",
  askDone: "{{name}} was asked. The question stands in Today.",
  planned: "Arranged {{from}}–{{to}}",
  noPlan: "No arrangement: please enter a time",
  matesBetween: "{{count}} others of the arrangement left {{first}}–{{last}}",
  matesAt: "{{count}} of the arrangement left at {{first}}",
  last: {
    out: "Last press {{time}}, clock-out",
    restStart: "Last press {{time}}, start of a break",
    restEnd: "Last press {{time}}, back from a break",
  },
  pressedIn: "No break and no clock-out was pressed",
  next: "Checked in again {{time}}",
  atWork: "At work right now. The month can close after the clock-out.",
  noTime: "Please enter the time of the clock-out, such as 17:00.",
  noReason: "Please enter a reason.",
  done: "{{count}} clock-outs entered",
  some: "{{count}} could not be entered. The reason stands in each row.",
} as const satisfies Same<typeof ja>
