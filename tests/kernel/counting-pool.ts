/** A connection of the application that counts what it sends, and keeps its words without the values. */
import postgres from "postgres"
import type { DatabaseAddress } from "#modules/kernel/database/connect.ts"

export const countingPool = (address: DatabaseAddress) => {
  const sent = { statements: 0, words: [] as Array<string> }
  const options = {
    max: 1,
    debug: (_: number, words: string) => {
      sent.statements += 1
      sent.words.push(words)
    },
  }
  const pool =
    address.kind === "embedded"
      ? postgres({ ...options, host: address.socket, username: "tehai_app", database: address.database })
      : postgres(address.url, { ...options, connection: { role: "tehai_app" } })
  return { sent, pool }
}
