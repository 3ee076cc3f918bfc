/** Asks for the address before anything is started, so that a taken port costs nothing. */
import { createServer } from "node:net"
import { Effect } from "effect"
import type { Settings } from "#modules/runtime/settings/settings.ts"
import { AddressTaken } from "../refusals.ts"

/** What the system called a refused address: EADDRINUSE, EACCES … */
export const codeOf = (cause: unknown) =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "UNKNOWN"

/** Fails with AddressTaken when `settings.host:port` can't be listened on. */
export const freeAddress = ({ host, port }: Settings) =>
  Effect.callback<void, AddressTaken>((resume) => {
    const trial = createServer()
    trial.once("error", (error) => resume(Effect.fail(new AddressTaken({ host, port, code: codeOf(error) }))))
    trial.listen({ host, port, exclusive: true }, () => trial.close(() => resume(Effect.void)))
  })
