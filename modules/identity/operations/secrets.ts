/** Passwords by argon2id, tokens as random strings of which only the hash is kept. */
import { argon2, hash, randomBytes, randomInt, timingSafeEqual } from "node:crypto"
import { Effect } from "effect"
import { clientAddressIfAny } from "#modules/kernel/http/client-address.ts"
import { fairTurns } from "../rules/fair-turns.ts"

/** OWASP's smallest recommended setting of argon2id: 33 ms a password on the class of machine we serve. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

// Two at a time: a storm of sign-ins at eight must not take the punches' processor. One caller's storm waits behind itself:
// whoever comes from another address is next.
const turns = fairTurns(2)

const derive = Effect.fnUntraced(function* (password: string, nonce: Buffer) {
  const whose = yield* clientAddressIfAny
  return yield* Effect.callback<Buffer>((resume) => {
    const leave = turns.join(whose, (done) =>
      argon2("argon2id", { message: password, nonce, ...cost }, (error, tag) => {
        done()
        resume(error ? Effect.die(error) : Effect.succeed(tag))
      }),
    )
    return Effect.sync(leave)
  })
})

/** `<nonce>.<tag>`, both base64. */
export const hashPassword = Effect.fn("Identity.hashPassword")(function* (password: string) {
  const nonce = randomBytes(16)
  const tag = yield* derive(password, nonce)
  return `${nonce.toString("base64")}.${tag.toString("base64")}`
})

const nobody = `${Buffer.alloc(16).toString("base64")}.${Buffer.alloc(32).toString("base64")}`

/** Takes as long for an unknown person (no stored hash) as for a known one. */
export const passwordMatches = Effect.fn("Identity.passwordMatches")(function* (
  password: string,
  stored: string | undefined,
) {
  const [nonce, tag] = (stored ?? nobody).split(".").map((part) => Buffer.from(part, "base64"))
  if (nonce === undefined || tag === undefined) return false
  const derived = yield* derive(password, nonce)
  return derived.length === tag.length && timingSafeEqual(derived, tag) && stored !== undefined
})

export const newToken = () => randomBytes(32).toString("base64url")
export const tokenHash = (token: string) => hash("sha256", token, "buffer")

/** Six digits, each as likely as any other (D96). */
export const newCode = () => String(randomInt(0, 1_000_000)).padStart(6, "0")
export const addressHash = (email: string) => hash("sha256", email.toLowerCase(), "buffer")
