/** A product with two founders of no company and one of the platform's own people, and what they ask. */
import { registerPerson } from "#modules/identity/index.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { ask, signIn, type Told } from "../kernel/ask.ts"
import { password } from "../kernel/companies.ts"
import { runningProduct, type Wanted } from "../kernel/product.ts"

export const founder = "shimizu@founder.example"
const accounts = {
  founder: [founder, "清水 一郎"],
  other: ["kato@founder.example", "加藤 花"],
  operator: ["ops@founder.example", "運営 花子"],
} as const
export type Who = keyof typeof accounts

export const founders = (wanted: Wanted = {}) => {
  const tokens = new Map<Who, string>()
  const running = runningProduct(
    async (started) => {
      for (const who of ["founder", "other", "operator"] as const) {
        const [email, name] = accounts[who]
        const one = registerPerson({ email, name, password })
        await started.run(writeAcross({ reason: "an account for a test", personId: null }, one))
        tokens.set(who, await signIn(started.url, email))
      }
      const [email] = accounts.operator
      await started.owner`insert into identity.super_admin (person_id) select id from identity.person where email = ${email}`
    },
    { startsAt: "2026-11-20T03:00:00Z", ...wanted },
  )
  /** Goes on from this moment; everybody signs in anew, for a token of another hour is over. */
  const at = async (instant: string) => {
    running().clock?.set(instant)
    for (const who of ["founder", "operator"] as const) tokens.set(who, await signIn(running().url, accounts[who][0]))
  }
  const call = (who: Who, path: string, more: object = {}) =>
    ask(running().url, path, { token: tokens.get(who), ...more })
  const post = (who: Who, path: string, body: object) => call(who, path, { body })
  const register = (body: object, who: Who = "founder") => post(who, "/v2/company/create-company", body)
  const choices = async (who: Who) => (await post(who, "/v2/user/search-user-company", {})).body.data
  const ofId = (rows: ReadonlyArray<{ readonly id: number }>, id: number) => rows.find((one) => one.id === id)
  return {
    running,
    at,
    call,
    post,
    register,
    choices,
    idOf: async (body: object): Promise<number> => (await register(body)).body.data.id,
    /** One's own registration, as it is answered. */
    // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of it.
    ownOf: async (id: number): Promise<any> => ofId((await call("founder", "/v2/company/registration")).body.data, id),
    /** The founder's entry in the picker. */
    entry: async (id: number) => ofId(await choices("founder"), id),
  }
}

export const wrongIn = ({ body, status }: Told) => [
  status,
  body.errorCode,
  (body.fields ?? []).map(({ field }: { field: string }) => field),
]
