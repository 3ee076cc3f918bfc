/** A company that invites people by mail, over the wire; the link is taken from the mail that was kept. */
import { randomUUID } from "node:crypto"
import { expect, request } from "@playwright/test"
import { e2eAddress } from "./address.ts"
import { invitationLinks } from "./kept-mails.ts"
import { createCompany } from "./operator.ts"
import { asOwner } from "./owner.ts"
import { password } from "./people.ts"

type Method = "GET" | "POST" | "PUT"

/** A browser's storage of its own, so that no page is signed in by this. */
const calling = async () => {
  const calls = await request.newContext({ baseURL: e2eAddress.url })
  const call = async (method: Method, path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await calls.fetch(`/api${path}`, { method, data, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()).data
  }
  return call
}
/** An account of somebody who belongs to this company only. */
export const someCompany = (name: string) => {
  const email = `kaisha-${randomUUID().slice(0, 8)}@invite.example`
  createCompany(name, email)
  return email
}
export const invitingCompany = async (name: string) => {
  const admin = someCompany(name)
  const call = await calling()
  const { token } = await call("POST", "/auth/login", { email: admin, password })
  const [{ id }] = await call("POST", "/v2/user/search-user-company", {}, { authorization: `Bearer ${token}` })
  const headers = { authorization: `Bearer ${token}`, companyId: String(id) }
  const linkTo = async (email: string) => {
    await expect.poll(() => invitationLinks(email).length).toBeGreaterThan(0)
    return invitationLinks(email).at(-1) ?? ""
  }
  return {
    admin,
    /** As a worker; gives the path that the mail's link leads to. */
    inviteWorker: async (email: string, worker: string) => {
      await call(
        "POST",
        "/staff/invite-staff",
        { name: worker, email, roleId: 12, gender: 1, birthday: "1990-04-01" },
        headers,
      )
      return await linkTo(email)
    },
    inviteCustomer: async (email: string, companyName: string) => {
      await call("PUT", "/customer/invite", { companyName, email }, headers)
      return await linkTo(email)
    },
    /** As if its fourteen days had gone by. */
    expire: async (email: string) => {
      const owner = asOwner()
      await owner`update people.invitation set invited_at = invited_at - interval '15 days',
        expires_at = expires_at - interval '15 days' where email = ${email}`
      await owner.end()
    },
    withdraw: async (email: string) => {
      const sent: ReadonlyArray<{ id: number; email: string; version: number }> = await call(
        "POST",
        "/staff/list-invite-request",
        {},
        headers,
      )
      const one = sent.find((invitation) => invitation.email === email)
      await call("PUT", `/user/invite-request/${one?.id}`, { version: one?.version, status: 0 }, headers)
    },
  }
}
