/** Calls of a company's people as a test names them: by role, each signed in with his first call. */
import { ask, signIn } from "./ask.ts"
import { everyRole, type TestCompany } from "./companies.ts"
import type { Running } from "./product.ts"

/** The company is read with the first call: a file has one only once its product runs. */
export const callsOf = (running: () => Running, company: () => TestCompany) => {
  const tokens = new Map<string, Promise<string>>()
  const enter = (role: string) => {
    const known = everyRole.find((one) => one === role)
    if (known === undefined) throw new Error(`nobody of the company is ${role}`)
    return signIn(running().url, company().emailOf(known))
  }
  const tokenOf = (role: string) => {
    const token = tokens.get(role) ?? enter(role)
    tokens.set(role, token)
    return token
  }
  return async (role: string, path: string, body?: unknown, method?: string) =>
    ask(running().url, path, {
      token: await tokenOf(role),
      company: company().id,
      ...(body === undefined ? {} : { body }),
      ...(method === undefined ? {} : { method }),
    })
}
