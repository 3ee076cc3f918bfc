/** What is asked before an arrangement is saved (D85), and whether there is anything to save (TASK-22). */

import { workShifts } from "../shifts.ts"
import type { Draft } from "./draft.ts"
import type { TaskView } from "./task-query.ts"

/** In the order in which they are asked, all in one dialog. */
export const taskQuestions = ["confirmNoStart", "confirmToday", "confirmPast"] as const
type Question = (typeof taskQuestions)[number]

type Stored = Pick<TaskView, "isCustomer">
type Asked = Pick<Draft, "from" | "shifts">
/** A customer's task that is saved without a start: what the customer wishes for is none yet (D64). */
const lacksStart = ({ shifts }: Asked, stored: Stored | undefined) =>
  stored?.isCustomer === 1 && workShifts.every((shift) => !shifts[shift].isOn || shifts[shift].from === "")

export const questionsOf = (draft: Asked, stored: Stored | undefined, today: string): ReadonlyArray<Question> => [
  ...(lacksStart(draft, stored) ? (["confirmNoStart"] as const) : []),
  ...(draft.from === today ? (["confirmToday"] as const) : draft.from < today ? (["confirmPast"] as const) : []),
]

/** Nothing is sent where nothing changed, unless a customer's wish waits: saving beside it says that the company has looked. */
export const mayStayUnsent = (stored: Pick<TaskView, "metadataCustomerUpdate">) => stored.metadataCustomerUpdate == null
