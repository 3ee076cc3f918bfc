/**
 * Node's server, made to answer its first and its last request.
 *
 * It listens before the product behind it is built. Node drops what is asked until then without a word, and a caller
 * waits for as long as his own patience lasts, a browser for minutes.
 *
 * Told to close, Node drops connections that are idle at that moment. One that becomes idle a moment later stays open
 * until the browser gives it up, and a live stream stays for ever: both would hold up the end of the process. So the last
 * answer on a connection says that it is the last one, and a browser or proxy takes another connection for what comes next.
 */
import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"

const sweepMillis = 50
/** Requests in flight may take this long; the process has five seconds in all. */
const patienceMillis = 2_500

/** Requests wait for the first handler. */
const holdEarlyOnes = (server: Server) => {
  const early: Array<[IncomingMessage, ServerResponse]> = []
  const hold = (request: IncomingMessage, response: ServerResponse) => {
    early.push([request, response])
  }
  const handOver = (event: string | symbol) => {
    if (event !== "request") return
    server.off("newListener", handOver)
    server.off("request", hold)
    // Told before the handler is added.
    process.nextTick(() => {
      for (const [request, response] of early) if (!response.closed) server.emit("request", request, response)
    })
  }
  server.on("request", hold)
  server.on("newListener", handOver)
}

/** Answers that say `Connection: close` once the server is closing, when nothing else was taken on their connection. */
const lastAnswers = () => {
  const state = { isClosing: false }
  const newest = new WeakMap<Socket, ServerResponse>()
  class LastAnswer extends ServerResponse {
    constructor(request: IncomingMessage) {
      super(request)
      newest.set(request.socket, this)
      // Node asks for it when it writes the headers.
      let isKept = this.shouldKeepAlive
      Object.defineProperty(this, "shouldKeepAlive", {
        get: () => isKept && !(state.isClosing && newest.get(request.socket) === this),
        set: (wanted: boolean) => {
          isKept = wanted
        },
      })
    }
  }
  return { state, LastAnswer }
}

export const patientServer = () => {
  const { state, LastAnswer } = lastAnswers()
  const server = createServer({ ServerResponse: LastAnswer })
  holdEarlyOnes(server)
  const close = server.close.bind(server)
  return Object.assign(server, {
    close: (closed?: (error?: Error) => void) => {
      state.isClosing = true
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMillis)
      const end = setTimeout(() => server.closeAllConnections(), patienceMillis)
      return close((error) => {
        clearInterval(sweep)
        clearTimeout(end)
        closed?.(error)
      })
    },
  })
}
