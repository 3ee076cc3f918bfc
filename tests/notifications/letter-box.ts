/** The mails of a running product without a mail server: read as who opens the letter would. */
import { secretMark } from "#modules/notifications/rules/secret-mark.ts"
import type { Running } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"

export interface Read {
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly secret: string | null
  readonly companyId: number | null
}

/** What lies there for an address, oldest first. */
export const mailsTo = async ({ owner }: Pick<Running, "owner">, email: string): Promise<ReadonlyArray<Read>> => {
  const rows = await owner<Array<Read>>`
    select kind, subject, text, secret, company_id as "companyId" from notifications.mail
    where lower(to_email) = ${email.toLowerCase()} order by id`
  return rows.map((row) => ({ ...row, text: row.text.replaceAll(secretMark, row.secret ?? secretMark) }))
}

/** The newest mail of a kind. */
export const mailTo = (running: Pick<Running, "owner">, email: string, kind: string): Promise<Read> =>
  until(`a mail ${kind} to ${email}`, async () =>
    (await mailsTo(running, email)).filter((mail) => mail.kind === kind).at(-1),
  )
