/**
 * A card company of a demo's own (見本): it answers what the product asks of the real one, has the page where a card is
 * entered, and tells what happened by signed webhooks. Tests speak to the same one.
 */
import { createHmac } from "node:crypto"
import { ledger } from "./ledger.ts"
import { type CompanyEvent, emptyStore, refusals, type Store } from "./objects.ts"
import { closedPage, entryPage, holderPage, styles } from "./pages.ts"
import { type Answer, type Ask, answerTo } from "./requests.ts"

export interface CardCompanyOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where its pages are opened, and where its webhooks go. */
  readonly pagesAt: () => string
  readonly webhooksTo: () => string | undefined
  /** Milliseconds. */
  readonly now: () => number
  readonly store?: Store
  /** After each change of what is kept. */
  readonly kept?: (store: Store) => void
}
export interface Page extends Answer {
  readonly type: string
  readonly location?: string
}
const folder = "/sample-card-company"
const html = (body: string, status = 200): Page => ({ status, body, type: "text/html; charset=utf-8" })

/** As the card company signs: its time, and the body byte for byte. */
export const signatureOf = (secret: string, body: string, seconds: number) =>
  `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`

export const cardCompany = (options: CardCompanyOptions) => {
  const { now, secretKey, webhookSecret } = options
  const store = options.store ?? emptyStore()
  const send = async (event: CompanyEvent, to = options.webhooksTo()) => {
    if (to === undefined) return undefined
    const body = JSON.stringify(event)
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signatureOf(webhookSecret, body, Math.floor(now() / 1000)),
    }
    return (await fetch(to, { method: "POST", headers, body })).status
  }
  // One that does not arrive is found when its book is asked, as with the real one.
  const book = ledger({ store, now, told: (event) => void send(event).catch(() => undefined) })
  const desk = { store, book, pageUrl: (session: string) => `${options.pagesAt()}${folder}/pay/${session}` }

  const entered = (sessionId: string, form: URLSearchParams): Page => {
    const session = book.session(sessionId)
    if (session === undefined || session.status !== "open") return html(closedPage(), 410)
    const [number, expiry] = [form.get("number") ?? "", form.get("expiry") ?? ""]
    const [month = "", year = ""] = expiry.split("/").map((part) => part.trim())
    const shown = form.get("shown")
    if (shown === "0") return html(entryPage(session, refusals.authentication.decline_code))
    const came = book.enter(session, { number, expMonth: Number(month), expYear: 2000 + Number(year) }, shown === "1")
    if (came === "asks") return html(holderPage(number, expiry))
    if (came === "done") return { ...html("", 303), location: session.success_url }
    return html(entryPage(session, came.decline_code))
  }
  const page = ({ body, method, path }: Ask): Page => {
    const [bare = ""] = path.split("?")
    if (bare === `${folder}/styles.css`) return { status: 200, body: styles, type: "text/css; charset=utf-8" }
    const [, sessionId] = /^\/sample-card-company\/pay\/(\w+)$/.exec(bare) ?? []
    const session = sessionId === undefined ? undefined : book.session(sessionId)
    if (session === undefined || sessionId === undefined) return html(closedPage(), 404)
    if (method === "POST") return entered(sessionId, new URLSearchParams(body))
    return session.status === "open" ? html(entryPage(session)) : html(closedPage(), 410)
  }
  return {
    book,
    store,
    send,
    /** Whether an address is one of its own. */
    answers: (path: string) => path.startsWith("/v1/") || path.startsWith(`${folder}/`),
    answer: (asked: Ask): Page => {
      const before = store.count
      const isPage = asked.path.startsWith(`${folder}/`)
      const answered = isPage ? page(asked) : { type: "application/json", ...answerTo(desk, secretKey, asked) }
      if (store.count !== before) options.kept?.(store)
      return answered
    },
  }
}
export type SampleCardCompany = ReturnType<typeof cardCompany>
