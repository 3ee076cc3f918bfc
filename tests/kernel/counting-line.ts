/** A line to the embedded PostgreSQL that counts what the application asks on it. */
import { Effect } from "effect"
import { type Tap, tappedLine } from "./line.ts"

interface Sent {
  /** Simple queries and bound ones. */
  statements: number
  /** Times that something was sent after an answer: what a caller waits for. Cut in two, a flight counts twice. */
  flights: number
}

const counter = (sent: Sent): Tap => {
  let isAnswered = true
  return {
    sends: () => {
      if (isAnswered) sent.flights += 1
      isAnswered = false
    },
    asked: ({ type }) => {
      if ("QB".includes(type)) sent.statements += 1
    },
    replies: () => {
      isAnswered = true
    },
  }
}

/** The folder of a socket that leads to the server's own, and what the application has sent through it. */
export const countingLine = (socket: string) => {
  const sent: Sent = { statements: 0, flights: 0 }
  return Effect.map(
    tappedLine(socket, () => counter(sent)),
    ({ folder }) => ({ folder, sent }),
  )
}
