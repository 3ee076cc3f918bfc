/** What two companies do at the same time: write sites and read lists, and what each of them was told. */
import { setTimeout as pause } from "node:timers/promises"
import { ask, signIn } from "../kernel/ask.ts"
import type { TestCompany } from "../kernel/companies.ts"
import { labourSite } from "../scheduling/board.ts"
import type { OwnFolder } from "./own-folder.ts"

/** Every name of a company carries its mark, so a row of the other one shows wherever it turns up. */
export const marks = ["CANARYA", "CANARYB"]
const markOf = ({ name }: TestCompany) => name.split(" ")[0] ?? ""

/** Between a hand's calls: nobody comes to the limit of calls a minute. */
const breathMillis = 200

export interface Client {
  readonly company: TestCompany
  readonly token: string
}
export interface Heard {
  /** Sites that were acknowledged, by name. */
  readonly acknowledged: Array<{ readonly companyId: number; readonly name: string }>
  /** Good answers and refusals that say to try again. */
  readonly counts: { good: number; away: number }
  /** Answers that no fault of the database may lead to. */
  readonly strange: Array<string>
}

export const clients = async (url: string, companies: ReadonlyArray<TestCompany>): Promise<ReadonlyArray<Client>> =>
  Promise.all(companies.map(async (company) => ({ company, token: await signIn(url, company.emailOf("manager")) })))

export const nothingHeard = (): Heard => ({ acknowledged: [], counts: { good: 0, away: 0 }, strange: [] })

/** Asks once; true when it was answered well. An answer that holds the other company's mark is strange, whatever else it is. */
const asked = async (url: string, client: Client, heard: Heard, path: string, body: object, key?: string) => {
  const { company, token } = client
  const more = key === undefined ? {} : { key }
  const told = await ask(url, path, { token, company: company.id, body, millis: 170_000, ...more }).catch(String)
  if (typeof told === "string") {
    heard.strange.push(`${path} ${told}`)
    return false
  }
  const foreign = marks.filter((mark) => mark !== markOf(company) && told.text.includes(mark))
  if (foreign.length > 0) heard.strange.push(`${path} holds ${foreign}: ${told.text.slice(0, 200)}`)
  if (told.status === 200) {
    heard.counts.good += 1
    if (!told.text.includes(markOf(company))) heard.strange.push(`${path} lacks its own mark`)
    return true
  }
  if (told.status === 503 && told.body?.errorCode === "Service_Unavailable" && /[ぁ-ん]/.test(told.body.errorMessage))
    heard.counts.away += 1
  else heard.strange.push(`${path} ${told.status} ${told.text.slice(0, 200)}`)
  return false
}

export const read = (url: string, client: Client, heard: Heard) => asked(url, client, heard, "/staff/list-staff", {})

/** Writes a site once, as a phone does: with the same key again until it is acknowledged or the caller gives up. */
export const written = async (url: string, client: Client, heard: Heard, name: string, goesOn: () => boolean) => {
  const site = { ...labourSite(client.company), name: `${markOf(client.company)} ${name}` }
  while (!(await asked(url, client, heard, "/construction-site/create", site, `site-${name}`))) {
    if (!goesOn()) return
    await pause(breathMillis)
  }
  heard.acknowledged.push({ companyId: client.company.id, name: site.name })
}

/** Goes on until stopped, each company by several hands; gives what they heard. */
export const mixedLoad = (url: string, of: ReadonlyArray<Client>, handsEach: number) => {
  const heard = nothingHeard()
  let isOn = true
  const hand = async (client: Client, who: string) => {
    for (let n = 0; isOn; n++) {
      await written(url, client, heard, `${who}-${n}`, () => isOn)
      await read(url, client, heard)
      await pause(breathMillis)
    }
  }
  const hands = of.flatMap((client) => Array.from({ length: handsEach }, (_, n) => hand(client, `hand${n}`)))
  return {
    heard,
    stop: async () => {
      isOn = false
      await Promise.all(hands)
      return heard
    },
  }
}

/** What was acknowledged and is not there exactly once, and rows that lie in the other company. */
export const lostOf = async ({ owner }: Pick<OwnFolder, "owner">, heard: Heard): Promise<ReadonlyArray<string>> => {
  const rows = await owner<Array<{ company_id: number; name: string; mark: string }>>`
    select s.company_id, s.name, c.name as mark from scheduling.site s join companies.company c on c.id = s.company_id`
  const times = new Map<string, number>()
  for (const { company_id, name } of rows)
    times.set(`${company_id} ${name}`, 1 + (times.get(`${company_id} ${name}`) ?? 0))
  return [
    ...heard.acknowledged.flatMap(({ companyId, name }) => {
      const found = times.get(`${companyId} ${name}`) ?? 0
      return found === 1 ? [] : [`${name} is there ${found} times`]
    }),
    ...[...times].flatMap(([name, found]) => (found > 1 ? [`${name} was written ${found} times`] : [])),
    ...rows.flatMap(({ name, mark }) => (name.split(" ")[0] === mark.split(" ")[0] ? [] : [`${name} lies in ${mark}`])),
  ]
}
