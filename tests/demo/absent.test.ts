import { expect, test } from "vitest"
import { ask } from "../kernel/ask.ts"
import { runningProduct } from "../kernel/product.ts"

const running = runningProduct()

test("BEY-18 a server that offers no demo answers its calls like calls that do not exist", async () => {
  const { url } = running()
  const unknown = await ask(url, "/no-such-call")
  const people = await ask(url, "/demo/people")
  const enter = await ask(url, "/demo/enter", { body: { key: "president" } })
  expect([people.status, people.text]).toEqual([404, unknown.text])
  expect([enter.status, enter.text]).toEqual([404, unknown.text])
})
