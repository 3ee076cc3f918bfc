import { expect, test } from "vitest"
import { emptyDraft, withShift } from "../../web/features/scheduling/task/draft.ts"
import { withWish } from "../../web/features/scheduling/task/more/draft-more.ts"
import { mayStayUnsent, questionsOf } from "../../web/features/scheduling/task/task-questions.ts"

const asked = { isCustomer: 1 }

test("TASK-24 D85 no start, today and the past are asked in this order, the first only of a customer's task", () => {
  const draft = emptyDraft("2026-11-26", 1)
  const ask = (today: string, stored: { isCustomer: number } | undefined) => questionsOf(draft, stored, today)
  expect(ask("2026-11-26", asked)).toEqual(["confirmNoStart", "confirmToday"])
  expect(ask("2026-11-27", asked)).toEqual(["confirmNoStart", "confirmPast"])
  expect(ask("2026-11-25", asked)).toEqual(["confirmNoStart"])
  expect(ask("2026-11-26", { isCustomer: 0 })).toEqual(["confirmToday"])
  expect(ask("2026-11-26", undefined)).toEqual(["confirmToday"])
  // A time that is only wished for is no start; one that the form sets is.
  const wished = { ...draft, more: withWish(draft.more, "morning", { from: "09:00" }) }
  expect(questionsOf(wished, asked, "2026-11-25")).toEqual(["confirmNoStart"])
  const timed = withShift(draft, "morning", { isOn: true, from: "08:00", to: "12:00" })
  expect(questionsOf(timed, asked, "2026-11-25")).toEqual([])
})

test("TASK-22 what did not change stays unsent, but not while a customer's wish waits", () => {
  expect(mayStayUnsent({ metadataCustomerUpdate: null })).toBe(true)
  expect(mayStayUnsent({})).toBe(true)
  expect(mayStayUnsent({ metadataCustomerUpdate: { comment: null, createdAt: "" } })).toBe(false)
})
