/** A door before the run's cluster as a company's own or Temporal Cloud has it: TLS on both sides, and an API key a call. */
import { once } from "node:events"
import { type ClientHttp2Session, connect, constants, createSecureServer, type ServerHttp2Stream } from "node:http2"
import type { AddressInfo } from "node:net"
import { Redacted } from "effect"
import { generate } from "selfsigned"
import type { TemporalTls } from "#modules/runtime/settings/temporal-settings.ts"

const ec = { keyType: "ec", algorithm: "sha256" } as const
const named = (value: string) => [{ name: "commonName", value }]

const authority = async () => {
  const { cert, private: key } = await generate(named("Tehai's tests"), {
    ...ec,
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "keyUsage", keyCertSign: true, critical: true },
    ],
  })
  return { cert, key }
}
type Authority = Awaited<ReturnType<typeof authority>>

const signedBy = async (ca: Authority, name: string) => {
  const { cert, private: key } = await generate(named(name), {
    ...ec,
    ca,
    extensions: [
      { name: "basicConstraints", cA: false },
      { name: "keyUsage", digitalSignature: true },
      { name: "extKeyUsage", serverAuth: true, clientAuth: true },
      { name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] },
    ],
  })
  return { cert, key }
}

/** gRPC's own number for a caller who has not said who he is. */
const unauthenticated = "16"

/** Hands a call on, and the answer with its trailers back. */
const passOn = (inside: ClientHttp2Session, stream: ServerHttp2Stream, headers: Record<string, unknown>) => {
  const { ":scheme": _, ":authority": __, authorization: ___, ...more } = headers
  const onward = inside.request({ ":scheme": "http", ...more } as Record<string, string>)
  let trailers = {}
  onward.on("trailers", (last) => {
    trailers = last
  })
  onward.on("response", (answer, flags) => {
    if (stream.destroyed) return
    if ((flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0) stream.respond(answer, { endStream: true })
    else stream.respond(answer, { waitForTrailers: true })
  })
  stream.on("wantTrailers", () => stream.sendTrailers(trailers))
  stream.on("error", () => onward.close()).on("close", () => onward.close())
  onward.on("error", () => stream.close())
  stream.pipe(onward).pipe(stream)
}

export const guardedDoor = async (cluster: string, apiKey: string) => {
  const ca = await authority()
  const [own, guest, stranger] = [
    await signedBy(ca, "cluster"),
    await signedBy(ca, "worker"),
    await signedBy(await authority(), "stranger"),
  ]
  const inside = connect(`http://${cluster}`)
  const seen = { passed: 0, turnedAway: 0 }
  const door = createSecureServer({ ...own, ca: ca.cert, requestCert: true, rejectUnauthorized: true })
  door.on("tlsClientError", () => {
    seen.turnedAway += 1
  })
  door.on("stream", (stream, headers) => {
    if (headers.authorization === `Bearer ${apiKey}`) {
      seen.passed += 1
      passOn(inside, stream, headers)
      return
    }
    seen.turnedAway += 1
    stream.respond(
      { ":status": 200, "content-type": "application/grpc", "grpc-status": unauthenticated },
      { endStream: true },
    )
  })
  const sessions = new Set<{ destroy: () => void }>()
  door.on("session", (session) => sessions.add(session))
  await once(door.listen(0, "127.0.0.1"), "listening")
  const { port } = door.address() as AddressInfo
  const tls = ({ cert, key }: Authority): TemporalTls => ({
    serverCa: Redacted.make(ca.cert),
    client: { certificate: Redacted.make(cert), key: Redacted.make(key) },
  })
  return {
    address: `127.0.0.1:${port}`,
    seen,
    guest: tls(guest),
    stranger: tls(stranger),
    close: () => {
      for (const session of sessions) session.destroy()
      inside.destroy()
      door.close()
    },
  }
}
