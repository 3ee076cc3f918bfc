/** The embedded engine's journal as a test looks at it and lets time pass in it. */
import postgres from "postgres"
import type { Workshop } from "./workshop.ts"

const inJournal = async <A>({ socket, database }: Workshop["address"], ask: (jobs: postgres.Sql) => Promise<A>) => {
  const jobs = postgres({ host: socket, username: "tehai_jobs", database, max: 1 })
  const told = await ask(jobs)
  await jobs.end()
  return told
}

/** Empties the engine's journal, as a restored backup of the product's tables alone would. */
export const forgetEverything = (address: Workshop["address"]) =>
  inJournal(address, (jobs) => jobs`truncate jobs.cluster_messages, jobs.cluster_replies`)

/** How many times the engine has written down that something was asked to be done. */
export const activitiesWritten = (address: Workshop["address"]) =>
  inJournal(address, async (jobs) => {
    const [row] = await jobs<Array<{ count: number }>>`
      select count(*)::int from jobs.cluster_messages where tag = 'activity'`
    return row?.count ?? 0
  })

const clocks = "Workflow/-/DurableClock"
/** When the open sleeps end, in milliseconds of the epoch. */
export const timers = (address: Workshop["address"]) =>
  inJournal(address, async (jobs) => {
    const rows = await jobs<Array<{ due: string }>>`
      select deliver_at as due from jobs.cluster_messages where entity_type = ${clocks} and not processed`
    return rows.map(({ due }) => Number(due))
  })
/** Lets every open sleep be over so much sooner. */
export const passTime = (address: Workshop["address"], millis: number) =>
  inJournal(
    address,
    (jobs) =>
      jobs`update jobs.cluster_messages set deliver_at = deliver_at - ${millis}::bigint where entity_type = ${clocks}`,
  )
