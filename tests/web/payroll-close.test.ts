import { expect, test } from "vitest"
import { stopsIn } from "../../web/features/payroll/close/refusal.ts"
import { stageOf } from "../../web/features/payroll/close/stage.ts"

test.each([
  ["open", undefined, undefined, "check"],
  ["open", undefined, "preview", "preview"],
  ["open", "queued", "preview", "running"],
  ["closing", "running", undefined, "running"],
  ["closing", undefined, undefined, "running"],
  ["closed", "running", undefined, "running"],
  ["closed", "done", "preview", "closed"],
  ["open", "failed", undefined, "check"],
] as const)("a month that is %s with a job %s, asked for %s, stands at %s", (state, job, wanted, stage) => {
  expect(stageOf({ state }, job === undefined ? undefined : { state: job }, wanted)).toBe(stage)
})

test("the findings of a refused close are shown by kind, kinds that are new to the page too", () => {
  const view = {
    findings: [
      { kind: "unfinished", userId: 1, name: "佐藤", day: "2026-10-28", punchId: 3, taskId: null },
      { kind: "somethingNew", userId: 2, name: "鈴木", day: null },
      { kind: "unfinished", userId: 2, name: "鈴木", day: "2026-10-30" },
      { nonsense: true },
    ],
  }
  expect(stopsIn(view).map(({ kind, findings }) => [kind, findings.map(({ name }) => name)])).toEqual([
    ["unfinished", ["佐藤", "鈴木"]],
    ["somethingNew", ["鈴木"]],
  ])
  expect(stopsIn(undefined)).toEqual([])
})
