/** Product and limit as processes beside a bench, and people with a sign-in to call them with. */
import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { Agent, request } from "node:http"
import { fileURLToPath } from "node:url"
import { tokenHash } from "#modules/identity/index.ts"
import { freePort } from "../kernel/free-port.ts"
import { type Ground, password, startsAt } from "./ground.ts"

export interface Served {
  readonly port: number
  readonly pid: number
  readonly end: () => Promise<void>
}

const started = async (program: string, words: (port: number) => ReadonlyArray<string>): Promise<Served> => {
  const port = await freePort()
  const child: ChildProcess = fork(fileURLToPath(new URL(program, import.meta.url)), [...words(port)])
  const gone = once(child, "exit")
  const said = await Promise.race([once(child, "message"), gone])
  if (said[0] !== "ready") throw new Error(`${program} did not start`)
  const end = async () => {
    child.disconnect()
    await gone
  }
  return { port, pid: child.pid ?? 0, end }
}

export const productServed = ({ address, dataDir }: Ground) =>
  started("serving.ts", (port) => [address.socket, dataDir, String(port)])
export const limitServed = ({ address }: Ground) =>
  started("limit-serving.ts", (port) => [address.socket, String(port)])

/** Connections that stay open, as a browser's or a proxy's do. */
export const agent = new Agent({ keepAlive: true, maxSockets: 256 })

export interface Answer {
  readonly status: number
  /** As it came over the wire. */
  readonly body: Buffer
}

type Headers = Readonly<Record<string, string>>
const sent = (method: "GET" | "POST" | "PUT", port: number, path: string, text: string, headers: Headers) =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request({
      host: "127.0.0.1",
      port,
      path,
      agent,
      method,
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(text), ...headers },
    })
    asked.on("error", reject).on("response", (answer) => {
      const pieces: Array<Buffer> = []
      answer.on("data", (piece: Buffer) => pieces.push(piece))
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces) }))
    })
    asked.end(text)
  })

export const send = (method: "POST" | "PUT", port: number, path: string, body: object, headers: Headers = {}) =>
  sent(method, port, path, JSON.stringify(body), headers)

export const get = (port: number, path: string, headers: Headers = {}) => sent("GET", port, path, "", headers)

export const post = (port: number, path: string, body: object, headers: Headers = {}) =>
  send("POST", port, path, body, headers)

/** The token of somebody who signs in with the bench's password. */
export const signedIn = async (port: number, email: string): Promise<string> => {
  const { body } = await post(port, "/api/auth/login", { email, password })
  return JSON.parse(body.toString()).data.token
}

export interface SignedIn {
  readonly staffId: number
  readonly token: string
}

/** Of all who punch; outsourced people do not. Sign-ins as 30 days of them lie in a database; nobody's password is asked for thousands of times. */
export const workersSignedIn = async ({ owner }: Ground, companyId: number): Promise<ReadonlyArray<SignedIn>> => {
  const staff = await owner<Array<{ id: number; personId: number }>>`
    select s.id, s.person_id as "personId" from people.staff s
    join companies.membership m on m.company_id = s.company_id and m.id = s.membership_id
    where s.company_id = ${companyId} and not m.is_outsourced order by s.id`
  const until = new Date(Date.parse(startsAt) + 30 * 86_400_000).toISOString()
  const people = staff.map(({ id, personId }) => ({ staffId: id, personId, token: `bench-token-of-worker-${id}` }))
  const rows = people.map(({ personId, token }) => ({
    person: personId,
    access: tokenHash(token).toString("hex"),
    refresh: tokenHash(`${token} again`).toString("hex"),
  }))
  await owner`insert into identity.session (person_id, access_hash, refresh_hash, access_until, refresh_until)
    select person, decode(access, 'hex'), decode(refresh, 'hex'), ${until}::timestamptz, ${until}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as r (person int, access text, refresh text)`
  return people
}
