/** SQL of people who sign in; sessions and tries of passwords have their own files. */
import { eq, inArray, sql } from "drizzle-orm"
import type { Language } from "#modules/kernel/codes.ts"
import { query, type Sql } from "#modules/kernel/database/scope.ts"
import { person } from "./tables.ts"

const lowered = (email: string) => email.toLowerCase()

export const personByEmail = (email: string) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(person)
          .where(sql`lower(${person.email}) = ${lowered(email)}`)
      )[0],
  )

export const peopleByIds = (ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select({ id: person.id, name: person.name, email: person.email, status: person.status })
      .from(person)
      .where(inArray(person.id, [...ids])),
  )

/** The people of these addresses, upper and lower case alike; an unknown address is absent. */
export const peopleByEmails = (emails: ReadonlyArray<string>) =>
  query((tx) =>
    tx.query
      .select({ id: person.id, name: person.name, email: person.email, status: person.status })
      .from(person)
      .where(inArray(sql`lower(${person.email})`, emails.length === 0 ? [""] : emails.map(lowered))),
  )

/** Whether this person may act at all, and how he is spoken to. */
export const standingOfPerson = (personId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ status: person.status, language: person.language })
          .from(person)
          .where(eq(person.id, personId))
      )[0],
  )

export const preferencesOf = (personId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({
            id: person.id,
            name: person.name,
            email: person.email,
            language: person.language,
            textPercent: person.textPercent,
            theme: person.theme,
            vouchedBy: person.vouchedBy,
          })
          .from(person)
          .where(eq(person.id, personId))
      )[0],
  )

export const savePreferences = (
  personId: number,
  next: Pick<typeof person.$inferSelect, "language" | "textPercent" | "theme">,
) => query((tx) => tx.query.update(person).set(next).where(eq(person.id, personId)))

export const insertPerson = (row: typeof person.$inferInsert) =>
  query(async (tx) => {
    const [made] = await tx.query.insert(person).values(row).onConflictDoNothing().returning({ id: person.id })
    return made?.id
  })

export const insertPeople = (rows: ReadonlyArray<typeof person.$inferInsert>) =>
  query((tx) =>
    tx.query
      .insert(person)
      .values([...rows])
      .returning({ id: person.id, email: person.email }),
  )

export interface SignInRow {
  /** In hex. */
  readonly access_hash: string
  readonly person_id: number
  readonly language: Language
  readonly status: number
  readonly is_ended: boolean
  readonly access_until: string
  readonly is_super_admin: boolean
}
/** The people behind access tokens (hashes in hex); also names them to the rest of this round trip, for `signedInPeople`. */
export const signInsStatement = (sql_: Sql, accessHashes: ReadonlyArray<string>) => sql_<Array<SignInRow>>`
  select encode(s.access_hash, 'hex') as access_hash, s.person_id, p.language, p.status,
    s.ended_at is not null or s.replaced_at is not null as is_ended, s.access_until,
    exists (select from identity.super_admin a where a.person_id = s.person_id) as is_super_admin,
    set_config('app.signed_in', string_agg(s.person_id::text, ',') over (), true)
  from identity.session s join identity.person p on p.id = s.person_id
  where s.access_hash = any(${`{${accessHashes.map((hash) => `"\\\\x${hash}"`).join(",")}}`}::bytea[])`

/** The ids of those whom this round trip's `signInsStatement` found, as a part of another statement. */
export const signedInPeople = (sql_: Sql) =>
  sql_`(string_to_array(nullif(current_setting('app.signed_in', true), ''), ',')::int[])`
