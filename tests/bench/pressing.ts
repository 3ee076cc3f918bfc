/** Presses of 出勤 and 退勤 as a phone's queue sends them, so many at a time. */
import { randomUUID } from "node:crypto"
import { millisOf } from "./harness.ts"
import { post, type Served, type SignedIn } from "./served.ts"

export const press = async (
  { port }: Served,
  companyId: number,
  { token }: SignedIn,
  action: "in" | "out",
  millis: number,
) => {
  const clientId = randomUUID()
  // As a phone's queue sends it.
  const headers = { authorization: `Bearer ${token}`, companyid: String(companyId), "idempotency-key": clientId }
  const body = { action, isOffice: 1, pressedAt: new Date(millis).toISOString(), clientId }
  const { status, body: text } = await post(port, "/api/nest/time-keeping/check-in-check-out", body, headers)
  if (status !== 200) throw new Error(`a press was answered ${status}: ${text.toString().slice(0, 200)}`)
}

/** Everybody once, so many under way at a time; gives how long each waited. */
export const closedLoop = async (
  atOnce: number,
  people: ReadonlyArray<SignedIn>,
  one: (person: SignedIn) => Promise<unknown>,
) => {
  const waiting = [...people]
  const waits: Array<number> = []
  const lane = async () => {
    for (let person = waiting.pop(); person !== undefined; person = waiting.pop()) {
      const own = person
      waits.push(await millisOf(() => one(own)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return waits
}
