/**
 * A real S3 server for the tests, where one is: `versitygw` on the PATH or in the folder that .ci/s3.sh fills. It keeps
 * its objects in a folder of the test.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, mkdirSync } from "node:fs"
import { homedir } from "node:os"
import { delimiter, join } from "node:path"
import { freePort } from "../kernel/free-port.ts"
import { aFolder, afterFile } from "../kernel/leftovers.ts"
import { until } from "../kernel/until.ts"

const version = "1.8.0"
const cached = () =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "tehai", `versitygw-${version}`, "versitygw")

export const s3Program = () =>
  [...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "versitygw")), cached()].find(existsSync)

export const missingS3 = "no versitygw on the PATH or in the cache; .ci/s3.sh gets one"

const keys = { ROOT_ACCESS_KEY: "tehai-key", ROOT_SECRET_KEY: "tehai/secret+key" }

/** Starts it; gives what FILES_URL says of it. */
export const s3Server = async (program: string) => {
  const [port, folder] = [await freePort(), aFolder()]
  mkdirSync(join(folder, "tehai"))
  const child: ChildProcess = spawn(program, ["--port", `127.0.0.1:${port}`, "posix", folder], {
    env: { ...process.env, ...keys },
    stdio: "ignore",
  })
  afterFile(() => child.kill("SIGKILL"))
  await until("the S3 server", async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    return answer === undefined ? undefined : true
  })
  const { ROOT_ACCESS_KEY, ROOT_SECRET_KEY } = keys
  const signIn = `${encodeURIComponent(ROOT_ACCESS_KEY)}:${encodeURIComponent(ROOT_SECRET_KEY)}`
  return { url: `http://${signIn}@127.0.0.1:${port}/tehai?region=us-east-1`, folder: join(folder, "tehai"), child }
}
