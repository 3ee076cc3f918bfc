/**
 * Presses of companies that the person is not in now: one whose plan is over lets nobody in and still takes what was
 * pressed before (D11). Sent from the choice of companies, where everybody ends who was sent out.
 */
import { inTransaction, resultOf, stores } from "../device/database.ts"
import { send } from "../send.ts"
import { session } from "../session.ts"
import { drainOf } from "./drain.ts"
import type { QueuedPress } from "./press.ts"

const everyPress = () =>
  inTransaction(stores.presses, "readonly", (store): Promise<ReadonlyArray<QueuedPress>> => resultOf(store.getAll()))

const sendOf = (personId: number, companyId: number) =>
  drainOf({
    owner: () => (session.signIn()?.personId === personId ? { personId, companyId } : undefined),
    send: ({ call, input }) =>
      send(call, { ...input, extraHeaders: { ...input.extraHeaders, companyId: String(companyId) } }),
  })()

export const sendLeftBehind = async () => {
  const personId = session.signIn()?.personId
  if (personId === undefined) return
  const waiting = (await everyPress()).filter((press) => press.personId === personId && press.delivery === "waiting")
  for (const companyId of new Set(waiting.map((press) => press.companyId))) await sendOf(personId, companyId)
}
