/** Whether a stranger's clock tells which addresses have an account: the same call for a known and an unknown one, by turns. */

import { sizes } from "#cli/bench/sizes.ts"
import { presentTerms } from "#modules/identity/codes.ts"
import { asBench } from "./as-bench.ts"
import { type Ground, onGround } from "./ground.ts"
import { millisOf, type Row, shown, spreadOf, spreadShown, verdictOf, type Wanted } from "./harness.ts"
import { post, productServed, type Served } from "./served.ts"

const rounds = { quick: 40, usual: 300, full: 1000 } as const
/** Medians differ by so much at most. */
const goal = 0.05

type Asked = readonly [path: string, body: object, status: number]
const calls = {
  "sign-in with a wrong password": (email: string): Asked => ["/api/auth/login", { email, password: "wrong-one" }, 401],
  "request of a code": (email: string): Asked => ["/api/auth/request-otp", { email }, 200],
  registration: (email: string): Asked => [
    "/api/auth/register",
    { email, name: "計測", password: "keisoku-1", confirm: "keisoku-1", agreedTerms: presentTerms },
    200,
  ],
}

/** By who lost the mail of his registration. */
const activationAgain = (email: string): Asked => ["/api/auth/active-email", { email }, 200]

/** Nobody is turned away for asking often: that answers sooner, for known and unknown alike. */
const forgetTries = ({ owner }: Ground) => owner`delete from identity.sign_in_tries`

const timed = async ({ port }: Served, [path, body, expected]: Asked) => {
  let status = 0
  const millis = await millisOf(async () => {
    status = (await post(port, path, body)).status
  })
  if (status !== expected) throw new Error(`${path} answered ${status}`)
  return millis
}

const rowOf = async (
  ground: Ground,
  served: Served,
  [what, call]: readonly [string, (email: string) => Asked],
  known: ReadonlyArray<string>,
  { isPlanted, pace }: Wanted,
): Promise<Row> => {
  const seen: Record<"known" | "unknown", Array<number>> = { known: [], unknown: [] }
  for (let round = 0; round < rounds[pace] + 5; round++) {
    if (round % 5 === 0) await forgetTries(ground)
    const emails = { known: known[round % known.length] ?? "", unknown: `n${round}@unknown.example` }
    const order = round % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)
    for (const which of order) {
      const millis = await timed(served, call(emails[which]))
      if (round >= 5) seen[which].push(isPlanted && which === "known" ? millis * 1.5 : millis)
    }
  }
  const [one, other] = [spreadOf(seen.known), spreadOf(seen.unknown)]
  const apart = Math.abs(one.median / other.median - 1)
  return {
    what: `${what}: medians of a known and an unknown address apart`,
    measured: `${shown(apart * 100, "%")}: known ${spreadShown(one, "ms")}, unknown ${spreadShown(other, "ms")}`,
    goal: `≤ ${goal * 100} % on a quiet machine`,
    verdict: isPlanted ? verdictOf(apart <= goal) : "noted",
    noticesPlanted: true,
  }
}

const run = (wanted: Wanted): Promise<ReadonlyArray<Row>> =>
  onGround(async (ground) => {
    await ground.seeded(sizes.S)
    // The workers of a seed have no password that anybody could have set.
    const people = await ground.owner<Array<{ email: string }>>`
      select email from identity.person where password_hash like '%.%' order by id`
    const served = await productServed(ground)
    const known = people.map(({ email }) => email)
    if (known.length < 3) throw new Error("nobody with an address")
    const rows: Array<Row> = []
    // Known to have registered, and not to have proved it.
    const waiting = Array.from({ length: 5 }, (_, n) => `waits${n}@waiting.example`)
    for (const email of waiting) await timed(served, calls.registration(email))
    rows.push(await rowOf(ground, served, ["activation once more", activationAgain], waiting, wanted))
    for (const call of Object.entries(calls)) rows.push(await rowOf(ground, served, call, known, wanted))
    await served.end()
    return rows
  })

await asBench({ name: "known-address", run })
