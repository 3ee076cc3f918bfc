/**
 * Node's server, made to answer its first and its last request.
 *
 * It listens before the product behind it is built. Node drops what is asked until then without a word, and a caller
 * waits for as long as his own patience lasts, a browser for minutes.
 *
 * Told to close, Node drops connections that are idle at that moment. One that becomes idle a moment later stays open
 * until the browser gives it up, and a live stream stays for ever: both would hold up the end of the process.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"

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

export const patientServer = () => {
  const server = createServer()
  holdEarlyOnes(server)
  const close = server.close.bind(server)
  return Object.assign(server, {
    close: (closed?: (error?: Error) => void) => {
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
