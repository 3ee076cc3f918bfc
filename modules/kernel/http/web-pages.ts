/** The built browser part: hashed assets for ever, packed as the build left them; the page itself never from a cache. */
import { Effect, FileSystem, Layer } from "effect"
import { Headers, HttpRouter, HttpServerRequest, HttpServerResponse, HttpStaticServer } from "effect/http"
import { refuse } from "../errors.ts"
import { languageOf, refusalAnswer } from "./refusal.ts"

const lasting = "public, max-age=31536000, immutable"

/** In the order in which they are wished for: coding of the answer, ending of the file. */
const packings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const
/** An asset's name is its version: no browser asks for it again to compare, and no part of a packed copy is asked for. */
const needless = ["etag", "last-modified", "accept-ranges"]
const types = { js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8" } as const

const without = (answer: HttpServerResponse.HttpServerResponse, header: string) =>
  HttpServerResponse.removeHeader(answer, header)

const accepts = (header: string | undefined, coding: string) =>
  (header ?? "").split(",").some((part) => {
    const [name = "", ...weights] = part.split(";").map((word) => word.trim().toLowerCase())
    return name === coding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight))
  })

/** Where the packed copy of an asset lies that this client understands; undefined when there is none. */
const packedOf = (files: ReadonlySet<string>, { url, headers }: HttpServerRequest.HttpServerRequest) => {
  const [, name = "", ending] = /^\/assets\/([\w.-]+\.(js|css))(?:\?|$)/.exec(url) ?? []
  if (ending !== "js" && ending !== "css") return undefined
  const packing = packings.find(
    ([coding, end]) => accepts(headers["accept-encoding"], coding) && files.has(`${name}${end}`),
  )
  return packing && { url: `/assets/${name}${packing[1]}`, coding: packing[0], type: types[ending] }
}

/** Scripts and style sheets are answered with their packed copies, which need no packing while somebody waits. */
const sendsPacked = (files: ReadonlySet<string>) =>
  HttpRouter.middleware(
    (handled) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const packed = packedOf(files, request)
        if (packed === undefined) return yield* handled
        const answer = yield* handled.pipe(
          Effect.provideService(HttpServerRequest.HttpServerRequest, request.modify({ url: packed.url })),
        )
        if (answer.status >= 400) return answer
        const { coding, type } = packed
        return HttpServerResponse.setHeaders(needless.reduce(without, answer), {
          "content-type": type,
          "content-encoding": coding,
          vary: "Accept-Encoding",
        })
      }),
    { global: true },
  )

const lasts = HttpRouter.middleware(
  (handled) =>
    Effect.gen(function* () {
      const { url } = yield* HttpServerRequest.HttpServerRequest
      const answer = yield* handled
      return url.startsWith("/assets/") && answer.status === 200
        ? HttpServerResponse.setHeader(answer, "cache-control", lasting)
        : answer
    }),
  { global: true },
)

/** Who says nothing of what he takes, or takes anything, takes the page: a link checker, curl, a preview in a chat. */
const takesAnything = (accept: string | undefined) =>
  accept === undefined || accept.split(",").some((type) => /^\s*(\*|text)\/\*/.test(type))

/** A file's address ends with its kind, or lies among the assets; every other address is the page's. */
const isPage = (url: string) => !/^\/(api|assets)(\/|$)/.test(url.split(/[?#]/, 1)[0] ?? "")

/** The static server gives the page to whoever names HTML, and a file that isn't there to nobody. */
const answersAnything = HttpRouter.middleware(
  (handled) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const { accept } = request.headers
      const isAsked = request.method === "GET" || request.method === "HEAD"
      const asHtml = isAsked && isPage(request.url) && takesAnything(accept)
      // Nothing but files lies among the assets, whatever the address looks like.
      const refusesHtml = isAsked && /^\/assets(\/|$)/.test(request.url)
      if (!asHtml && !refusesHtml) return yield* handled
      const headers = Headers.set(request.headers, "accept", asHtml ? "text/html" : "*/*")
      return yield* handled.pipe(
        Effect.provideService(HttpServerRequest.HttpServerRequest, request.modify({ headers })),
      )
    }),
  { global: true },
)

/** A page is read: whoever sends something to its address is told so as a call would tell him. */
const onlyRead = HttpServerRequest.HttpServerRequest.use(({ headers }) =>
  Effect.sync(() =>
    HttpServerResponse.setHeader(
      refusalAnswer(refuse("Method_Not_Allowed"), languageOf(headers["accept-language"])),
      "allow",
      "GET, HEAD",
    ),
  ),
)
const otherMethods = (["POST", "PUT", "PATCH", "DELETE"] as const).map((method) =>
  HttpRouter.add(method, "/*", onlyRead),
)

export const webPages = (root: string) =>
  Layer.mergeAll(
    HttpStaticServer.layer({ root, spa: true, cacheControl: "no-cache" }),
    ...otherMethods,
    lasts,
    answersAnything,
    Layer.unwrap(
      Effect.gen(function* () {
        const files = yield* FileSystem.FileSystem
        // Nothing is there while the web is not built.
        const names = yield* files.readDirectory(`${root}/assets`).pipe(Effect.orElseSucceed(() => []))
        return sendsPacked(new Set(names))
      }),
    ),
  )
