/** 連続手配: ninety days with ten people over HTTP, arranged and changed on all days, beside the same rows as sets in SQL. */

import { type Size, sizes } from "#cli/bench/sizes.ts"
import { addDays, type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { asBench } from "./as-bench.ts"
import { type Ground, onGround } from "./ground.ts"
import { interleaved, pairRow, type Row } from "./harness.ts"
import { type Answer, limitServed, post, productServed, type Served, send, signedIn } from "./served.ts"

const mostTimes = 3
const [days, people] = [90, 10]
const rounds = { quick: 4, usual: 15, full: 30 } as const
/** One company of an ordinary size; its month of work lies before the series. */
const size: Size = { ...sizes.H, months: 1 }

interface Place {
  readonly companyId: number
  readonly siteId: number
  readonly customerId: number
  readonly staffIds: ReadonlyArray<number>
}
/** Everybody is free: each series has days of its own, and the limit's people are others than the product's. */
const placesOf = async ({ owner }: Ground, companyId: number): Promise<readonly [Place, Place]> => {
  const [site] = await owner<Array<{ siteId: number; customerId: number }>>`
    select id as "siteId", customer_id as "customerId" from scheduling.site where company_id = ${companyId} order by id limit 1`
  const staff = await owner<Array<{ id: number }>>`
    select id from people.staff where company_id = ${companyId} order by id limit ${people * 2}`
  if (site === undefined || staff.length < people * 2) throw new Error("nothing was seeded")
  const ids = staff.map(({ id }) => id)
  const place = { companyId, ...site }
  return [
    { ...place, staffIds: ids.slice(0, people) },
    { ...place, staffIds: ids.slice(people) },
  ]
}

const dataOf = ({ body, status }: Answer) => {
  if (status !== 200) throw new Error(`answered ${status}: ${body.toString()}`)
  const told = JSON.parse(body.toString())
  return told.data ?? told
}

/** Who is when on which shift, counted from the first day: what both sides must have written alike. */
const digestOf = async ({ owner }: Ground, { companyId, staffIds }: Place, groupId: number) => {
  const [row] = await owner`
    select md5(string_agg(concat_ws(' ', t.day - first.day, s.shift, s.from_time, s.to_time, s.head_count, s.needed,
        array_position(${[...staffIds]}::int[], w.staff_id), lower(w.during) - first.day::timestamptz,
        upper(w.during) - first.day::timestamptz), ',' order by t.day, s.shift, w.staff_id)) as digest, count(*)::int as lines
    from scheduling.task t join scheduling.task_shift s on s.company_id = t.company_id and s.task_id = t.id and s.is_on
    join scheduling.task_worker w on w.company_id = s.company_id and w.task_id = s.task_id and w.shift = s.shift and w.status = 1
    cross join (select min(day) as day from scheduling.task where company_id = ${companyId} and group_id = ${groupId}) first
    where t.company_id = ${companyId} and t.group_id = ${groupId}`
  if (row?.lines !== days * 2 * people) throw new Error(`${row?.lines} lines were written`)
  return String(row?.digest)
}

const productOf = ({ port }: Served, place: Place, token: string) => {
  const headers = { authorization: `Bearer ${token}`, companyid: String(place.companyId) }
  const both = { morningShift: 1, afternoonShift: 1 }
  return {
    arrange: async (startDate: IsoDate) => {
      const body = {
        ...{ constructionSiteId: place.siteId, startDate, endDate: addDays(startDate, days - 1), ...both },
        ...{ workerMorning: people, workerAfternoon: people, morningFrom: "08:00", morningTo: "12:00" },
        ...{ afternoonFrom: "13:00", afternoonTo: "17:00" },
        workers: place.staffIds.map((userId) => ({ userId, ...both })),
      }
      return dataOf(await post(port, "/api/v2/task", body, headers))
    },
    change: async (
      { id, version, seriesVersion }: { id: number; version: number; seriesVersion: number },
      morningTo: string,
    ) => {
      const body = { version, seriesVersion, mode: "all", morningTo }
      return dataOf(await send("PUT", port, `/api/v2/task/${id}`, body, headers))
    },
  }
}

const limitOf = ({ port }: Served, place: Place) => ({
  arrange: async (startDate: IsoDate) => dataOf(await post(port, "/series", { ...place, startDate, days })),
  change: async (groupId: number, morningTo: string) =>
    dataOf(await post(port, "/series/change", { companyId: place.companyId, groupId, morningTo })),
})

await asBench({
  name: "series",
  run: (wanted) =>
    onGround(async (ground) => {
      const [served, limitServer] = [await productServed(ground), await limitServed(ground)]
      const [seeded] = await ground.seeded(size)
      if (seeded === undefined) throw new Error("nothing was seeded")
      const [place, other] = await placesOf(ground, seeded.companyId)
      const product = productOf(served, place, await signedIn(served.port, seeded.adminEmail))
      const limit = limitOf(limitServer, other)
      let next = isoDate("2027-01-04")
      const stretch = () => {
        next = addDays(next, days)
        return next
      }
      const day = stretch()
      let [ours, theirs] = [await product.arrange(day), await limit.arrange(day)]
      const isAlike = async () =>
        (await digestOf(ground, place, ours.groupId)) === (await digestOf(ground, other, theirs.groupId))
      if (!(await isAlike())) throw new Error("not the same series")
      const arranging = await interleaved(
        { limit: () => limit.arrange(stretch()), product: () => product.arrange(stretch()) },
        rounds[wanted.pace],
        wanted,
        mostTimes,
      )
      let turn = 0
      const until = () => (turn++ % 4 < 2 ? "11:30" : "11:45")
      const changing = await interleaved(
        {
          limit: async () => {
            theirs = await limit.change(theirs.groupId, until())
          },
          product: async () => {
            ours = await product.change(ours, until())
          },
        },
        rounds[wanted.pace],
        wanted,
        mostTimes,
      )
      ours = await product.change(ours, "11:00")
      theirs = await limit.change(theirs.groupId, "11:00")
      if (!(await isAlike())) throw new Error("not the same change")
      await Promise.all([served.end(), limitServer.end()])
      const rows: ReadonlyArray<Row> = [
        pairRow(
          "series of 90 days with 10 people on two shifts, arranged over HTTP",
          arranging,
          mostTimes,
          "sets in SQL",
        ),
        pairRow("another end of the morning on all 90 days", changing, mostTimes, "sets in SQL"),
      ]
      return rows
    }),
})
