/** The queue in a page of its own: what the tests call by `window.queue`. Sends to the test's server by real requests. */

import type { Owner } from "@/lib/device/owner.ts"
import type { Outgoing } from "@/lib/punch-queue/delivery.ts"
import { drainOf } from "@/lib/punch-queue/drain.ts"
import { newClientId, type PressKind } from "@/lib/punch-queue/press.ts"
import { changePress, forgetOldPresses, keepPress, pressesOf } from "@/lib/punch-queue/store.ts"

let owner: Owner | undefined

const send = async ({ call, input }: Outgoing) => {
  const answer = await fetch(call.path, {
    method: call.method,
    headers: { "content-type": "application/json", "idempotency-key": String(input.extraHeaders?.["idempotency-key"]) },
    body: JSON.stringify(input.body),
  })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith("{") ? JSON.parse(text) : {} }
}
const queue = {
  signIn: (next: Owner | undefined) => {
    owner = next
  },
  press: (of: Owner, kind: PressKind, pressedAt: string) =>
    keepPress({ ...of, kind, pressedAt, clientId: newClientId() }),
  all: (of: Owner) => pressesOf(of),
  place: (order: number) =>
    changePress(order, (now) =>
      now.attempts === 0 ? { ...now, position: { lat: 35, lng: 139, accuracy: 10 } } : undefined,
    ),
  answeredDaysAgo: (order: number, days: number) =>
    changePress(order, (now) => ({ ...now, answeredAt: Date.now() - days * 86_400_000 })),
  forgetOld: (of: Owner) => forgetOldPresses(of, Date.now()),
  drain: drainOf({ owner: () => owner, send }),
}
export type PunchQueue = typeof queue

declare global {
  interface Window {
    queue: PunchQueue
  }
}
window.queue = queue
