/** What somebody at the desk does while a browser looks on: a call under that person's sign-in. */
import { ask, signIn } from "../kernel/ask.ts"
import { e2eAddress } from "./address.ts"

/** The calls of a person in the one company that they have; each gives the good answer's `data`. */
export const deskOf = async (email: string) => {
  const { url } = e2eAddress
  const token = await signIn(url, email)
  const choices = await ask(url, "/v2/user/search-user-company", { token, body: {} })
  const company: number = choices.body.data[0].id
  return async (path: string, body?: unknown, method?: string) => {
    const told = await ask(url, path, {
      token,
      company,
      ...(body === undefined ? {} : { body }),
      ...(method === undefined ? {} : { method }),
    })
    if (told.status !== 200) throw new Error(`${path}: ${told.text}`)
    return told.body.data
  }
}
