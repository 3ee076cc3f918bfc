/** A question before something is done that binds: answered at the terminal, or beforehand by `--yes`. */
import { createInterface } from "node:readline"
import { Effect } from "effect"
import { CommandRefused } from "./refusals.ts"

const noTerminal = new CommandRefused({
  ja: "端末がないので確認できません。よければ --yes を、見るだけなら --dry-run を付けてください。",
  en: "There is no terminal to ask: use --yes to go on, or --dry-run to look only.",
  exit: "usage",
})
const declined = new CommandRefused({ ja: "やめました。何も変わっていません。", en: "Stopped; nothing has changed." })

const answered = (question: string) =>
  Effect.callback<string>((resume) => {
    const asked = createInterface({ input: process.stdin, output: process.stderr, terminal: true })
    asked.question(`${question} [y/N] `, (answer) => {
      // First: closing says that there is no answer.
      resume(Effect.succeed(answer))
      asked.close()
    })
    // Ctrl+D and a closed terminal are no consent.
    asked.once("close", () => resume(Effect.succeed("")))
  })

/** Whether somebody can be asked or has answered already. Fails with CommandRefused otherwise. */
export const canConfirm = (isAgreed: boolean): Effect.Effect<void, CommandRefused> =>
  isAgreed || process.stdin.isTTY === true ? Effect.void : Effect.fail(noTerminal)

/** Goes on after a yes. Fails with CommandRefused after anything else. */
export const confirmed = Effect.fn("Cli.confirmed")(function* (isAgreed: boolean, question: string) {
  yield* canConfirm(isAgreed)
  if (isAgreed) return
  const answer = yield* answered(question)
  if (!/^(y|yes|はい)$/i.test(answer.trim())) return yield* declined
})
