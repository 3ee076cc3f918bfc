/** What a product has stored and answered, in words that are the same for two products that did the same. */
import type { Told } from "../kernel/ask.ts"
import type { Running } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { companyTables } from "./foreign.ts"

/** Who sent a request, how often it was tried, and secrets that are drawn: nobody chose them. */
const drawn = [
  ...[
    "mac",
    "request_id",
    "password_hash",
    "access_hash",
    "refresh_hash",
    "family",
    "device_hash",
    "token_hash",
    "access_until",
    "refresh_until",
  ],
  // Of mails: by what mail servers know them, and when which process sends them.
  ...["key", "message_id", "next_try_at", "leased_by", "secret", "useless_at"],
  // Of the outbox: which transaction told it.
  "written_by",
  ...["attempts", "due_at", "sent_at", "link", "previous", "link_no"],
]
/** The claim of a key holds the digest of the body, which differs by design. */
const skipped = new Set(["kernel.idempotency"])
const ofNoCompany = ["identity.person", "identity.session"]

const instants = /\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+(?:Z|[+-]\d\d:\d\d)/g
const within = (millis: number, one: number, other: number) => Math.abs(one - other) < millis
/** The template of a run is as old as the run: no row of it may come of age between two looks. */
const run = 3 * 3_600_000
const aWhile = 600_000

/** Addresses of people who have none. */
const placeholders = /staff-[0-9a-f-]{36}@/g

/** Ids of files are drawn, but for those that the guards plant; their addresses are signed for a moment. */
const drawnIds = /\b[0-9a-f]{8}-(?!9d3c-4a8e-9c1b)[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g
const signatures = /until=\d+&sign=[\w-]{24}/g

export const withoutDraws = (text: string) => text.replace(drawnIds, "a drawn id").replace(signatures, "signed")

/** The digest of a punch is of its instants too. */
const seals = /"seal": ?"[\w-]{43}"/g

/** An invitation's last minute as its mail says it. */
const lastMinutes = /\d{4}\/\d\d\/\d\d \d\d:\d\d/g
const invitationLife = 14 * 86_400_000

/** Instants of the run itself, and those that an invitation of now ends at, become words; those that a caller named stay. */
const timeless = (text: string, { clock }: Running) =>
  withoutDraws(text.replace(placeholders, "staff@"))
    .replace(lastMinutes, "in fourteen days")
    .replace(seals, '"seal": "of now"')
    .replace(instants, (instant) => {
      const at = Date.parse(instant)
      const isNow = (moment: number) => within(run, moment, Date.now()) || within(aWhile, moment, clock?.now() ?? 0)
      if (isNow(at)) return "now"
      return isNow(at - invitationLife) ? "in fourteen days" : instant
    })

export const saidBy = (running: Running, { status, text }: Told) =>
  `${status} ${timeless(text, running).replace(/"(token|refreshToken|code)":"[\w-]{43}"/g, '"$1":"drawn"')}`

/** Every stored row by its table. */
export const storedBy = async (running: Running): Promise<Readonly<Record<string, string>>> => {
  const tables = [...(await companyTables(running)).map(({ name }) => name), ...ofNoCompany]
  const rows = await Promise.all(
    tables
      // The chain of seals follows from the audit's entries, whose instants differ.
      .filter((name) => !skipped.has(name) && (name === "kernel.audit_entry" || !name.startsWith("kernel.audit")))
      .map(async (name) => {
        const found = await running.owner.unsafe<Array<{ row: string }>>(
          `select (to_jsonb(t) - $1::text[])::text as row from ${name} t order by 1`,
          [drawn],
        )
        const lines = found.map(({ row }) => timeless(row, running))
        return [name, lines.toSorted().join("\n")] as const
      }),
  )
  return Object.fromEntries(rows)
}

/** Waits until no long job is under way and nothing told is undelivered, so that what comes next meets what always stands. */
export const atRest = ({ owner }: Running) =>
  until("every job's end and every delivery", async () => {
    const [open] = await owner`select exists (select from kernel.job_run where ended_at is null)
      or exists (select from kernel.outbox where sent_at is null)
      or exists (select from notifications.mail where state = 'pending') as is_there`
    return open?.is_there === true ? undefined : true
  })

const onlyIn = (one = "", other = "") => {
  const known = new Set(other.split("\n"))
  return one.split("\n").filter((line) => !known.has(line))
}

/** Tables in which two products differ once both are at rest, each with its rows. */
export const differing = async (one: Running, other: Running): Promise<Readonly<Record<string, unknown>>> => {
  await Promise.all([atRest(one), atRest(other)])
  const [mine, theirs] = await Promise.all([storedBy(one), storedBy(other)])
  const tables = Object.keys(mine).filter((name) => mine[name] !== theirs[name])
  return Object.fromEntries(
    tables.map((name) => [name, [onlyIn(mine[name], theirs[name]), onlyIn(theirs[name], mine[name])]]),
  )
}

/** A number that was drawn and not used is no effect, but it moves those that come: all go on from the furthest. */
export const goOnAlike = async (products: ReadonlyArray<Running>) => {
  const rows = await Promise.all(
    products.map(
      ({ owner }) => owner<Array<{ name: string; last: string }>>`
        select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
        where last_value is not null and schemaname <> 'jobs'`,
    ),
  )
  const furthest = Map.groupBy(rows.flat(), ({ name }) => name)
  for (const [name, all] of furthest) {
    const last = Math.max(...all.map((row) => Number(row.last)))
    await Promise.all(products.map(({ owner }) => owner`select setval(${name}::regclass, ${last})`))
  }
}
