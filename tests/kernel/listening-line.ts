/** A line to the embedded PostgreSQL that hears, of each statement of the application, how many rows it touched. */
import { Effect } from "effect"
import { type Tap, tappedLine, textAt } from "./line.ts"

/** What the database said of each statement: `SELECT 1`, `UPDATE 0`, by the statement's text. */
export type Heard = Map<string, Array<string>>

/** One connection: statements are named when they are parsed, bound to portals, and answered in the order of execution. */
const listener = (heard: Heard): Tap => {
  const [statements, portals] = [new Map<string, string>(), new Map<string, string>()]
  let waiting: Array<string> = []
  return {
    asked: ({ type, body }) => {
      if (type === "P") {
        const name = textAt(body)
        statements.set(name.text, textAt(body, name.next).text)
      }
      if (type === "B") {
        const portal = textAt(body)
        portals.set(portal.text, statements.get(textAt(body, portal.next).text) ?? "")
      }
      if (type === "E") waiting.push(portals.get(textAt(body).text) ?? "")
      if (type === "Q") waiting.push(textAt(body).text)
    },
    answered: ({ type, body }) => {
      if (type === "C") {
        const statement = waiting.shift() ?? ""
        heard.set(statement, [...(heard.get(statement) ?? []), textAt(body).text])
      }
      // Part of a cursor: its statement goes on.
      if (type === "s" || type === "I") waiting.shift()
      // After a fault everything up to the next rest is skipped.
      if (type === "E") waiting = []
    },
  }
}

/** The folder of a socket that leads to the server's own, and what was heard on it; whoever reads it empties it. */
export const listeningLine = (socket: string) => {
  const heard: Heard = new Map()
  return Effect.map(
    tappedLine(socket, () => listener(heard)),
    ({ folder }) => ({ folder, heard }),
  )
}
