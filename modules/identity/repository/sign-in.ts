/** SQL of trying a password: whose it is, from which device, and how often it was tried. */
import { query } from "#modules/kernel/database/scope.ts"

export interface AccountRow {
  readonly id: number
  readonly passwordHash: string
  readonly status: number
}
export interface AccountSeen {
  readonly account: AccountRow | undefined
  /** Whether this person has signed in on the device before. */
  readonly isKnownDevice: boolean
  /** Whether anybody has. */
  readonly isDevice: boolean
}

/** The account of an address as a device sees it; one statement, whether there is such an account or not. */
export const accountSeenFrom = (email: string, deviceHash: Buffer) =>
  query(async ({ sql }): Promise<AccountSeen> => {
    const [row] = await sql<
      Array<{ id: number | null; passwordHash: string; status: number; isKnownDevice: boolean; isDevice: boolean }>
    >`
      select p.id, p.password_hash as "passwordHash", p.status,
        exists (select from identity.known_device d where d.person_id = p.id and d.device_hash = ${deviceHash})
          as "isKnownDevice",
        exists (select from identity.known_device d where d.device_hash = ${deviceHash}) as "isDevice"
      from (values (1)) as one (n) left join identity.person p on lower(p.email) = ${email.toLowerCase()}`
    if (row === undefined || row.id === null)
      return { account: undefined, isKnownDevice: false, isDevice: row?.isDevice ?? false }
    const { id, passwordHash, status, isKnownDevice, isDevice } = row
    return { account: { id, passwordHash, status }, isKnownDevice, isDevice }
  })

export interface Counted {
  readonly counted: string
  readonly since: string
  readonly tries: number
}

interface Window {
  readonly now: string
  readonly began: string
  /** What was counted before is forgotten, of whatever window it was. */
  readonly forgotten: string
}
/** One try more under each of these names, in a window that begins anew when it is over; gives how many each has now. */
export const countTries = (names: ReadonlyArray<string>, { now, began, forgotten }: Window) =>
  query(async ({ sql }) => {
    await sql`delete from identity.sign_in_tries where counted in (
      select counted from identity.sign_in_tries where since <= ${forgotten}::timestamptz
      limit 50 for update skip locked)`
    return await sql<Array<Counted>>`
      insert into identity.sign_in_tries as t (counted, since, tries)
      select name, ${now}::timestamptz, 1 from unnest(${[...names]}::text[]) as name order by name
      on conflict (counted) do update set
        tries = case when t.since <= ${began}::timestamptz then 1 else t.tries + 1 end,
        since = case when t.since <= ${began}::timestamptz then excluded.since else t.since end
      returning counted, since, tries`
  })

/** How many each of these names has, without one more. */
export const triesCounted = (names: ReadonlyArray<string>) =>
  query(
    ({ sql }) => sql<Array<Counted>>`
      select counted, since, tries from identity.sign_in_tries where counted = any(${[...names]}::text[])`,
  )

/** A try that was none, or a right one, is not counted. */
export const giveTriesBack = (names: ReadonlyArray<string>) =>
  query(
    ({ sql }) => sql`
      with mine as (
        select counted from identity.sign_in_tries where counted = any(${[...names]}::text[]) order by counted for update)
      update identity.sign_in_tries set tries = tries - 1 where counted in (select counted from mine) and tries > 0`,
  )

/** A person keeps so many devices; the one unused for longest is forgotten. */
const devicesKept = 20

export const rememberDevice = (personId: number, deviceHash: Buffer, at: string) =>
  query(async ({ sql }) => {
    await sql`insert into identity.known_device (person_id, device_hash, used_at)
      values (${personId}, ${deviceHash}, ${at}::timestamptz)
      on conflict (person_id, device_hash) do update set used_at = excluded.used_at`
    await sql`delete from identity.known_device where person_id = ${personId} and device_hash in (
      select device_hash from identity.known_device where person_id = ${personId}
      order by used_at desc offset ${devicesKept})`
  })
