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

const [socket = "", port = ""] = process.argv.slice(2)
const sql = postgres({ host: socket, username: "tehai_owner", database, max: 12 })
const zipped = promisify(gzip)

const bodyOf = async (request: IncomingMessage) => {
  let text = ""
  for await (const piece of request) text += piece
  return JSON.parse(text)
}

/** The month as compact arrays, made by PostgreSQL. */
const calendar = async ({ companyId, from, to }: { companyId: number; from: string; to: string }) => {
  const [row] = await sql<Array<{ month: string }>>`
    select json_build_object('staff', (select json_agg(json_build_array(p.id, p.name)) from people.staff p
        where p.company_id = ${companyId}),
      'tasks', json_agg(json_build_array(t.id, t.version, t.day, t.site_id, p.name, left(t.note, 40), s.shift, s.from_time,
        s.to_time, s.needed, w.staff_ids) order by t.day, s.shift, s.from_time, t.id))::text as month
    from scheduling.task t
    join scheduling.site p on p.company_id = t.company_id and p.id = t.site_id
    join scheduling.task_shift s on s.company_id = t.company_id and s.task_id = t.id and s.is_on
    left join (select o.task_id, o.shift, json_agg(o.staff_id order by o.staff_id) as staff_ids from scheduling.task_worker o
      where o.company_id = ${companyId} and o.status = 1 and o.day between ${from}::date and ${to}::date
      group by 1, 2) w on w.task_id = s.task_id and w.shift = s.shift
    where t.company_id = ${companyId} and t.status = 1 and t.day between ${from}::date and ${to}::date`
  return row?.month ?? "{}"
}

let pressed = 0
const punch = async ({ staffId }: { staffId: number }) => {
  pressed += 1
  await sql`insert into bench.clock (staff_id, n, at, lat, lng) values (${staffId}, ${pressed}, now(), 35.6, 139.7)
    on conflict do nothing`
  return `{"ok":true}`
}

createServer(async (request, response) => {
  const body = await bodyOf(request)
  const text = request.url === "/calendar" ? await calendar(body) : await punch(body)
  response.setHeader("content-type", "application/json")
  if (request.url !== "/calendar") return response.end(text)
  response.setHeader("content-encoding", "gzip")
  response.end(await zipped(text))
}).listen(Number(port), "127.0.0.1", () => process.send?.("ready"))
process.once("disconnect", () => process.exit(0))
