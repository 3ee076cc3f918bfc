/** What sessions must do, told in a few words, and random sequences that hold the product to it. */
import { expect } from "vitest"
import { seeded } from "../faults/seeded.ts"
import type { Told } from "../kernel/ask.ts"

interface Tokens {
  readonly token: string
  readonly refreshToken: string
}
interface Held extends Tokens {
  readonly issuedAt: number
  replacedAt?: number
}
interface Family {
  isEnded: boolean
  /** In the order of their making; the last one is the head. */
  readonly sessions: Array<Held>
}
export interface Actions {
  readonly signIn: () => Promise<Tokens>
  readonly renew: (refreshToken: string) => Promise<Told>
  readonly opens: (tokens: Tokens) => Promise<boolean>
  readonly signOut: (tokens: Tokens, all: boolean) => Promise<Told>
  readonly later: (seconds: number) => void
  readonly setStatus: (status: number) => Promise<void>
}

const [accessSeconds, refreshSeconds, graceSeconds] = [900, 30 * 86_400, 30]

/** Steps of time well beside each border: the product's clock runs on while a call is made. */
const steps = [1, 10, 25, 45, 600, 1000, 86_400, 20 * 86_400]

export const aFamilyModel = (actions: Actions, seed: number) => {
  const random = seeded(seed)
  const oneOf = <A>(all: ReadonlyArray<A>) => all[Math.floor(random() * all.length)]
  const families: Array<Family> = []
  let [now, isBlocked] = [0, false]
  const open = (family: Family, tokens: Tokens) => family.sessions.push({ ...tokens, issuedAt: now })
  const headOf = ({ sessions }: Family) => sessions.at(-1)
  const isLive = (family: Family, one: Held) =>
    !family.isEnded && !isBlocked && one === headOf(family) && now - one.issuedAt < accessSeconds

  /** The code that a renewal must be refused with; undefined when it must be answered. */
  const refusalOf = (family: Family, held: Held) => {
    if (family.isEnded) return "Refresh_Token_Not_Exist"
    if (now - held.issuedAt > refreshSeconds) return "Refresh_Token_Expire"
    if (isBlocked) return "User_Blocked"
    if (held.replacedAt === undefined || now - held.replacedAt < graceSeconds) return undefined
    family.isEnded = true
    return "Refresh_Token_Not_Exist"
  }
  const renewSome = async () => {
    const family = oneOf(families)
    const held = family === undefined ? undefined : oneOf(family.sessions)
    if (family === undefined || held === undefined) return
    const refused = refusalOf(family, held)
    const told = await actions.renew(held.refreshToken)
    expect(told.body.errorCode).toBe(refused)
    if (refused !== undefined) return
    const head = headOf(family)
    if (head !== undefined) head.replacedAt ??= now
    open(family, told.body.data)
  }
  const signOutSome = async (all: boolean) => {
    const family = oneOf(families.filter((one) => one.sessions.some((held) => isLive(one, held))))
    const head = family === undefined ? undefined : headOf(family)
    if (family === undefined || head === undefined) return
    expect((await actions.signOut(head, all)).status).toBe(200)
    for (const one of all ? families : [family]) one.isEnded = true
  }
  const signIn = async () => {
    if (isBlocked) return
    const family: Family = { isEnded: false, sessions: [] }
    open(family, await actions.signIn())
    families.push(family)
  }
  const wait = () => {
    const seconds = oneOf(steps) ?? 1
    now += seconds
    actions.later(seconds)
    return Promise.resolve()
  }
  const block = async () => {
    isBlocked = !isBlocked
    await actions.setStatus(isBlocked ? 0 : 1)
  }
  const doings = [
    ...[signIn, renewSome, renewSome, renewSome, renewSome, wait, wait],
    ...[() => signOutSome(false), () => signOutSome(true), block],
  ]
  /** Every session of the latest families opens exactly what the model says. */
  const compared = async () => {
    for (const family of families.slice(-3))
      for (const held of family.sessions.slice(-3)) expect(await actions.opens(held)).toBe(isLive(family, held))
  }
  return {
    run: async (times: number) => {
      for (let n = 0; n < times; n++) {
        await oneOf(doings)?.()
        await compared()
      }
      if (isBlocked) await actions.setStatus(1)
    },
  }
}
