/** A password from stdin, or typed at the terminal without being shown; never from an argument, which others can read. */
import { createInterface } from "node:readline"
import { Writable } from "node:stream"
import { text } from "node:stream/consumers"
import { Effect, Schema } from "effect"
import { isCommonPassword } from "#modules/identity/index.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { Password } from "#modules/kernel/fields/password.ts"
import { CommandRefused } from "../refusals.ts"

/** Of an account that a command makes: what everybody tries first is refused here as it is on the screens. */
export const ChosenPassword = Password.check(
  Schema.makeFilter((text: string) => !isCommonPassword(text), { message: messageKey("passwordCommon") }),
)

const noTerminal = new CommandRefused({
  ja: "端末がないのでパスワードを聞けません。--password-stdin を使ってください。",
  en: "There is no terminal to ask for a password: use --password-stdin.",
  exit: "usage",
})

/** The first line of stdin. */
const fromStdin = Effect.map(
  Effect.promise(() => text(process.stdin)),
  (all) => all.split(/\r?\n/)[0] ?? "",
)

const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() })

const typed = Effect.callback<string>((resume) => {
  process.stderr.write("パスワード / password: ")
  const asked = createInterface({ input: process.stdin, output: silent(), terminal: true })
  asked.question("", (answer) => {
    asked.close()
    process.stderr.write("\n")
    resume(Effect.succeed(answer))
  })
})

/** Fails with CommandRefused where there is nobody to ask. */
export const givenPassword = (isOnStdin: boolean): Effect.Effect<string, CommandRefused> => {
  if (isOnStdin) return fromStdin
  return process.stdin.isTTY === true ? typed : Effect.fail(noTerminal)
}
