/** A process that asks once, for a test at a terminal; ends well after a yes. */
import { Effect, Exit } from "effect"
import { confirmed } from "#cli/confirm.ts"

const exit = await Effect.runPromiseExit(confirmed(process.argv[2] === "--yes", "確定しますか。"))
process.exit(Exit.isSuccess(exit) ? 0 : 1)
