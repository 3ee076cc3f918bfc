/** The calls about files as somebody of a company makes them. */
import { existsSync, readdirSync } from "node:fs"
import { Effect } from "effect"
import { type Asked, ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { clonedDatabase, heldForFile, started } from "../kernel/product.ts"

const asked = ["admin", "manager", "worker", "partTimeWorker", "vendor", "customer"] as const

/** A product with two companies: people of one, and a stranger of the other. */
export const filesProduct = () => {
  const companies: Array<TestCompany> = []
  const tokens = new Map<string, string>()
  // The store of this file alone, so that what lies in it can be counted.
  const dataDir = aFolder()
  const open = (socket: string) => Effect.flatMap(clonedDatabase(socket), (address) => started(address, dataDir))
  const running = heldForFile(open, async (of) => {
    companies.push(await aCompany(of, "Files"), await aCompany(of, "Others"))
    const [own, other] = companies
    for (const role of asked) tokens.set(role, await signIn(of.url, own?.emailOf(role) ?? ""))
    tokens.set("stranger", await signIn(of.url, other?.emailOf("admin") ?? ""))
  })
  const staffOf = (role: (typeof asked)[number]) => companies[0]?.staffOf(role) ?? 0
  const company = (who = "") => companies[who === "stranger" ? 1 : 0]?.id ?? 0
  const asking = (who: string, path: string, more: Asked = {}) =>
    ask(running().url, path, { token: tokens.get(who), company: company(who), ...more })
  const upload = (files: ReadonlyArray<File>, more: object = {}, key?: string) =>
    asking("admin", "/upload", { body: { files, ...more }, ...(key === undefined ? {} : { key }) })
  const opened = (url: string) => fetch(`${running().url}${url}`)
  const common = (who: string, url: string) => asking(who, `/nest/common?url=${encodeURIComponent(url)}`)
  const stored = () =>
    existsSync(`${dataDir}/files`)
      ? readdirSync(`${dataDir}/files`, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
      : 0
  return { stored, dataDir, running, tokens, company, staffOf, asking, upload, opened, common }
}

export const fileOf = (bytes: Uint8Array | string, name: string, type = "application/octet-stream") =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type })

export const pdf = (more = "") => `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< >>\n%%EOF\n${more}`
