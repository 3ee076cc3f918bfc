/** An open screen, as a browser holds one: reads the stream of events and keeps what it was told. */
import { setTimeout as pause } from "node:timers/promises"

export interface Heard {
  readonly id: string
  readonly event: string
  readonly about: ReadonlyArray<string>
}
export interface Listening {
  readonly status: number
  readonly headers: Headers
  readonly heard: ReadonlyArray<Heard>
  /** Every kind of thing that it was told to read again. */
  readonly subjects: () => ReadonlyArray<string>
  /** Whether the server has ended the stream. */
  readonly hasEnded: () => boolean
  readonly close: () => void
}

const eventOf = (block: string): Heard | undefined => {
  const fields = new Map(
    block.split("\n").map((line) => [line.split(": ")[0] ?? "", line.slice(line.indexOf(": ") + 2)]),
  )
  const [event, data] = [fields.get("event"), fields.get("data")]
  if (event === undefined || data === undefined) return undefined
  return { id: fields.get("id") ?? "", event, about: JSON.parse(data).about ?? [] }
}

export const listen = async (
  url: string,
  { token, company, since }: { readonly token: string; readonly company: number; readonly since?: string },
): Promise<Listening> => {
  const ending = new AbortController()
  const answer = await fetch(`${url}/api/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      companyid: String(company),
      "accept-encoding": "gzip, br",
      ...(since === undefined ? {} : { "last-event-id": since }),
    },
    signal: ending.signal,
  })
  const heard: Array<Heard> = []
  let hasEnded = false
  const read = async () => {
    let open = ""
    for await (const chunk of answer.body ?? []) {
      const blocks = `${open}${Buffer.from(chunk).toString("utf8")}`.split("\n\n")
      open = blocks.pop() ?? ""
      heard.push(...blocks.flatMap((block) => eventOf(block) ?? []))
    }
  }
  void read()
    .catch(() => undefined)
    .finally(() => {
      hasEnded = true
    })
  for (let tries = 0; answer.status === 200 && heard.length === 0 && tries < 100; tries++) await pause(20)
  return {
    status: answer.status,
    headers: answer.headers,
    heard,
    subjects: () => [...new Set(heard.flatMap(({ about }) => about))],
    hasEnded: () => hasEnded,
    close: () => ending.abort(),
  }
}
