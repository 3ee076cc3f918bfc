/** 送信履歴 looks where it is told to look. */
import { expect, test } from "vitest"
import { bodyOf } from "@/features/mails/mail-queries.ts"
import { mailSearch } from "@/features/mails/mail-search.ts"

test("NOTI-02 a mail is looked for anywhere, by its recipient alone and by its subject alone", () => {
  const asked = (address: object) => bodyOf(mailSearch({ q: "大成", ...address }))
  expect(asked({})).toEqual({ keyword: "大成" })
  expect(asked({ by: "receiver", from: "2026-11-01" })).toEqual({ receiver: "大成", from: "2026-11-01" })
  expect(asked({ by: "subject" })).toEqual({ subject: "大成" })
  expect(asked({ by: "sender" })).toEqual({ keyword: "大成" })
})
