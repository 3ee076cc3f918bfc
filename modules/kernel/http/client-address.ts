/** Whose call it is: the peer's address, or the one that a proxy names which the operator has said to believe. */
import { BlockList, isIP } from "node:net"
import { Context, Effect, Option } from "effect"
import { HttpServerRequest } from "effect/http"

export interface TrustedProxies {
  readonly has: (address: string) => boolean
}
const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4")

/** An IPv4 address that a socket for both families gives in IPv6 is told in IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "")

/** Addresses and ranges, parted by commas: `127.0.0.1, 10.0.0.0/8, ::1`; undefined for anything else. */
export const trustedProxies = (text: string): TrustedProxies | undefined => {
  const list = new BlockList()
  for (const part of text.split(",").map((one) => one.trim())) {
    const [address = "", bits, ...rest] = part.split("/")
    if (isIP(address) === 0 || rest.length > 0) return undefined
    const most = isIP(address) === 6 ? 128 : 32
    if (bits === undefined) list.addAddress(address, family(address))
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= most) list.addSubnet(address, Number(bits), family(address))
    else return undefined
  }
  return { has: (address) => isIP(address) !== 0 && list.check(address, family(address)) }
}

/** Nobody, until the operator says otherwise: whoever is believed chooses by what address he is counted. */
export const ProxiesBelieved = Context.Reference<TrustedProxies>("kernel/ProxiesBelieved", {
  defaultValue: () => ({ has: () => false }),
})

/** From the peer back through X-Forwarded-For, as far as each one is a proxy that is believed. */
export const addressNamed = (peer: string, forwarded: string | undefined, { has }: TrustedProxies): string => {
  let address = plain(peer)
  for (const named of (forwarded ?? "")
    .split(",")
    .toReversed()
    .map((one) => plain(one.trim()))) {
    if (!has(address) || isIP(named) === 0) return address
    address = named
  }
  return address
}

/** A home or a phone has a whole /64 of IPv6 to choose from: it is counted as one. */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? []
  const groups = (text: string | undefined) => (text === undefined || text === "" ? [] : text.split(":"))
  const [first, last] = [groups(head), groups(tail)]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const all = [...first, ...Array.from({ length: zeros }, () => "0"), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`
}

/** By what a caller without a sign-in is counted. */
export const clientAddress = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const peer = Option.getOrElse(request.remoteAddress, () => "")
  return networkOf(addressNamed(peer, request.headers["x-forwarded-for"], yield* ProxiesBelieved))
})

/** The same, and nothing where no call is answered: the command line and the demo are called by nobody. */
export const clientAddressIfAny = Effect.gen(function* () {
  const request = yield* Effect.serviceOption(HttpServerRequest.HttpServerRequest)
  if (Option.isNone(request)) return ""
  return yield* Effect.provideService(clientAddress, HttpServerRequest.HttpServerRequest, request.value)
})
