import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { keyOf } from "#modules/kernel/http/asked-headers.ts"
import { implement } from "#modules/kernel/http/serve.ts"
import { contactContract } from "./contract.ts"
import { listContacts } from "./operations/list-contacts.ts"
import { showSeller } from "./operations/show-seller.ts"
import { writeToPlatform } from "./operations/write-to-platform.ts"

const askedKey = HttpServerRequest.HttpServerRequest.use(keyOf)

export const contactRoutes = implement(contactContract, {
  create: { staged: ({ body }) => Effect.flatMap(askedKey, (key) => writeToPlatform(body, key)) },
  list: ({ query }) => listContacts(query),
  seller: () => showSeller(),
})
