/** One sign-in is a family of sessions with one live head; what is ended stays ended (AUTH-10, AUTH-13, AUTH-16). */
import { expect, test } from "vitest"
import { ask } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { noLimits } from "../security/grounds.ts"
import { aFamilyModel } from "./session-model.ts"

let company: TestCompany
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "FAMILY")
  },
  { startsAt: "2026-11-20T00:00:00Z", limits: noLimits },
)
/** Later by so many seconds, for this file's product only. */
const later = (seconds: number) => {
  const { clock } = running()
  clock?.set(new Date(clock.now() + seconds * 1000).toISOString())
}
interface Tokens {
  readonly token: string
  readonly refreshToken: string
}
const signIn = async (role: "worker" | "manager" = "worker"): Promise<Tokens> =>
  (await ask(running().url, "/auth/login", { body: { email: company.emailOf(role), password } })).body.data
const renew = (refreshToken: string) => ask(running().url, "/auth/request-access-token", { body: { refreshToken } })
const renewed = async (refreshToken: string): Promise<Tokens> => (await renew(refreshToken)).body.data
const opens = async ({ token }: Tokens) =>
  (await ask(running().url, "/workspace", { token, company: company.id })).status === 200
const signOut = ({ token }: Tokens, body: object = {}) => ask(running().url, "/auth/logout", { token, body })
const codeOf = async (refreshToken: string) => (await renew(refreshToken)).body.errorCode

test("AUTH-13 after signing out no earlier refresh token makes a session, not even within the grace of two tabs", async () => {
  const first = await signIn()
  const second = await renewed(first.refreshToken)
  expect((await signOut(second)).status).toBe(200)
  for (const { refreshToken } of [first, second]) expect(await codeOf(refreshToken)).toBe("Refresh_Token_Not_Exist")
})

test("AUTH-13 signing out everywhere ends every sign-in of the person, and nobody else's", async () => {
  const [here, there, other] = [await signIn(), await signIn(), await signIn("manager")]
  const thereLater = await renewed(there.refreshToken)
  expect((await signOut(here, { all: true })).status).toBe(200)
  for (const { refreshToken } of [here, there, thereLater])
    expect(await codeOf(refreshToken)).toBe("Refresh_Token_Not_Exist")
  expect([await opens(here), await opens(thereLater), await opens(other)]).toEqual([false, false, true])
})

test("AUTH-13 signing out of one sign-in leaves the person's others", async () => {
  const [here, there] = [await signIn(), await signIn()]
  await signOut(here)
  expect([await opens(here), await opens(there)]).toEqual([false, true])
})

test("AUTH-10 the same refresh token sent eight times at once leaves one live session", async () => {
  const { refreshToken } = await signIn()
  const all = await Promise.all(Array.from({ length: 8 }, () => renew(refreshToken)))
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  const tokens: ReadonlyArray<Tokens> = all.map(({ body }) => body.data)
  const alive = await Promise.all(tokens.map(opens))
  expect(alive.filter((isAlive) => isAlive)).toHaveLength(1)
})

test("AUTH-10 a refresh token used again after the grace ends its whole family, also what the thief holds", async () => {
  const stolen = await signIn()
  const thief = await renewed(stolen.refreshToken)
  later(31)
  expect(await codeOf(stolen.refreshToken)).toBe("Refresh_Token_Not_Exist")
  expect([await opens(thief), await codeOf(thief.refreshToken)]).toEqual([false, "Refresh_Token_Not_Exist"])
  const [entry] = await running().owner`
    select subject from kernel.audit_entry where action = 'session.endReused' order by id desc limit 1`
  expect(entry?.subject).toBe(`person:${company.personOf("worker")}`)
})

test("AUTH-11 a refresh token is good for thirty days and not a second longer", async () => {
  const [kept, late] = [await signIn(), await signIn()]
  later(30 * 86_400 - 60)
  expect((await renew(kept.refreshToken)).status).toBe(200)
  later(61)
  expect(await codeOf(late.refreshToken)).toBe("Refresh_Token_Expire")
})

test.each([
  [0, "User_Blocked"],
  [2, "User_Not_Verify"],
  [4, "User_Suspend"],
  [-1, "User_Blocked"],
])("AUTH-16 an account in state %i renews nothing: %s", async (status, code) => {
  const { refreshToken } = await signIn()
  const { owner } = running()
  await owner`update identity.person set status = ${status} where id = ${company.personOf("worker")}`
  const told = await codeOf(refreshToken)
  await owner`update identity.person set status = 1 where id = ${company.personOf("worker")}`
  expect(told).toBe(code)
})

test("a renewal and a signing out everywhere of the same moment leave no session, whichever is first", async () => {
  for (let n = 0; n < 10; n++) {
    const [here, there] = [await signIn(), await signIn()]
    const [next] = await Promise.all([renew(here.refreshToken), signOut(there, { all: true })])
    if (next.status === 200) expect(await opens(next.body.data)).toBe(false)
    else expect(next.body.errorCode).toBe("Refresh_Token_Not_Exist")
  }
})

/** Few long sequences each time; five hundred shorter ones by `npm run test:hard`. */
const [seeds, steps] =
  process.env.HARD === "1" ? [Array.from({ length: 500 }, (_, n) => n + 1), 20] : [[11, 23, 47, 95], 60]

test.each(seeds)("whatever is done in whatever order, sessions do as the model says (seed %i)", async (seed) => {
  const actions = {
    signIn: () => signIn(),
    renew,
    opens,
    signOut: (tokens: Tokens, all: boolean) => signOut(tokens, { all }),
    later,
    setStatus: async (status: number) => {
      await running().owner`update identity.person set status = ${status} where id = ${company.personOf("worker")}`
    },
  }
  await aFamilyModel(actions, seed).run(steps)
})
