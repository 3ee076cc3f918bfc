/** One visit to a running product: it gets ready, shows its login page, and answers a worker of its demo. */
const [origin = ""] = process.argv.slice(2)
const patienceMillis = 60_000

interface Person {
  readonly key: string
}
interface Today {
  readonly name: string
  readonly plans: ReadonlyArray<unknown>
}
interface Entered {
  readonly token: string
  readonly companyId: number
}

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(5_000) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** The data of an answer; the shapes that matter here are the ones that the next call needs. */
const dataOf = async <A>(answer: Response): Promise<A> => {
  const body: { readonly data: A } = await answer.json()
  return body.data
}

const isReady = () =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => {
      const health: { readonly isReady: boolean } = await answer.json()
      return health.isReady
    },
    () => false,
  )

const last = Date.now() + patienceMillis
while (!(await isReady())) {
  if (Date.now() > last) throw new Error("the product doesn't get ready")
  await new Promise((resolve) => setTimeout(resolve, 200))
}

const page = await (await ask("/login", { headers: { accept: "text/html" } })).text()
if (!page.includes('<div id="root">')) throw new Error("/login is not the page")
for (const [, asset] of page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) await ask(asset ?? "")
console.log("login page: ok")

const people = await dataOf<ReadonlyArray<Person>>(await ask("/api/demo/people"))
const worker = people.find(({ key }) => key === "worker")
if (worker === undefined) throw new Error("the demo has no worker to enter as")
const entered = await dataOf<Entered>(
  await ask("/api/demo/enter", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key: worker.key }),
  }),
)
const headers = { authorization: `Bearer ${entered.token}`, companyid: String(entered.companyId) }
await ask("/api/workspace", { headers })
const today = await dataOf<Today>(await ask("/api/v5/timekeeping/today", { headers }))
if (today.plans.length === 0) throw new Error("the demo's worker has nothing to do today")
console.log(`${people.length} people of the demo, today of ${today.name}: ok`)
