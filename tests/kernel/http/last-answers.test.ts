import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { patientServer } from "#modules/kernel/http/patient-server.ts"
import { until } from "../until.ts"

/** A server whose answers wait until the test lets them go. */
const held = async () => {
  const server = patientServer()
  const waiting: Array<() => void> = []
  server.on("request", (request, response) => void waiting.push(() => response.end(`answer ${request.url}\n`)))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const taken = (count: number) => until("requests", () => (waiting.length === count ? true : undefined))
  return { server, waiting, taken, caller: connect(port, "127.0.0.1") }
}
const asking = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`

test("who closes answers what it has taken on a connection that stays open, and says on the last that it is the last", async () => {
  const { caller, server, taken, waiting } = await held()
  caller.write(asking("/one") + asking("/two"))
  await taken(2)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  for (const answer of waiting) answer()
  const said = await text(caller)
  expect(said.match(/answer \/\w+/g)).toEqual(["answer /one", "answer /two"])
  expect(said.match(/^connection: .*$/gim)).toEqual(["Connection: keep-alive", "Connection: close"])
  await closed
})

test("while nobody closes, connections are kept", async () => {
  const { caller, server, taken, waiting } = await held()
  caller.write(asking("/one"))
  await taken(1)
  waiting[0]?.()
  const [said] = await new Promise<[Buffer]>((resolve) => caller.once("data", (data) => resolve([data])))
  expect(said.toString()).toMatch(/^connection: keep-alive$/im)
  caller.destroy()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})
