/** The sample card company's calls: what the official client asks, with its keys and its faults. */
import type { Ledger } from "./ledger.ts"
import type { Store } from "./objects.ts"

export interface Ask {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}
export interface Answer {
  readonly status: number
  readonly body: string
}
const json = (status: number, body: object): Answer => ({ status, body: JSON.stringify(body) })
const fault = (status: number, error: object): Answer => json(status, { error })
const missing = (what: string) =>
  fault(404, { type: "invalid_request_error", code: "resource_missing", message: `No such ${what}` })
const wrongState = (message: string) =>
  fault(400, { type: "invalid_request_error", code: "payment_intent_unexpected_state", message })
const list = (data: ReadonlyArray<object>, url: string): Answer =>
  json(200, { object: "list", url, has_more: false, data })

/** The values that stand under `name[...]`. */
const under = (form: URLSearchParams, name: string) =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const inner = key.startsWith(`${name}[`) && key.endsWith("]") ? key.slice(name.length + 1, -1) : undefined
      return inner === undefined ? [] : [[inner, value]]
    }),
  )

interface Desk {
  readonly store: Store
  readonly book: Ledger
  readonly pageUrl: (session: string) => string
}
type Handler = (desk: Desk, form: URLSearchParams, id: string) => Answer

const makeSession: Handler = ({ book, pageUrl, store }, form) => {
  const customer = form.get("customer") ?? ""
  if (store.customers[customer] === undefined) return missing("customer")
  const isPayment = form.get("mode") === "payment"
  const price = form.get("line_items[0][price_data][unit_amount]")
  const [success_url, cancel_url] = [form.get("success_url") ?? "", form.get("cancel_url") ?? ""]
  const session = book.makeSession(
    {
      mode: isPayment ? "payment" : "setup",
      ...{ customer, success_url, cancel_url, metadata: under(form, "metadata") },
      amount_total: isPayment ? Number(price) : null,
      title: form.get("line_items[0][price_data][product_data][name]") ?? "",
      expires_at: Number(form.get("expires_at") ?? Number.MAX_SAFE_INTEGER),
    },
    pageUrl,
  )
  return json(200, session)
}
const charge: Handler = ({ book, store }, form) => {
  const [customer, method] = [form.get("customer") ?? "", form.get("payment_method") ?? ""]
  if (store.customers[customer] === undefined) return missing("customer")
  if (store.methods[method]?.customer !== customer) return missing("PaymentMethod")
  const asked = { amount: Number(form.get("amount")), currency: form.get("currency") ?? "", customer }
  const { intent, refused } = book.charge({ ...asked, metadata: under(form, "metadata") }, method)
  if (refused === undefined) return json(200, intent)
  return fault(402, { type: "card_error", ...refused, message: "Your card was declined.", payment_intent: intent })
}

const handlers: ReadonlyArray<readonly [method: string, form: RegExp, handler: Handler]> = [
  ["POST", /^\/v1\/customers$/, ({ book }, form) => json(200, book.makeCustomer(form.get("name") ?? ""))],
  [
    "GET",
    /^\/v1\/customers\/(\w+)\/payment_methods$/,
    ({ store }, _, id) =>
      store.customers[id] === undefined
        ? missing("customer")
        : list(
            Object.values(store.methods).filter(({ customer }) => customer === id),
            "/v1/payment_methods",
          ),
  ],
  ["POST", /^\/v1\/checkout\/sessions$/, makeSession],
  [
    "GET",
    /^\/v1\/checkout\/sessions\/(\w+)$/,
    ({ book }, _, id) => {
      const session = book.session(id)
      return session === undefined ? missing("checkout.session") : json(200, session)
    },
  ],
  [
    "POST",
    /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    ({ book }, _, id) => {
      const session = book.session(id)
      if (session === undefined) return missing("checkout.session")
      if (session.status !== "open") return wrongState("Only Checkout Sessions with a status of `open` can be expired.")
      book.expire(session)
      return json(200, session)
    },
  ],
  ["POST", /^\/v1\/payment_intents$/, charge],
  [
    "GET",
    /^\/v1\/payment_intents$/,
    ({ store }, form) =>
      list(
        Object.values(store.intents)
          .filter(({ customer }) => customer === form.get("customer"))
          .toReversed(),
        "/v1/payment_intents",
      ),
  ],
  [
    "GET",
    /^\/v1\/payment_intents\/(\w+)$/,
    ({ store }, _, id) => {
      const intent = store.intents[id]
      return intent === undefined ? missing("payment_intent") : json(200, intent)
    },
  ],
  [
    "POST",
    /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    ({ book, store }, _, id) => {
      const intent = store.intents[id]
      if (intent === undefined) return missing("payment_intent")
      if (intent.status !== "requires_payment_method") return wrongState("It can't be canceled any more.")
      book.cancel(intent)
      return json(200, intent)
    },
  ],
  [
    "GET",
    /^\/v1\/disputes$/,
    ({ store }, form) =>
      list(
        Object.values(store.disputes).filter((one) => one.payment_intent === form.get("payment_intent")),
        "/v1/disputes",
      ),
  ],
  [
    "GET",
    /^\/v1\/events$/,
    ({ store }, form) => {
      const since = Number(form.get("created[gte]") ?? 0)
      return list(store.events.filter(({ created }) => created >= since).toReversed(), "/v1/events")
    },
  ],
]

/** Answers one call; under a key it had before with the answer that it gave. */
export const answerTo = (desk: Desk, secretKey: string, { body, headers, method, path }: Ask): Answer => {
  const [, user = ""] = /^Bearer (.+)$/.exec(headers.authorization ?? "") ?? []
  if (user !== secretKey) return fault(401, { type: "invalid_request_error", message: "Invalid API Key provided" })
  const [bare = "", query = ""] = path.split("?")
  const found = handlers.find(([verb, form]) => verb === method && form.test(bare))
  if (found === undefined)
    return fault(404, { type: "invalid_request_error", message: `Unrecognized request URL ${path}` })
  const [, form, handler] = found
  const [, id = ""] = form.exec(bare) ?? []
  const key = method === "POST" ? headers["idempotency-key"] : undefined
  const asked = `${path} ${body}`
  const kept = key === undefined ? undefined : desk.store.keys[key]
  if (kept !== undefined && kept.asked !== asked)
    return fault(400, { type: "idempotency_error", message: "Keys for idempotent requests can only be used once." })
  if (kept !== undefined) return kept
  const answer = handler(desk, new URLSearchParams(method === "POST" ? body : query), id)
  if (key !== undefined) desk.store.keys[key] = { asked, ...answer }
  return answer
}
