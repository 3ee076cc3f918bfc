/** The two planted companies, made once for a run by whichever file asks first and cloned by every file that asks. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { registerPerson } from "#modules/identity/index.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { signIn } from "../kernel/ask.ts"
import { type CompanyRecord, companyOf, everyRole, password } from "../kernel/companies.ts"
import { alone, clonedDatabase, type Running, started } from "../kernel/product.ts"
import { plantBoth } from "./foreign.ts"
import { afternoon } from "./planted.ts"
import { plantedPlatform } from "./planted-bill.ts"
import { atRest } from "./state.ts"

interface Template {
  readonly database: string
  readonly mine: CompanyRecord
  readonly other: CompanyRecord
  /** Of our company's people, by role. */
  readonly tokens: Readonly<Record<string, string>>
}

/** One of the platform's own people, of no company; gives his token. */
const superAdminIn = async ({ owner, run, url }: Running) => {
  const account = { email: "platform@ours.example", name: "運営", password }
  const personId = await run(writeAcross({ reason: "planted", personId: null }, registerPerson(account)))
  await owner`insert into identity.super_admin (person_id) values (${personId})`
  return await signIn(url, account.email)
}

const planted = Effect.fn("Tests.planted")(function* (socket: string, dataDir: string) {
  const source = yield* clonedDatabase(socket)
  const running = yield* started(source, dataDir, { startsAt: afternoon })
  return yield* Effect.promise(async (): Promise<Template> => {
    const both = await plantBoth(running)
    const { emailOf } = companyOf(both.mine)
    const tokens: Record<string, string> = {}
    for (const role of everyRole) tokens[role] = await signIn(running.url, emailOf(role))
    tokens.superAdmin = await superAdminIn(running)
    await plantedPlatform(running)
    await atRest(running)
    return { ...both, tokens, database: source.database }
  })
}, Effect.scoped)

/** The template's database and who is in it; nobody is connected to it. */
export const plantedTemplate = Effect.fn("Tests.plantedTemplate")(function* (socket: string, dataDir: string) {
  const note = join(dataDir, "planted.json")
  const make = Effect.gen(function* () {
    if (existsSync(note)) return
    writeFileSync(`${note}.new`, JSON.stringify(yield* planted(socket, dataDir)))
    renameSync(`${note}.new`, note)
  })
  yield* alone(socket, make)
  const { mine, other, tokens, database }: Template = JSON.parse(readFileSync(note, "utf8"))
  return { mine: companyOf(mine), other: companyOf(other), tokens: new Map(Object.entries(tokens)), database }
})
