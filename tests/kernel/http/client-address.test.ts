/** Whose call it is: a header is believed from a configured proxy and from nobody else. */
import { describe, expect, test } from "vitest"
import { addressNamed, networkOf, trustedProxies } from "#modules/kernel/http/client-address.ts"
import { ask } from "../ask.ts"
import { runningProduct } from "../product.ts"

const nobody = { has: () => false }
const proxies = trustedProxies("10.0.0.0/8, 127.0.0.1,::1") ?? nobody

describe("the address of a call", () => {
  test.each([
    ["nobody is believed unless it is said", "127.0.0.1", "203.0.113.7", nobody, "127.0.0.1"],
    ["a stranger is not believed", "198.51.100.4", "203.0.113.7", proxies, "198.51.100.4"],
    ["a proxy names the caller", "127.0.0.1", "203.0.113.7", proxies, "203.0.113.7"],
    ["what the caller wrote himself stands further left", "127.0.0.1", "1.1.1.1, 203.0.113.7", proxies, "203.0.113.7"],
    ["a proxy behind a proxy", "::ffff:127.0.0.1", "1.1.1.1, 203.0.113.7, 10.2.3.4", proxies, "203.0.113.7"],
    ["only proxies", "10.0.0.1", "10.0.0.2", proxies, "10.0.0.2"],
    ["no header", "127.0.0.1", undefined, proxies, "127.0.0.1"],
    ["something that is no address", "127.0.0.1", "203.0.113.7, unknown", proxies, "127.0.0.1"],
  ])("%s", (_, peer, header, believed, address) => {
    expect(addressNamed(peer, header, believed)).toBe(address)
  })

  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["", ""],
  ])("%s is counted as %s", (address, counted) => expect(networkOf(address)).toBe(counted))

  test.each(["proxy.example", "10.0.0.0/33", "10.0.0.1/", "10.0.0.0/8/8", "1.2.3.4,", "::1/129"])(
    "the setting refuses %s",
    (text) => expect(trustedProxies(text)).toBeUndefined(),
  )
})

const believing = runningProduct(undefined, {
  startsAt: "2026-11-20T00:00:05Z",
  limits: { address: 3, stranger: 3, person: 100, company: 100 },
  proxies,
})
const usual = runningProduct(undefined, {
  startsAt: "2026-11-20T00:00:05Z",
  limits: { address: 3, stranger: 3, person: 100, company: 100 },
})
const asked = async (url: string) => {
  const from = (address: string) => ask(url, "/auth/login", { body: {}, headers: { "x-forwarded-for": address } })
  const all = await Promise.all(["1.0.0.1", "1.0.0.2", "1.0.0.3", "1.0.0.4", "1.0.0.5"].map(from))
  return all.map(({ status }) => status).toSorted()
}

test("five addresses in a header are one caller, but for a product that believes its proxy", async () => {
  expect(await asked(usual().url)).toEqual([400, 400, 400, 429, 429])
  expect(await asked(believing().url)).toEqual([400, 400, 400, 400, 400])
})
