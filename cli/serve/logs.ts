/**
 * The server's log: one JSON object a line, without people's data.
 *
 * It goes to DATA_DIR/logs/server.log, so that a terminal shows the address and nothing else; with `--json` it goes to
 * stdout, where containers and systemd look for it.
 */
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { Effect, Layer, Logger, References } from "effect"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { onDisk } from "#modules/runtime/postgres/on-disk.ts"
import { faultsOf } from "../faults.ts"
import { logFile } from "./log-file.ts"

const plain: ReadonlySet<string> = new Set(["string", "number", "boolean"])
const isPlain = (value: unknown) => plain.has(typeof value)

/** Anything but a plain word in a message could be an object with a person in it. */
const wordsOf = (message: unknown): string =>
  Array.isArray(message) ? message.map(wordsOf).join(" ") : isPlain(message) ? String(message) : `[${typeof message}]`

const jsonLines = (write: (line: string) => void) =>
  Logger.make<unknown, void>(({ cause, date, fiber, logLevel, message }) => {
    const line: Record<string, unknown> = { at: date.toISOString(), level: logLevel, message: wordsOf(message) }
    const annotations = fiber.getRef(References.CurrentLogAnnotations)
    const requestId = fiber.getRef(RequestId)
    if (requestId !== undefined) line.requestId = requestId
    for (const name in annotations) if (isPlain(annotations[name])) line[name] = annotations[name]
    const faults = faultsOf(cause)
    if (faults.length > 0) line.faults = faults
    write(JSON.stringify(line))
  })

const toStdout = (line: string) => {
  process.stdout.write(`${line}\n`)
}

/** A file for each kind of process, so that none turns the other's. */
export type LogName = "server" | "worker" | "command"

export const logPath = (dataDir: string, name: LogName) => join(dataDir, "logs", `${name}.log`)

/** The data folder itself stays enterable: PostgreSQL's account has to pass through it. */
const ownFolder = (dataDir: string) =>
  onDisk(dataDir, () => {
    mkdirSync(dataDir, { recursive: true })
    mkdirSync(join(dataDir, "logs"), { recursive: true, mode: 0o700 })
  })

const fileLogs = (dataDir: string, name: LogName) =>
  ownFolder(dataDir).pipe(
    Effect.andThen(logFile(logPath(dataDir, name))),
    Effect.map((write) => Logger.layer([jsonLines(write)])),
    Layer.unwrap,
  )

const stdoutLogs = Logger.layer([jsonLines(toStdout)])

/** The log of a long-running command. Fails with DataFolderUnwritable or DiskFull when the file can't be opened. */
export const logsOf = (goesToStdout: boolean, dataDir: string, name: LogName) =>
  goesToStdout ? stdoutLogs : fileLogs(dataDir, name)
