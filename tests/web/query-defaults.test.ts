import { QueryObserver } from "@tanstack/react-query"
import { expect, test } from "vitest"
import { largestPageSize, mostRowsOfPage, pageSizes } from "#modules/kernel/fields/page-sizes.ts"
import { queryClient } from "../../web/lib/query-client.ts"

const day = 24 * 60 * 60 * 1000

test("UI-06 a query asks once: no retry, none on focus, and what it got is kept for a day", async () => {
  let asked = 0
  const failing = queryClient.fetchQuery({
    queryKey: ["fails"],
    queryFn: () => {
      asked += 1
      return Promise.reject(new Error("no"))
    },
  })
  await expect(failing).rejects.toThrow("no")
  expect(asked).toBe(1)
  const observer = new QueryObserver(queryClient, { queryKey: ["kept"], queryFn: () => Promise.resolve(1) })
  const { options } = observer
  expect(queryClient.defaultQueryOptions(options)).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: day,
  })
  queryClient.clear()
})

test("UI-06 a write is sent once: a second sending is somebody's own press", async () => {
  let sent = 0
  const write = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => {
      sent += 1
      return Promise.reject(new Error("no"))
    },
  })
  await expect(write.execute(undefined)).rejects.toThrow("no")
  expect(sent).toBe(1)
  queryClient.clear()
})

test("UI-06 pages hold 20, 100 and 10,000 rows", () => {
  expect(pageSizes).toMatchObject({ usual: 20, vendors: 20, bills: 100, vendorPicker: 100, projectsForTask: 100 })
  expect(mostRowsOfPage).toBe(10_000)
  expect(largestPageSize).toBe(10_000_000)
})
