/** Stripe's own mock, where one is: it refuses parameters that Stripe would refuse. On the PATH, or as .ci/stripe-mock.sh gets it. */
import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { createServer } from "node:http"
import { homedir } from "node:os"
import { delimiter, join } from "node:path"
import { freePort } from "../kernel/free-port.ts"
import { afterFile } from "../kernel/leftovers.ts"
import { until } from "../kernel/until.ts"

const version = "0.203.0"
const cached = () =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "tehai", `stripe-mock-${version}`, "stripe-mock")
export const stripeMockProgram = () =>
  [...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "stripe-mock")), cached()].find(existsSync)

/**
 * Starts it behind a server that hands on what it is asked. `allowed_payment_method_types` of a hosted page is newer than the
 * mock, which knows it by its former name.
 */
export const stripeMock = async (program: string) => {
  const [port, securePort, frontPort] = [await freePort(), await freePort(), await freePort()]
  const child = spawn(program, ["-http-addr", `127.0.0.1:${port}`, "-https-addr", `127.0.0.1:${securePort}`], {
    stdio: "ignore",
  })
  afterFile(() => child.kill("SIGKILL"))
  await until("stripe-mock", async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    return answer === undefined ? undefined : true
  })
  const asked: Array<string> = []
  const front = createServer((request, response) => {
    const parts: Array<Buffer> = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", async () => {
      const { authorization = "", "content-type": type = "", "stripe-version": apiVersion = "" } = request.headers
      const body = Buffer.concat(parts).toString("utf8")
      const isPage = request.url === "/v1/checkout/sessions"
      const told = await fetch(`http://127.0.0.1:${port}${request.url}`, {
        method: request.method ?? "GET",
        headers: { authorization, ...(type === "" ? {} : { "content-type": type }) },
        ...(request.method === "POST" ? { body: isPage ? body.replace("allowed_payment", "payment") : body } : {}),
      })
      asked.push(`${request.method} ${request.url?.split("?")[0]} ${told.status} ${String(apiVersion)}`)
      response.writeHead(told.status, { "content-type": "application/json" }).end(await told.text())
    })
  })
  await new Promise<void>((resolve) => {
    front.listen(frontPort, "127.0.0.1", resolve)
  })
  afterFile(() => front.close())
  return { url: `http://127.0.0.1:${frontPort}`, asked }
}
