/** Random sequences, three hundred under HARD=1: only the invited address confirms, and nobody's role is another than he was asked for. */
import { randomBytes } from "node:crypto"
import { Effect } from "effect"
import { beforeEach, expect, test } from "vitest"
import { presentTerms } from "#modules/identity/codes.ts"
import { tokenHash } from "#modules/identity/index.ts"
import { seeded } from "../faults/seeded.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { clonedDatabase, heldForFile, started } from "../kernel/product.ts"
import { withoutPolicies } from "../security/crossings.ts"
import { faulty } from "../security/faulty.ts"
import { type Actions, anInvitationModel } from "./invitation-model.ts"
import { inviting } from "./inviting.ts"

let company: TestCompany
// Thousands of calls a minute in one person's name.
const limits = { address: 1e9, stranger: 1e9, person: 1e9, company: 1e9 }
const held = heldForFile(
  (socket, dataDir) =>
    Effect.gen(function* () {
      const running = yield* started(yield* clonedDatabase(socket), dataDir, { limits })
      return { running, broken: yield* faulty(running, dataDir) }
    }),
  async ({ running }) => {
    company = await aCompany(running, "RANDOM")
  },
)
const running = () => held().running
const { by, invite, linkTo } = inviting(running)
/** What a company mails in one day has an end, which hundreds of sequences reach: each part is another day. */
beforeEach(async () => {
  await running().owner`delete from identity.sign_in_tries`
  await running().owner`update notifications.mail set queued_at = queued_at - interval '2 days'`
})

/** An account that is signed in, written down as it would be; nobody hashes six hundred passwords for it. */
const account = async (email: string) => {
  const { owner } = running()
  const [access, refresh] = [randomBytes(32).toString("base64url"), randomBytes(32).toString("base64url")]
  const [made] =
    await owner`insert into identity.person (email, name, password_hash) values (${email}, '本人', 'x') returning id`
  await owner`insert into identity.session (person_id, access_hash, refresh_hash, access_until, refresh_until)
    values (${made?.id}, ${tokenHash(access)}, ${tokenHash(refresh)}, now() + interval '1 hour', now() + interval '1 day')`
  return access
}

const changed = async (sender: "admin" | "manager" | "officeManager" | "vendor", id: number, body: object) => {
  const [row] = await running()
    .owner`select version from people.invitation where company_id = ${company.id} and id = ${id}`
  return by(company, sender, `/user/invite-request/${id}`, { ...body, version: row?.version }, "PUT")
}
const actions: Actions = {
  invite: (sender, email, roleId) => {
    const managerId = roleId === 9 && sender !== "vendor" ? { managerId: company.vendorId } : {}
    return invite(company, email, { roleId, ...managerId }, sender)
  },
  resend: (sender, id) => changed(sender, id, { resend: true }),
  withdraw: (sender, id) => changed(sender, id, { status: 0 }),
  answer: (token, inviteId, isAccepted, roleId) =>
    ask(running().url, "/vendor/accept-invite", {
      token,
      body: { inviteId, isAccepted, ...(roleId === undefined ? {} : { roleId }) },
      method: "PUT",
    }),
  register: (email, inviteToken) =>
    ask(running().url, "/auth/register", {
      body: { email, name: "本人", password: "yokoso", confirm: "yokoso", agreedTerms: presentTerms, inviteToken },
    }),
  expire: async (id) => {
    await running()
      .owner`update people.invitation set expires_at = now() where company_id = ${company.id} and id = ${id}`
  },
  changeRecord: async (id, role) => {
    await running().owner`update companies.membership m set role = ${role} from people.staff s, people.invitation i
      where i.id = ${id} and i.company_id = ${company.id} and s.company_id = i.company_id and s.id = i.staff_id
        and m.company_id = s.company_id and m.id = s.membership_id`
  },
  latest: async (email) => {
    const [row] = await running().owner`select id from people.invitation where email = ${email} and state = 'open'`
    return { id: row?.id, token: await linkTo(email) }
  },
  members: async (emails) => {
    const rows = await running().owner`select p.email, m.role from companies.membership m
      join identity.person p on p.id = m.person_id where m.company_id = ${company.id}`
    const byEmail = new Map(rows.map(({ email, role }) => [email, role]))
    return emails.map((email) => byEmail.get(email))
  },
}

const [sequences, steps, atOnce] = [30, 12, 6]
const parts = process.env.HARD === "1" ? 10 : 2
let accepted = 0

test.each(Array.from({ length: parts }, (_, part) => part + 1))(
  "INV-10 whatever is done in whatever order, invitations come to what the model says (part %i)",
  async (part) => {
    const sequence = async (n: number) => {
      const seed = part * 1000 + n
      const mail = (name: string) => `${name}-${seed}@random.example`
      const addresses = [
        { email: mail("one"), session: await account(mail("one")), role: undefined },
        { email: mail("two"), session: await account(mail("two")), role: undefined },
        { email: mail("new"), session: undefined, role: undefined },
      ]
      const model = anInvitationModel(actions, addresses, seeded(seed))
      const joined = await model.run(steps).catch((fault: unknown) => {
        throw new Error(`seed ${seed}: ${fault}`, { cause: fault })
      })
      accepted += joined
    }
    // Side by side, so that one company meets them all at once.
    const lanes = Array.from({ length: atOnce }, async (_, lane) => {
      for (let n = lane; n < sequences; n += atOnce) await sequence(n)
    })
    await Promise.all(lanes)
  },
  300_000,
)

test("the sequences joined enough people to show something, and each by his own address", async () => {
  expect(accepted).toBeGreaterThan(3 * parts)
  const wrong = await running().owner`select from people.invitation i join identity.person p on p.id = i.answered_by
    where i.state = 'accepted' and lower(p.email) <> lower(i.email)`
  expect(wrong).toHaveLength(0)
})

test("the model sees a planted fault: an answer that does not ask whose address was invited", async () => {
  // Row-level security hides another's invitation by itself: here the statements alone count.
  await withoutPolicies(running())
  const lax: Actions = {
    ...actions,
    answer: (token, inviteId, isAccepted) =>
      ask(held().broken.url, "/nest/faulty/answers-as-anybody", {
        token,
        body: { inviteId, isAccepted },
        method: "PUT",
      }),
  }
  const sequence = async (n: number) => {
    const mail = (name: string) => `${name}-${n}@planted.example`
    const session = async (name: string) => ({ email: mail(name), session: await account(mail(name)), role: undefined })
    await anInvitationModel(lax, [await session("one"), await session("two")], seeded(n)).run(steps)
  }
  const seen = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => sequence(n)))
  const faults = seen.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []))
  expect(faults.join()).toContain("to be 'Not_Found'")
})
