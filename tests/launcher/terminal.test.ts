/** What a person at a terminal is told of a start. */
import { expect, test } from "vitest"
import { freePort } from "../kernel/free-port.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { until } from "../kernel/until.ts"
import { tehai } from "./launched.ts"

const lineOf = (text: string, words: string) => text.split("\n").findIndex((line) => line.includes(words))

test("a first start tells where it is, that it loads the demo, and that the demo is ready; a second one has nothing to load", async () => {
  const environment = { DATA_DIR: aFolder(), PORT: String(await freePort()) }
  const first = tehai(["serve"], environment)
  await until("the demo", () => (first.said().includes("the demo is ready") ? true : undefined))
  const order = [first.url, "loading the demo", "the demo is ready"].map((words) => lineOf(first.said(), words))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order).not.toContain(-1)
  expect(await fetch(`${first.url}/healthz`).then((answer) => answer.json())).toEqual({ ok: true, isReady: true })
  first.signal("SIGTERM")
  await first.ended
  const second = tehai(["serve"], environment)
  await until("its address", () => (second.said().includes(second.url) ? true : undefined))
  await until("ready", async () =>
    (await fetch(`${second.url}/healthz`).then((answer) => answer.json())).isReady ? true : undefined,
  )
  expect(second.said()).not.toContain("loading the demo")
  second.signal("SIGTERM")
  await second.ended
})
