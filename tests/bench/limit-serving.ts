/**
 * The limits over HTTP, in a process of their own: `node …/limit-serving.ts <socket> <port>`. node:http, one pool of the
 * owner past row-level security, JSON.parse and one statement a call.
 *
 * Leaves out: who asks, roles and what they may see, schemas, idempotency, audit, outbox, and what a call decides.
 */
import { createServer, type IncomingMessage } from "node:http"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import postgres from "postgres"
import { database } from "./ground.ts"
import { arrangedAsSets, changedAsSets } from "./limit-series.ts"

const [socket = "", port = ""] = process.argv.slice(2)
const sql = postgres({ host: socket, username: "tehai_owner", database, max: 12 })
const zipped = promisify(gzip)

const bodyOf = async (request: IncomingMessage) => {
  let text = ""
  for await (const piece of request) text += piece
  return JSON.parse(text)
}

/** The month as compact arrays, made by PostgreSQL: shifts that are on, and what is asked for where none is. */
const calendar = async ({ companyId, from, to }: { companyId: number; from: string; to: string }) => {
  const [row] = await sql<Array<{ month: string }>>`
    with seen as materialized (select t.id, t.version, t.day, t.site_id, p.name, left(t.note, 40) as note, t.group_id, t.is_reserved,
        t.meeting_time, t.meeting_place, c.company_name, exists (select from scheduling.task_shift o
          where o.company_id = t.company_id and o.task_id = t.id and o.is_on) as is_timed
      from scheduling.task t
      join scheduling.site p on p.company_id = t.company_id and p.id = t.site_id
      join people.partner c on c.company_id = t.company_id and c.id = t.customer_id
      where t.company_id = ${companyId} and t.status = 1 and t.day between ${from}::date and ${to}::date)
    select json_build_object('staff', (select json_agg(json_build_array(p.id, p.name)) from people.staff p
        where p.company_id = ${companyId}),
      'tasks', json_agg(json_build_array(t.id, t.version, t.day, t.site_id, t.name, t.note, s.shift, s.from_time,
        s.to_time, s.needed, w.staff_ids, t.group_id, t.is_reserved, t.meeting_time, t.meeting_place, t.company_name,
        s.head_count) order by t.day, s.shift, s.from_time, t.id))::text as month
    from seen t
    join scheduling.task_shift s on s.company_id = ${companyId} and s.task_id = t.id
      and (s.is_on or (s.customer_asks and not t.is_timed))
    left join (select o.task_id, o.shift, json_agg(o.staff_id order by o.staff_id) as staff_ids from scheduling.task_worker o
      where o.company_id = ${companyId} and o.status in (1, 3) and o.day between ${from}::date and ${to}::date
      group by 1, 2) w on w.task_id = s.task_id and w.shift = s.shift`
  return row?.month ?? "{}"
}

let pressed = 0
const punch = async ({ staffId }: { staffId: number }) => {
  pressed += 1
  await sql`insert into bench.clock (staff_id, n, at, lat, lng) values (${staffId}, ${pressed}, now(), 35.6, 139.7)
    on conflict do nothing`
  return `{"ok":true}`
}

const answers: Readonly<Record<string, (body: never) => Promise<string>>> = {
  "/calendar": calendar,
  "/series": async (body) => JSON.stringify(await arrangedAsSets(sql, body)),
  "/series/change": async (body) => JSON.stringify(await changedAsSets(sql, body)),
  "/punch": punch,
}

createServer(async (request, response) => {
  const body = await bodyOf(request)
  const text = await (answers[request.url ?? ""] ?? punch)(body as never)
  response.setHeader("content-type", "application/json")
  if (request.url !== "/calendar") return response.end(text)
  response.setHeader("content-encoding", "gzip")
  response.end(await zipped(text))
}).listen(Number(port), "127.0.0.1", () => process.send?.("ready"))
process.once("disconnect", () => process.exit(0))
