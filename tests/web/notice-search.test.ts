/** お知らせ shows what its address says. */
import { expect, test } from "vitest"
import { filterOf } from "@/features/notices/notice-queries.ts"
import { noticeSearch } from "@/features/notices/notice-search.ts"

test("NOTI-01 notices are filtered by read and unread, by what waits, by words and by days", () => {
  const asked = (address: object) => filterOf(noticeSearch({ ...address }))
  expect(asked({})).toEqual({})
  expect(asked({ show: "read" })).toEqual({ isUnread: 0 })
  expect(asked({ show: "unread", q: "明細" })).toEqual({ isUnread: 1, keyword: "明細" })
  expect(asked({ show: "waiting", from: "2026-11-01", to: "2026-11-30" })).toEqual({
    ...{ isWaiting: 1, from: "2026-11-01", to: "2026-11-30" },
  })
  expect(asked({ show: "none", from: "yesterday" })).toEqual({})
})
