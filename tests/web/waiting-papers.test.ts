import { expect, test } from "vitest"
import { waitingAmong } from "@/features/customer/waiting-papers.ts"

const paper = (id: number, ...actions: ReadonlyArray<"confirm" | "read">) => ({
  id,
  permissions: { actions, fields: {} },
})

test("PAPER-06 an old paper that waits for the customer's yes is counted beside the newest, each once", () => {
  const latest = [paper(9, "read"), paper(8, "read", "confirm")]
  const { others, waiting } = waitingAmong(latest, [paper(8, "read", "confirm"), paper(3, "confirm"), paper(2, "read")])
  expect(waiting.map(({ id }) => id)).toEqual([8, 3])
  expect(others.map(({ id }) => id)).toEqual([9])
})
