import { request } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "vitest"
import { freePort } from "../kernel/free-port.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { aServer } from "./launched.ts"

/** Asks once, without a patience of its own; an error is an end too, as long as nobody listens. */
const asked = (port: number) =>
  new Promise<void>((resolve) => {
    request({ host: "127.0.0.1", port, path: "/healthz", agent: false }, (answer) => {
      answer.resume().on("end", resolve)
    })
      .on("error", () => resolve())
      .end()
  })

test("a server that starts leaves nobody without an answer who asks from the first moment on", async () => {
  const port = await freePort()
  let waiting = 0
  const knocking = setInterval(() => {
    waiting += 1
    asked(port).then(() => {
      waiting -= 1
    })
  }, 1)
  const server = await aServer({ DATA_DIR: aFolder(), PORT: String(port) })
  clearInterval(knocking)
  await pause(2_000)
  server.signal("SIGTERM")
  expect(waiting).toBe(0)
})
