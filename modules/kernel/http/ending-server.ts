/**
 * Node's server, made to end with its last answer.
 *
 * Told to close, Node drops connections that are idle at that moment. One that becomes idle a moment later stays open
 * until the browser gives it up, and a live stream stays for ever: both would hold up the end of the process.
 */
import { createServer } from "node:http"

const sweepMillis = 50
/** Requests in flight may take this long; the process has five seconds in all. */
const patienceMillis = 2_500

export const endingServer = () => {
  const server = createServer()
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
