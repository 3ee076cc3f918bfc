/**
 * Presses of 出勤 beside 2,000 open streams of events, and beside 1,000 wrong sign-ins: each against the same presses in
 * quiet, in the same run and the same process of the product. The limit is that quiet; it leaves nothing out.
 */
import { readFileSync } from "node:fs"
import { Agent, type ClientRequest, get } from "node:http"
import { type Size, sizes } from "#cli/bench/sizes.ts"
import { asBench } from "./as-bench.ts"
import { type Ground, onGround, startsAt } from "./ground.ts"
import { quantile, type Row, shown, spreadOf, verdictOf, type Wanted } from "./harness.ts"
import { closedLoop, press } from "./pressing.ts"
import { post, productServed, type Served, type SignedIn, workersSignedIn } from "./served.ts"

const counts = { quick: 200, usual: 2000, full: 2000 } as const
const logins = { quick: 200, usual: 1000, full: 1000 } as const
const [warmUps, rounds, atOnce] = [2, 5, 16]
const at = Date.parse(startsAt)
/** Streams stay open, each a connection of its own. */
const streamAgent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

interface Heard {
  readonly request: ClientRequest
  /** When it was told last that something changed. */
  toldAt: number
}
const opened = ({ port }: Served, companyId: number, { token }: SignedIn) =>
  new Promise<Heard>((resolve, reject) => {
    const headers = { accept: "text/event-stream", authorization: `Bearer ${token}`, companyid: String(companyId) }
    const request = get({ host: "127.0.0.1", port, path: "/api/events", agent: streamAgent, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`a stream was answered ${answer.statusCode}`))
      const heard: Heard = { request, toldAt: 0 }
      answer.on("data", (piece: Buffer) => {
        if (piece.includes("event: changed")) heard.toldAt = performance.now()
      })
      answer.on("error", () => undefined)
      resolve(heard)
    })
    request.on("error", reject)
  })

const residentKilobytes = ({ pid }: Served) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1])

interface Scene {
  readonly ground: Ground
  readonly product: Served
  readonly companyId: number
  readonly people: ReadonlyArray<SignedIn>
}
const forgotten = async ({ companyId, ground: { owner } }: Scene) => {
  await owner`delete from timekeeping.press where company_id = ${companyId}`
  await owner`delete from timekeeping.punch where company_id = ${companyId} and check_in > ${startsAt}::timestamptz - interval '1 day'`
}
/** Everybody presses once; the wait of 99 %. */
const pressed = async (scene: Scene) => {
  const { companyId, people, product } = scene
  const waits = await closedLoop(atOnce, people.slice(0, 600), (one) => press(product, companyId, one, "in", at))
  await forgotten(scene)
  return quantile(waits, 0.99)
}
const several = async (scene: Scene, times: number) => {
  const waits: Array<number> = []
  for (let n = 0; n < times; n++) waits.push(await pressed(scene))
  return waits
}

/** A fact that everybody of the company is told of; gives the longest wait of all streams. */
const toldWithin = async ({ companyId, ground }: Scene, streams: ReadonlyArray<Heard>) => {
  const from = performance.now()
  await ground.owner`insert into kernel.outbox (company_id, topic, body, sent_at)
    values (${companyId}, 'CompanyLabelChanged', ${ground.owner.json({ companyId })}, now())`
  while (streams.some(({ toldAt }) => toldAt < from) && performance.now() - from < 20_000)
    await new Promise((resolve) => setTimeout(resolve, 10))
  return Math.max(...streams.map(({ toldAt }) => (toldAt < from ? 20_000 : toldAt - from)))
}

/** A storm of one address; its tries are forgotten, or most would be turned away unread. */
const wrongLogins = async ({ ground, product }: Scene, count: number) => {
  let left = count
  const lane = async () => {
    while (left-- > 0) {
      if (left % 5 === 0) await ground.owner`delete from identity.sign_in_tries`
      await post(product.port, "/api/auth/login", { email: `n${left}@unknown.example`, password: "wrong-one" })
    }
  }
  await Promise.all(Array.from({ length: 20 }, lane))
}

const besideRow = (what: string, quiet: ReadonlyArray<number>, loud: ReadonlyArray<number>, most: number): Row => {
  const [one, other] = [spreadOf(quiet), spreadOf(loud)]
  const ratio = other.median / one.median
  return {
    what,
    measured: `${shown(ratio)} ×: p99 ${shown(other.median, "ms")} (${shown(other.least)}–${shown(other.most)}, n ${other.count}) beside ${shown(one.median, "ms")} in quiet (${shown(one.least)}–${shown(one.most)}, n ${one.count})`,
    goal: `≤ ${most} ×`,
    verdict: verdictOf(ratio <= most),
  }
}

const streamRows = async (scene: Scene, wanted: Wanted): Promise<ReadonlyArray<Row>> => {
  const { companyId, people, product } = scene
  const count = counts[wanted.pace]
  await several(scene, warmUps)
  const quiet = await several(scene, rounds)
  const before = residentKilobytes(product)
  const streams: Array<Heard> = []
  for (let n = 0; n < count; n += 50)
    streams.push(
      ...(await Promise.all(people.slice(n, Math.min(n + 50, count)).map((one) => opened(product, companyId, one)))),
    )
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const each = (residentKilobytes(product) - before) / streams.length
  const waits: Array<number> = []
  for (let n = 0; n < rounds; n++) waits.push((await toldWithin(scene, streams)) / 1000)
  const loud = await several(scene, rounds)
  for (const { request } of streams) request.destroy()
  const longest = Math.max(...waits)
  return [
    {
      what: `${shown(streams.length)} open streams: memory of the process, each`,
      measured: shown(each, "KB"),
      goal: "≤ 30 KB",
      verdict: verdictOf(each <= 30),
    },
    {
      what: `${shown(streams.length)} open streams: from a commit until the last of all has been told`,
      measured: `${shown(longest, "s")} the longest of ${waits.length}`,
      goal: "≤ 2 s",
      verdict: verdictOf(longest <= 2),
    },
    besideRow(`a press beside ${shown(streams.length)} open streams`, quiet, loud, 1.5),
  ]
}
const loginRow = async (scene: Scene, { pace }: Wanted): Promise<Row> => {
  const count = logins[pace]
  const quiet = await several(scene, rounds)
  const loud: Array<number> = []
  for (let n = 0; n < 3; n++) {
    const storm = wrongLogins(scene, Math.ceil(count / 3))
    loud.push(await pressed(scene))
    await storm
  }
  return besideRow(`a press beside ${shown(count)} wrong sign-ins, 20 at a time`, quiet, loud, 2)
}

await asBench({
  name: "streams",
  run: (wanted) =>
    onGround(async (ground) => {
      const size: Size = {
        ...{ ...sizes.S, companies: 1, months: 1, tasksAMonth: 0, missingEnds: "told" },
        workers: Math.ceil(counts[wanted.pace] / 0.85),
      }
      const [seeded] = await ground.seeded(size)
      if (seeded === undefined) throw new Error("nothing was seeded")
      const { companyId } = seeded
      const people = await workersSignedIn(ground, companyId)
      if (people.length < counts[wanted.pace]) throw new Error(`only ${people.length} people have a sign-in`)
      const product = await productServed(ground)
      const scene = { ground, product, companyId, people }
      const rows = await streamRows(scene, wanted)
      const login = await loginRow(scene, wanted)
      await product.end()
      return [...rows, login]
    }),
})
