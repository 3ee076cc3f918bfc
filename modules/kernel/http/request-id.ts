/** The id of the call that is being answered: its log lines, its audit and its answer carry it. */
import { randomUUID } from "node:crypto"
import { Context } from "effect"

export const RequestId = Context.Reference<string | undefined>("kernel/RequestId", { defaultValue: () => undefined })

/** The caller's own when it is harmless to log, else a new one. */
export const requestIdOf = (header: string | undefined) =>
  header !== undefined && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
