/** Calls the running product as a client would: over HTTP, with headers of its own choosing. */
import { password } from "./companies.ts"

export interface Asked {
  readonly method?: string
  readonly token?: string | undefined
  readonly company?: number | string | undefined
  readonly key?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** How long the caller waits; 20 seconds when absent. */
  readonly millis?: number
}
// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the body.
export type Told = { readonly status: number; readonly body: any; readonly text: string; readonly headers: Headers }

/** An answer's text; nothing of a stream of events, which has no end to wait for. */
export const wholeText = async (answer: Response): Promise<string> => {
  const goesOn = answer.headers.get("content-type")?.startsWith("text/event-stream") === true
  if (!goesOn) return answer.text()
  await answer.body?.cancel()
  return ""
}

const filesIn = (body: unknown) =>
  typeof body === "object" && body !== null && Object.values(body).some((of) => Array.isArray(of) && of.some(isFile))
const isFile = (value: unknown) => value instanceof File

/** JSON, or a form as a browser sends one, where a field is a list of files. */
export const bodyOf = (body: unknown): string | FormData => {
  if (!filesIn(body) || typeof body !== "object" || body === null) return JSON.stringify(body)
  const form = new FormData()
  for (const [field, values] of Object.entries(body))
    for (const value of [values].flat()) form.append(field, value instanceof File ? value : String(value))
  return form
}

export const ask = async (url: string, path: string, asked: Asked = {}): Promise<Told> => {
  const answer = await fetch(`${url}/api${path}`, {
    method: asked.method ?? (asked.body === undefined ? "GET" : "POST"),
    headers: {
      ...(asked.token === undefined ? {} : { authorization: `Bearer ${asked.token}` }),
      ...(asked.company === undefined ? {} : { companyid: String(asked.company) }),
      ...(asked.key === undefined ? {} : { "idempotency-key": asked.key }),
      ...(asked.body === undefined || filesIn(asked.body) ? {} : { "content-type": "application/json" }),
      ...asked.headers,
    },
    ...(asked.body === undefined ? {} : { body: bodyOf(asked.body) }),
    signal: AbortSignal.timeout(asked.millis ?? 60_000),
  })
  const text = await wholeText(answer)
  return {
    status: answer.status,
    text,
    body: text.startsWith("{") ? JSON.parse(text) : undefined,
    headers: answer.headers,
  }
}

export const signIn = async (url: string, email: string): Promise<string> => {
  const told = await ask(url, "/auth/login", { body: { email, password } })
  if (told.status !== 200) throw new Error(`${email} cannot sign in: ${told.text}`)
  return told.body.data.token
}
