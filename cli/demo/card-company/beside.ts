/** The sample card company at a demo's own address: beside the product, and asked by it as the real one is. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { Effect, Layer, Redacted } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { cardCompany } from "./card-company.ts"
import { emptyStore, type Store } from "./objects.ts"

/** Known to everybody, for they guard nothing: the sample's money is none. */
const secretKey = "sk_test_sample"
const webhookSecret = "whsec_sample"

export interface SampleOptions {
  readonly dataDir: string
  /** Where the product is opened. */
  readonly publicUrl: string
  /** Where this process reaches itself. */
  readonly ownUrl: string
}

const storedIn = (file: string): Store => {
  if (!existsSync(file)) return emptyStore()
  return { ...emptyStore(), ...JSON.parse(readFileSync(file, "utf8")) }
}

export const sampleCards = ({ dataDir, ownUrl, publicUrl }: SampleOptions) => {
  const file = `${dataDir}/sample-cards.json`
  const company = cardCompany({
    ...{ secretKey, webhookSecret, now: Date.now, store: storedIn(file) },
    pagesAt: () => publicUrl,
    webhooksTo: () => `${ownUrl}/api/payment/stripe-webhook`,
    // Written whole beside it first: a start that is killed leaves the old one.
    kept: (store) => {
      writeFileSync(`${file}.new`, JSON.stringify(store))
      renameSync(`${file}.new`, file)
    },
  })
  const answered = HttpServerRequest.HttpServerRequest.use((request) =>
    Effect.gen(function* () {
      const body = request.method === "POST" ? yield* request.text : ""
      const { location, status, type, ...made } = company.answer({
        ...{ method: request.method, path: request.url, headers: request.headers, body },
      })
      const answer = HttpServerResponse.text(made.body, { status, contentType: type })
      return location === undefined ? answer : HttpServerResponse.setHeader(answer, "location", location)
    }),
  )
  const at = (method: "GET" | "POST", path: `/${string}`) => HttpRouter.add(method, path, Effect.orDie(answered))
  const routes = Layer.mergeAll(
    at("GET", "/v1/*"),
    at("POST", "/v1/*"),
    at("GET", "/sample-card-company/*"),
    at("POST", "/sample-card-company/*"),
  )
  const settings = {
    secretKey: Redacted.make(secretKey),
    webhookSecret: Redacted.make(webhookSecret),
    apiBase: ownUrl,
    isSample: true,
  }
  return { routes, settings }
}
