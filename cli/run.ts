/** Runs one command to its end: tells what it did, says why it could not, leaves with an exit code. */
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Cause, Effect, Exit } from "effect"
import { outliveLostConnections } from "#modules/kernel/database/connect.ts"
import { type ExitCode, exitCodes } from "./exit-codes.ts"
import { faultsOf } from "./faults.ts"
import { type Refusal, sentenceOf } from "./refusals.ts"

/** The options that every command knows. */
export interface GlobalOptions {
  /** Answers are one JSON document on stdout, refusals one JSON line on stderr. */
  readonly json?: boolean
}

/** What a command tells at its end: lines for people, a value for programs. */
export interface Told {
  readonly text: string
  readonly json: unknown
}

const tell = ({ json }: GlobalOptions, told: Told) =>
  Effect.sync(() => process.stdout.write(`${json ? JSON.stringify(told.json) : told.text}\n`))

const complain = ({ json }: GlobalOptions, said: { readonly ja: string; readonly en: string }, more: object) =>
  process.stderr.write(json ? `${JSON.stringify({ ...more, ...said })}\n` : `tehai: ${said.ja}\ntehai: ${said.en}\n`)

const fault = { ja: "プログラムの不具合で止まりました。", en: "Stopped by a fault of the program." }

const exitCodeOf = (options: GlobalOptions, cause: Cause.Cause<Refusal>): ExitCode => {
  if (Cause.hasInterruptsOnly(cause)) return "interrupted"
  const refused = cause.reasons.find(Cause.isFailReason)
  if (refused === undefined) {
    complain(options, fault, { error: "Fault", faults: faultsOf(cause) })
    if (!options.json) process.stderr.write(`${JSON.stringify(faultsOf(cause), null, 2)}\n`)
    return "fault"
  }
  const { en, exit, ja } = sentenceOf(refused.error)
  complain(options, { ja, en }, { error: refused.error._tag })
  return exit
}

/** A closed terminal ends a command like Ctrl-C does, and a second signal changes nothing: npm repeats the first. */
const endOnHangup = () => process.once("SIGHUP", () => process.kill(process.pid, "SIGTERM"))

const run = (options: GlobalOptions, command: Effect.Effect<Told | undefined, Refusal>, whenTold: ExitCode) => {
  endOnHangup()
  outliveLostConnections()
  let ended: ExitCode = "ok"
  const told = Effect.flatMap(command, (said) => (said === undefined ? Effect.void : tell(options, said)))
  const noted = Effect.onExit(told, (exit) =>
    Effect.sync(() => {
      if (Exit.isFailure(exit)) ended = exitCodeOf(options, exit.cause)
    }),
  )
  NodeRuntime.runMain(noted, {
    disableErrorReporting: true,
    teardown: () => process.exit(exitCodes[ended === "interrupted" ? whenTold : ended].code),
  })
}

/** Runs a command as this process, to its end; a signal before that is an interruption. */
export const runCommand = (options: GlobalOptions, command: Effect.Effect<Told | undefined, Refusal>): void =>
  run(options, command, "interrupted")

/** Runs a server as this process, until a signal ends it: that is how it succeeds. */
export const runServer = (options: GlobalOptions, server: Effect.Effect<never, Refusal>): void =>
  run(options, server, "ok")
