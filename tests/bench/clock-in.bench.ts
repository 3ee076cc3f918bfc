/** 打刻: presses of 5,000 people who hold a sign-in, beside node:http with one INSERT; and all of them within 5 seconds. */
import { type Size, sizes } from "#cli/bench/sizes.ts"
import { asBench } from "./as-bench.ts"
import { type Ground, onGround, startsAt } from "./ground.ts"
import { interleaved, quantile, type Row, shown, spreadOf, spreadShown, verdictOf, type Wanted } from "./harness.ts"
import { closedLoop, press } from "./pressing.ts"
import { limitServed, post, productServed, type SignedIn, workersSignedIn } from "./served.ts"

const peopleOf = { quick: 500, usual: 5000, full: 5000 } as const
/** Of the seeded people at least so many punch. */
const punchingShare = 0.9
const leastShare = 0.4
/** What is sustained at this wait of 99 % is judged. */
const longestWait = 250
/** As many as stand at a few gates; and as many as that wait allows, who press within a tenth of a second at eight. */
const crowds = [
  { atOnce: 32, isJudged: false },
  { atOnce: 256, isJudged: true },
] as const
const burstSeconds = 5

const at = Date.parse(startsAt)

interface Burst {
  readonly seconds: number
  readonly waits: ReadonlyArray<number>
}

/** Arrivals at a fixed rate, whether or not the last one was answered; a wait counts from when it was meant to be sent. */
const openLoop = async (
  people: ReadonlyArray<SignedIn>,
  one: (person: SignedIn) => Promise<unknown>,
): Promise<Burst> => {
  const waits: Array<number> = []
  const started = performance.now()
  const gap = (burstSeconds * 1000) / people.length
  const sent = people.map(async (person, n) => {
    const due = started + n * gap
    const early = due - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    await one(person)
    waits.push(performance.now() - due)
  })
  await Promise.all(sent)
  return { seconds: (performance.now() - started) / 1000, waits }
}

/** Every acknowledged press is there once, with the time it was pressed. */
const checkKept = async ({ owner }: Ground, companyId: number, expected: number, millis: number) => {
  const [row] = await owner`select count(*)::int as presses, count(distinct staff_id)::int as people,
    bool_and(pressed_at = ${new Date(millis).toISOString()}::timestamptz) as exact
    from timekeeping.press where company_id = ${companyId}`
  if (row?.presses !== expected || row.people !== expected || row.exact !== true)
    throw new Error(`presses were lost or doubled: ${JSON.stringify(row)} of ${expected}`)
}

const forgotten = async ({ owner }: Ground, companyId: number) => {
  await owner`delete from timekeeping.press where company_id = ${companyId}`
  await owner`delete from timekeeping.punch where company_id = ${companyId} and check_in > ${startsAt}::timestamptz - interval '1 day'`
  await owner`truncate bench.clock`
}

interface Scene {
  readonly ground: Ground
  readonly companyId: number
  readonly people: ReadonlyArray<SignedIn>
}

/** A server that was just started compiles its hot path for so many rounds; a third less is pressed in the first. */
const warmUps = 3
/** The product counts what a company asks in a minute: these stay below it, and each crowd has processes of its own. */
const rounds = 4

/** Everybody once a round: of fewer, the beginning and the end of a round would be a tenth of it. */
const shareRow = async (
  { ground, companyId, people }: Scene,
  { atOnce, isJudged }: (typeof crowds)[number],
  wanted: Wanted,
): Promise<Row> => {
  const [product, limit] = [await productServed(ground), await limitServed(ground)]
  const all = async (one: (person: SignedIn) => Promise<unknown>) =>
    quantile(await closedLoop(atOnce, people, one), 0.99)
  const waits: Array<number> = []
  const sides = {
    warmUps,
    limit: () => all(({ staffId }) => post(limit.port, "/punch", { staffId, pressedAt: startsAt })),
    product: async () => waits.push(await all((person) => press(product, companyId, person, "in", at))),
    reset: () => forgotten(ground, companyId),
  }
  const pair = await interleaved(sides, rounds, wanted, 1 / leastShare)
  await forgotten(ground, companyId)
  await Promise.all([product.end(), limit.end()])
  const persons = (millis: number) => people.length / (millis / 1000)
  const wait = spreadOf(waits).median
  const isMet = 1 / pair.ratio.median >= leastShare && wait <= longestWait
  return {
    what: `check-ins a second of ${atOnce} at once, as a share of the limit's`,
    measured: `${shown(1 / pair.ratio.median)} × (${shown(1 / pair.ratio.most)}–${shown(1 / pair.ratio.least)}, n ${pair.ratio.count}): product ${shown(persons(pair.product.median))}/s, node:http + INSERT ${shown(persons(pair.limit.median))}/s, limit varies ${shown(pair.variation * 100, "%")}; 99 % answered within ${shown(wait, "ms")}`,
    goal: isJudged ? `≥ ${leastShare} ×, ${longestWait} ms` : "–",
    verdict: isJudged ? (pair.isDropped ? "dropped" : verdictOf(isMet)) : "noted",
    ...(isJudged ? { noticesPlanted: true } : {}),
  }
}

await asBench({
  name: "clock-in",
  run: (wanted) =>
    onGround(async (ground) => {
      await ground.owner.unsafe(
        "create schema bench; create table bench.clock (staff_id int, n int, at timestamptz, lat float8, lng float8, primary key (staff_id, n))",
      )
      const size: Size = {
        ...sizes.S,
        companies: 1,
        workers: Math.ceil(peopleOf[wanted.pace] / punchingShare),
        months: 1,
        tasksAMonth: 0,
        missingEnds: "told",
      }
      const [seeded] = await ground.seeded(size)
      if (seeded === undefined) throw new Error("nothing was seeded")
      const { companyId } = seeded
      const people = (await workersSignedIn(ground, companyId)).slice(0, peopleOf[wanted.pace])
      const shares: Array<Row> = []
      for (const crowd of crowds) shares.push(await shareRow({ ground, companyId, people }, crowd, wanted))
      const product = await productServed(ground)
      const burst = await openLoop(people, (person) => press(product, companyId, person, "in", at))
      await checkKept(ground, companyId, people.length, at)
      await product.end()
      const [last, wait] = [burst.seconds, quantile(burst.waits, 0.99) / 1000]
      const of = `${shown(people.length)} presses sent within ${burstSeconds} s`
      return [
        ...shares,
        { what: `${of}: all acknowledged`, measured: shown(last, "s"), goal: "≤ 8 s", verdict: verdictOf(last <= 8) },
        {
          what: `${of}: wait from the intended moment, p99; none lost, none twice`,
          measured: `${shown(wait, "s")} (${spreadShown(spreadOf(burst.waits), "ms")})`,
          goal: "≤ 3 s",
          verdict: verdictOf(wait <= 3),
        },
      ]
    }),
})
