/** The product's own server or worker as the command line runs it, in small chunks: node …/tehai.ts <serve|work> */
import { flushCompileCache } from "node:module"
import { Effect } from "effect"
import { PeopleAPiece } from "#modules/payroll/index.ts"
import { runServer } from "../../cli/run.ts"
import { serve } from "../../cli/serve/serve.ts"
import { work } from "../../cli/serve/work.ts"
import { peopleAPiece } from "./close/kill-points.ts"

const [what] = process.argv.slice(2)
const command =
  what === "work" ? work(true) : serve({ preparations: [], offersDemo: false, logsToStdout: true, buildsWeb: true })
// Loaded before it is needed: a test that kills many processes waits for none to load.
process.once("message", () => {
  process.disconnect()
  runServer({ json: true }, Effect.provideService(command, PeopleAPiece, peopleAPiece))
})
flushCompileCache()
