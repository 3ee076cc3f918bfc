import { spawn } from "node:child_process"
import { expect, test } from "vitest"

/** A process of the product whose driver has thrown away a promise that rejects; how it ends. */
const endOf = (error: string) =>
  new Promise<number | null>((resolve) => {
    const connect = new URL("../../../modules/kernel/database/connect.ts", import.meta.url)
    const script = `import { outliveLostConnections } from "${connect}"
      outliveLostConnections()
      Promise.reject(${error})
      setTimeout(() => process.exit(0), 100)`
    spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "ignore" }).once("exit", resolve)
  })

test("a connection that dies while it is being made doesn't end the process; another forgotten rejection does", async () => {
  const away = ["EPIPE", "57P01", "CONNECTION_CLOSED"].map(
    (code) => `Object.assign(new Error("gone"), { code: "${code}" })`,
  )
  expect(await Promise.all(away.map(endOf))).toEqual([0, 0, 0])
  expect(await endOf('new Error("a fault of ours")')).toBe(1)
})
