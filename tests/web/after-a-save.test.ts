/** What a saved arrangement makes stale: each screen that shows it reads it again. */
import { globSync, readFileSync } from "node:fs"
import { QueryClient } from "@tanstack/react-query"
import { expect, test } from "vitest"
import { weekQuery } from "@/features/customer/week-query.ts"
import { daysQuery, monthQuery, taskKeys } from "@/features/scheduling/calendar-query.ts"
import { siteQuery, siteStaffQuery, siteTasksQuery } from "@/features/scheduling/sites/site-queries.ts"
import { candidatesQuery } from "@/features/scheduling/task/task-query.ts"
import { requestsQuery } from "@/features/scheduling/wishes/requests-query.ts"
import { slotsQuery } from "@/features/slots/slots-query.ts"

const shown = {
  calendar: monthQuery("2026-12", undefined).queryKey,
  "calendar of a site": monthQuery("2026-12", 3).queryKey,
  "this week of a site": daysQuery("2026-12-01", "2026-12-07", 3).queryKey,
  site: siteQuery(3).queryKey,
  "people of a site": siteStaffQuery(3).queryKey,
  "arrangements of a site": siteTasksQuery(3, { from: "2026-12-01" }, 12).queryKey,
  "who is free": candidatesQuery({ shift: 1, workingDates: ["2026-12-01"] }).queryKey,
  "a vendor's places": slotsQuery("2026-12-01").queryKey,
  "a customer's week": weekQuery("2026-12-01").queryKey,
  requests: requestsQuery.queryKey,
}

test("TASK-41 calendar, page of the site, lists of arrangements and who is free are read again after a save", async () => {
  const queries = new QueryClient()
  for (const key of Object.values(shown)) queries.setQueryData(key, [])
  queries.setQueryData(["staff", "list"], [])
  await Promise.all(taskKeys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  const isStale = (key: ReadonlyArray<unknown>) => queries.getQueryState(key)?.isInvalidated
  expect(Object.entries(shown).flatMap(([name, key]) => (isStale(key) === true ? [] : [name]))).toEqual([])
  expect(isStale(["staff", "list"])).toBe(false)
})

/** What follows "invalidates:" up to the end of its list. */
const listAt = (text: string, start: number) => {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const sign = text[at] ?? ""
    if ("[({".includes(sign)) depth += 1
    if ("])}".includes(sign)) depth -= 1
    if (depth < 0 || (depth === 0 && (sign === "," || sign === "\n"))) return text.slice(start, at)
  }
  return text.slice(start)
}
const saves = globSync("web/{components,features,lib,routes}/**/*.{ts,tsx}").flatMap((file) => {
  const text = readFileSync(file, "utf8")
  return [...text.matchAll(/(?<reason>\/\/[^\n]*\n\s*)?\binvalidates: /g)].map((found) => ({
    file,
    keys: listAt(text, found.index + found[0].length),
    hasReason: found.groups?.reason !== undefined,
  }))
})

test("TASK-41 what makes the calendar stale makes the pages of sites and who is free stale too, or says why not", () => {
  const ofCalendar = saves.filter(({ keys }) => /\bcalendarKey\b|"calendar"/.test(keys))
  expect(ofCalendar.flatMap(({ file, hasReason }) => (hasReason ? [] : [file]))).toEqual([])
  expect(saves.filter(({ keys }) => /\btaskKeys\b/.test(keys)).length).toBeGreaterThan(10)
  expect(ofCalendar.length).toBeGreaterThan(0)
})
