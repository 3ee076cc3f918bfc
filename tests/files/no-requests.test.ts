/** /nest/common?url= reads our own files and asks nobody for anything, whatever address it is given. */

import dns from "node:dns"
import net, { createServer, type Socket } from "node:net"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { filesProduct } from "./files-product.ts"
import { foreignAddresses } from "./foreign-addresses.ts"

const { common } = filesProduct()
const callers: Array<Socket> = []
const listener = createServer((caller) => {
  callers.push(caller)
  caller.destroy()
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve))
  const address = listener.address()
  port = typeof address === "object" && address !== null ? address.port : 0
})
afterAll(() => void listener.close())

test("UI-03 250 addresses that make servers ask their own network open no socket and look up no name", async () => {
  const addresses = foreignAddresses(port)
  expect(new Set(addresses).size).toBeGreaterThanOrEqual(250)
  // The listener hears what reaches this machine; what would leave it is a name that is looked up or a connection begun.
  const lookups = vi.spyOn(dns, "lookup")
  const opened = vi.spyOn(net.Socket.prototype, "connect")
  const answers: Array<number> = []
  for (const address of addresses) {
    opened.mockClear()
    answers.push((await common("admin", address)).status)
    // Our own request is one connection at most, to the product.
    const elsewhere = opened.mock.calls.filter((given) => JSON.stringify(given).includes(`:${port}`))
    expect([address, elsewhere.length]).toEqual([address, 0])
  }
  expect(callers).toHaveLength(0)
  expect([...new Set(answers)]).toEqual([404])
  expect(lookups.mock.calls.map(([name]) => name).filter((name) => name !== "127.0.0.1")).toEqual([])
})

test("the listener hears who does ask it", async () => {
  await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
  expect(callers.length).toBeGreaterThan(0)
})
