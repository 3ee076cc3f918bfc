/**
 * The sign-in of this browser.
 *
 * The access token lives in memory only. Who is signed in, and in which company, stands in the browser's storage under
 * an id that changes with each sign-in and each choice of a company; every tab keeps the one that it started with, so a
 * tab never sends under a company that was chosen in another tab.
 */
import { randomId } from "./random-id.ts"

export interface SignIn {
  readonly id: string
  readonly personId: number
  readonly companyId?: number
  /** Stored and passed on unread: what a role may do is the server's to say. */
  readonly roleId?: number
}
const place = "tehai.signIn"
const isSignIn = (value: unknown): value is SignIn =>
  typeof value === "object" && value !== null && "id" in value && "personId" in value && typeof value.id === "string"

const stored = (): SignIn | undefined => {
  const text = localStorage.getItem(place)
  if (text === null) return undefined
  const value: unknown = JSON.parse(text)
  return isSignIn(value) ? value : undefined
}
let mine: SignIn | undefined
let token: string | undefined
let isLoaded = false
let goesOnAlone = true
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("tehai.token")
const tokenWatchers = new Set<() => void>()

interface SharedToken {
  readonly signInId: string
  readonly token: string
}
const isSharedToken = (value: unknown): value is SharedToken =>
  typeof value === "object" &&
  value !== null &&
  "signInId" in value &&
  "token" in value &&
  typeof value.token === "string"

const take = (next: string) => {
  token = next
  for (const watcher of tokenWatchers) watcher()
}
channel?.addEventListener("message", ({ data }) => {
  if (isSharedToken(data) && data.signInId === signIn()?.id) take(data.token)
})

const signIn = () => {
  if (!isLoaded) mine = stored()
  isLoaded = true
  return mine
}
const write = (next: SignIn | undefined) => {
  isLoaded = true
  mine = next
  if (next === undefined) localStorage.removeItem(place)
  else localStorage.setItem(place, JSON.stringify(next))
}

export const session = {
  signIn,
  token: () => token,
  /** A person has signed in; the company is chosen next. */
  begin: (next: { readonly token: string; readonly personId: number }) => {
    write({ id: randomId(), personId: next.personId })
    take(next.token)
  },
  /** Stores the company and the role of the entry that was chosen (PICK-04, AUTH-27). */
  pickCompany: (choice: { readonly companyId: number; readonly roleId: number }) => {
    const now = signIn()
    if (now === undefined) return
    write({ id: randomId(), personId: now.personId, companyId: choice.companyId, roleId: choice.roleId })
    localStorage.setItem(`tehai.lastCompany.${now.personId}`, String(choice.companyId))
    localStorage.setItem("tehai.calendarView", "month")
  },
  lastCompanyId: () => {
    const last = localStorage.getItem(`tehai.lastCompany.${signIn()?.personId}`)
    return last === null ? undefined : Number(last)
  },
  /** The company can't be used any more; the person chooses, even if only one is left. */
  dropCompany: () => {
    goesOnAlone = false
    const now = signIn()
    if (now !== undefined) write({ id: randomId(), personId: now.personId })
  },
  /** Whether a single company may be entered unasked: right after signing in, not when changing the company. */
  mayGoOnAlone: () => goesOnAlone && signIn()?.companyId === undefined,
  end: () => {
    token = undefined
    write(undefined)
  },
  /** A renewed token, told to the other tabs of the same sign-in. */
  renew: (next: string) => {
    take(next)
    channel?.postMessage({ signInId: signIn()?.id, token: next })
  },
  /** Waits for a token of another tab. */
  tokenFromOtherTab: (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        tokenWatchers.delete(done)
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      tokenWatchers.add(done)
    }),
  /** Whether another tab has signed in, out, or chosen another company since this one started (AUTH-12). */
  isOvertaken: () => stored()?.id !== signIn()?.id,
}
