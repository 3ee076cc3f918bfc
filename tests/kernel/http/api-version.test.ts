/** A page that was loaded before the wire changed is told so. */
import { expect, test } from "vitest"
import { apiVersion } from "#modules/kernel/http/api-version.ts"
import { ask } from "../ask.ts"
import { runningProduct } from "../product.ts"

const product = runningProduct()

test("AUTH-23 a call of an older page is refused with Api_Version_Old; the same, a newer or no version is served", async () => {
  const asked = async (version: string | undefined) => {
    const headers = version === undefined ? {} : { "api-version": version }
    const { status, body } = await ask(product().url, "/auth/login", { body: {}, headers })
    return [status, body.errorCode]
  }
  expect(await asked(String(apiVersion - 1))).toEqual([426, "Api_Version_Old"])
  for (const version of [String(apiVersion), String(apiVersion + 1), undefined, "x"])
    expect(await asked(version)).toEqual([400, "Invalid_Input"])
})
