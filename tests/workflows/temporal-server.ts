/**
 * The Temporal that the tests run on, one a run, started by the first file that asks for it.
 *
 * Looked for in this order: TEMPORAL_ADDRESS, `temporal` on the PATH, the folder that .ci/temporal.sh fills.
 */

import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, rmSync } from "node:fs"
import { connect, createServer } from "node:net"
import { homedir, tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { text } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import type { TestProject } from "vitest/node"
import { freePort } from "../kernel/free-port.ts"

/** What a test file is told at its start: where to ask for the cluster's address, or why there is none. */
export type TemporalOfRun =
  | { readonly door: string; readonly program: string }
  | { readonly address: string }
  | { readonly missing: string }
declare module "vitest" {
  export interface ProvidedContext {
    temporal: TemporalOfRun
  }
}

const version = "1.5.1"
const cached = () =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "tehai", `temporal-${version}`, "temporal")

const program = () =>
  [...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "temporal")), cached()].find(existsSync)

/** Resolves once something listens there. */
const listens = async (port: number, child: ChildProcess) => {
  for (const until = Date.now() + 60_000; Date.now() < until && child.exitCode === null; ) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const trial = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false))
      trial.once("connect", () => trial.destroy())
    })
    if (isOpen) return
    await pause(100)
  }
  throw new Error("the Temporal server of the tests did not start")
}

/** A server that keeps nothing; its namespace is `default`. */
const started = async (path: string, port: number) => {
  const words = [
    "server",
    "start-dev",
    "--headless",
    "--ip",
    "127.0.0.1",
    "--port",
    String(port),
    "--log-level",
    "error",
  ]
  const child = spawn(path, words, { stdio: ["ignore", "ignore", "inherit"] })
  await listens(port, child)
  return { child, address: `127.0.0.1:${port}` }
}

/** vitest's global set-up: starts nothing before somebody comes to the door, and ends what it started. */
export default (project: TestProject) => {
  if (process.env.TEMPORAL_ADDRESS !== undefined) {
    project.provide("temporal", { address: process.env.TEMPORAL_ADDRESS })
    return
  }
  const path = program()
  if (path === undefined) {
    project.provide("temporal", { missing: "no temporal on the PATH or in the cache; .ci/temporal.sh gets one" })
    return
  }
  let server: ReturnType<typeof started> | undefined
  const door = join(tmpdir(), `tehai-temporal-${process.pid}.sock`)
  const listening = createServer((asking) => {
    server ??= freePort().then((port) => started(path, port))
    server.then(
      ({ address }) => asking.end(address),
      () => asking.end(),
    )
  }).listen(door)
  project.provide("temporal", { door, program: path })
  return async () => {
    listening.close()
    rmSync(door, { force: true })
    const running = await server?.catch(() => undefined)
    running?.child.kill("SIGKILL")
  }
}

/** The address of the run's cluster. */
export const temporalAddress = async (temporal: TemporalOfRun) => {
  if ("address" in temporal) return temporal.address
  if ("missing" in temporal) throw new Error(temporal.missing)
  const address = await text(connect(temporal.door))
  if (address === "") throw new Error("the Temporal server of the tests did not start")
  return address
}

/** One more server, on this port, where the run has a program for it; its caller ends it. */
export const startTemporal = async (temporal: TemporalOfRun, port: number) =>
  "program" in temporal ? (await started(temporal.program, port)).child : undefined
