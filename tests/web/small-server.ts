/** A real HTTP server that behaves like ours as far as tokens go, and browser tabs that talk to it. */
import { createServer, type IncomingHttpHeaders } from "node:http"
import { vi } from "vitest"

export interface Heard {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}
type Answer = { readonly status: number; readonly body: unknown } | "hang" | "html"

const refusal = (status: number, errorCode: string, errorMessage = ""): Answer => ({
  status,
  body: { success: false, errorCode, errorMessage },
})
export const good = (data: unknown): Answer => ({ status: 200, body: { success: true, data } })
export { refusal }

/** Knows one valid token at a time; the refresh call gives the next one after a short while. */
export const smallServer = async () => {
  const heard: Array<Heard> = []
  const state = { token: "token-0", renewals: 0, refresh: undefined as Answer | undefined }
  const answers = new Map<string, (request: Heard) => Answer>()
  const renew = (): Answer => {
    if (state.refresh !== undefined) return state.refresh
    state.renewals += 1
    state.token = `token-${state.renewals}`
    return good({ token: state.token, refreshToken: "r", personId: 1 })
  }
  const answerTo = (request: Heard): Answer => {
    if (request.path === "/api/auth/request-access-token") return renew()
    const given = answers.get(request.path)?.(request)
    if (given !== undefined) return given
    return request.headers.authorization === `Bearer ${state.token}`
      ? good({ path: request.path })
      : refusal(401, "Token_Expired")
  }
  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString()
      const [method, path, headers] = [request.method ?? "", request.url ?? "", request.headers]
      const one = { method, path, headers, body: text === "" ? undefined : JSON.parse(text) }
      heard.push(one)
      const answer = answerTo(one)
      if (answer === "hang") return
      const isHtml = answer === "html"
      setTimeout(() => {
        response.writeHead(isHtml ? 502 : answer.status, { "content-type": isHtml ? "text/html" : "application/json" })
        response.end(isHtml ? "<html>Bad gateway</html>" : JSON.stringify(answer.body))
      }, 20)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const at = server.address()
  const url = `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`
  return {
    url,
    heard,
    state,
    answer: (path: string, give: (request: Heard) => Answer) => answers.set(path, give),
    renewalsAsked: () => heard.filter(({ path }) => path === "/api/auth/request-access-token").length,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
/** What a browser has and Node lacks: one storage for all tabs, the page's language, addresses without a host. */
export const browserOf = (url: () => string) => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  const realFetch = globalThis.fetch
  vi.stubGlobal("localStorage", storage)
  vi.stubGlobal("document", { documentElement: { lang: "ja" } })
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => realFetch(`${url()}${path}`, init))
  return { kept }
}
/** A tab: its own copy of the client's modules, with what it was told about the sign-in. */
export const aTab = async () => {
  vi.resetModules()
  const [{ send }, { session }, { signInEvents }, { ApiError }] = [
    await import("@/lib/send.ts"),
    await import("@/lib/session.ts"),
    await import("@/lib/sign-in-events.ts"),
    await import("@/lib/api-error.ts"),
  ]
  const told: Array<string> = []
  signInEvents.handle({
    signedOut: () => told.push("signed out"),
    companyLost: (sentence) => told.push(`company lost: ${sentence}`),
    planOver: () => told.push("plan over"),
  })
  return { send, session, ApiError, told, get: (path: string) => send({ method: "GET", path }) }
}
