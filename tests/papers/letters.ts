/** Papers by mail for tests: sent, opened by their links, answered. */
import { ask } from "../kernel/ask.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"
import type { Desk } from "./paper-desk.ts"

type Role = Parameters<Desk["as"]>[0]
interface Of {
  readonly company: TestCompany
  readonly desk: Desk
  readonly running: Running
}
/** Asked for at each use: a file's desk is there only after its beforeAll. */
export const letters = (of: () => Of) => {
  const send = (
    paperIds: ReadonlyArray<number>,
    receivers: ReadonlyArray<object>,
    over: object = {},
    role: Role = "officeManager",
  ) => of().desk.as(role, "POST", "/paper/send-mail-multi", { paperIds, subject: "11月分のご請求", receivers, ...over })
  const codeOf = (told: { status: number; body: { errorCode?: string } }) => [told.status, told.body.errorCode]
  const fieldsOf = (told: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
    (told.body.fields ?? []).map(({ field }) => field).toSorted()
  const mailsTo = (email: string) => of().running.owner`
    select * from notifications.mail where to_email = ${email} and company_id = ${of().company.id} order by id`
  const tokenTo = async (email: string): Promise<string> =>
    (await mailsTo(email)).findLast(({ kind }) => kind === "paper")?.secret
  const open = (token: string) => ask(of().running.url, "/paper-link/read", { body: { token } })
  /** Of the paper as it is now, where nothing else is said. */
  const answer = async (token: string, over: object = {}) =>
    ask(of().running.url, "/paper-link/answer", {
      method: "PUT",
      body: { token, version: (await open(token)).body.data?.version ?? 1, isConfirm: 1, name: "東 都子", ...over },
    })
  return { send, codeOf, fieldsOf, mailsTo, tokenTo, open, answer }
}
