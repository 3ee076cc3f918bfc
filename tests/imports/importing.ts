/** The calls of imports as somebody of a company makes them. */
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

export const fileOf = (content: string | Uint8Array, name = "社員名簿.csv") =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], name)

export const importing = (mark: string) => {
  const companies: Array<TestCompany> = []
  const tokens = new Map<string, string>()
  const running = runningProduct(async (started) => {
    const company = await aCompany(started, mark)
    companies.push(company)
    for (const role of ["admin", "manager", "vendor", "worker"] as const)
      tokens.set(role, await signIn(started.url, company.emailOf(role)))
  })
  const company = () => companies[0] ?? { id: 0, customerId: 0, vendorId: 0 }
  const asked = (path: string, body: object | undefined, method: string, role: string) =>
    ask(running().url, path, { token: tokens.get(role), company: company().id, body, method })
  interface Sent {
    readonly mapping?: object
    readonly changes?: ReadonlyArray<object>
    readonly role?: string
  }
  const send = (kind: string, file: File, dryRun: "0" | "1", { changes, mapping, role = "admin" }: Sent = {}) =>
    asked(
      `/nest/import/${kind}`,
      {
        files: [file],
        dryRun: [dryRun],
        ...(mapping === undefined ? {} : { mapping: [JSON.stringify(mapping)] }),
        ...(changes === undefined ? {} : { changes: [fileOf(JSON.stringify(changes), "changes.json")] }),
      },
      "POST",
      role,
    )
  return {
    running,
    company,
    look: (kind: string, file: File, sent?: Sent) => send(kind, file, "1", sent),
    save: (kind: string, file: File, sent?: Sent) => send(kind, file, "0", sent),
    undo: (id: number, version = 1, role = "admin") => asked(`/nest/import/${id}`, { status: 0, version }, "PUT", role),
    listed: (kind: string, role = "admin") => asked(`/nest/import/${kind}`, undefined, "GET", role),
    post: (path: string, body: object = {}, role = "admin") => asked(path, body, "POST", role),
    put: (path: string, body: object = {}, role = "admin") => asked(path, body, "PUT", role),
    get: (path: string, role = "admin") => asked(path, undefined, "GET", role),
  }
}
