/** A long saving that somebody breaks off: nothing of it is kept. */
import { expect, test } from "vitest"
import { signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { fileOf } from "./importing.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "BREAK")
})

test("BEY-16 a saving of thousands that is broken off saves none of them, and lets the next one through", async () => {
  const { owner, url } = running()
  const token = await signIn(url, company.emailOf("admin"))
  const lines = Array.from({ length: 4000 }, (_, n) => `取消 ${n},社員,1990/4/1`)
  const send = (signal: AbortSignal, key: string, text: string) => {
    const body = new FormData()
    body.append("files", fileOf(text))
    body.append("dryRun", "0")
    const headers = {
      authorization: `Bearer ${token}`,
      companyId: String(company.id),
      "idempotency-key": key,
    }
    return fetch(`${url}/api/nest/import/staff`, { method: "POST", headers, body, signal })
  }
  /** Whether some transaction has written people down and has not ended. */
  const isWriting = async () => {
    const rows = await owner`
      select from pg_locks where relation = 'people.staff'::regclass and mode = 'RowExclusiveLock' and granted`
    return rows.length > 0
  }
  const breaking = new AbortController()
  const saving = send(breaking.signal, "break-1", `氏名,区分,生年月日\n${lines.join("\n")}\n`)
  saving.catch(() => undefined)
  // It has begun to write people down.
  await until("people are being written", async () => (await isWriting()) || undefined)
  breaking.abort()
  await expect(saving).rejects.toThrow()
  await until("the end of it", async () => (await isWriting()) === false || undefined)
  const [kept] = await owner<Array<{ n: number }>>`
    select count(*)::int as n from people.staff where company_id = ${company.id} and name like '取消%'`
  expect(kept?.n).toBe(0)
  const next = await send(new AbortController().signal, "break-2", "氏名,区分,生年月日\n次の 人,社員,1990/4/1\n")
  expect(next.status, await next.text()).toBe(200)
})
