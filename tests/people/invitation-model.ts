/** What invitations must come to, whatever is done to them in whatever order: a model beside the server. */
import { expect } from "vitest"
import type { Told } from "../kernel/ask.ts"

export type Sender = "admin" | "manager" | "officeManager" | "vendor"
export interface Invitation {
  id: number
  readonly address: Address
  role: number
  token: string
  sender: Sender
  state: "open" | "accepted" | "refused" | "withdrawn"
  isOver: boolean
  /** Of the record, when somebody changed it since. */
  recordRole: number
}
export interface Address {
  readonly email: string
  /** Of its account, once there is one. */
  session: string | undefined
  role: number | undefined
}
export interface Sent {
  readonly id: number
  readonly token: string
}
export interface Actions {
  readonly invite: (by: Sender, email: string, roleId: number) => Promise<Told>
  readonly resend: (by: Sender, id: number) => Promise<Told>
  readonly withdraw: (by: Sender, id: number) => Promise<Told>
  readonly answer: (session: string, inviteId: number, isAccepted: 0 | 1, roleId: number | undefined) => Promise<Told>
  readonly register: (email: string, token: string) => Promise<Told>
  readonly expire: (id: number) => Promise<void>
  readonly changeRecord: (id: number, roleId: number) => Promise<void>
  /** The latest open invitation to an address with the token of its mail. */
  readonly latest: (email: string) => Promise<Sent>
  /** Roles of the addresses in the company, by what is stored. */
  readonly members: (emails: ReadonlyArray<string>) => Promise<ReadonlyArray<number | undefined>>
}

const [admin, manager, officeManager, financeManager, vendorWorker, worker] = [2, 3, 4, 6, 9, 12] as const
const roles = [admin, manager, financeManager, vendorWorker, worker, worker]
const senders: ReadonlyArray<Sender> = ["admin", "admin", "manager", "officeManager", "vendor"]

/** D18. */
const mayInvite = (by: Sender, role: number) => {
  if (by === "admin") return true
  return by === "vendor" ? role === vendorWorker : role !== admin && role !== financeManager
}
/** STAFF-11. */
const manages = (by: Sender, role: number) => {
  if (by === "admin") return role !== admin
  if (by === "vendor") return role === vendorWorker
  return by === "manager" && ![admin, manager, officeManager].includes(role as typeof admin)
}
const sees = (by: Sender, { role, sender }: Invitation) =>
  by === "admin" || by === "manager" || by === sender || (by === "vendor" && role === vendorWorker)

export const anInvitationModel = (actions: Actions, addresses: ReadonlyArray<Address>, random: () => number) => {
  const oneOf = <A>(all: ReadonlyArray<A>) => all[Math.floor(random() * all.length)]
  const invitations: Array<Invitation> = []
  const superseded: Array<string> = []
  const openTo = (address: Address) => invitations.find((one) => one.address === address && one.state === "open")
  const code = ({ status, body }: Told) => (status === 200 ? undefined : body.errorCode)

  /** The code of a link or an answer that comes too late. */
  const fault = ({ isOver, state }: Invitation) => {
    if (state === "withdrawn") return "Invite_Token_Invalid"
    if (state !== "open") return "Link_Used"
    return isOver ? "Link_Expired" : undefined
  }
  const asked = async (address: Address, next: Pick<Invitation, "role" | "sender">) => {
    const { id, token } = await actions.latest(address.email)
    const open = openTo(address)
    if (open === undefined) {
      invitations.push({ ...next, id, token, address, state: "open", isOver: false, recordRole: next.role })
      return
    }
    expect(id).toBe(open.id)
    superseded.push(open.token)
    Object.assign(open, next, { token, isOver: false, recordRole: next.role })
  }
  const invite = async () => {
    const [by, address, role] = [oneOf(senders), oneOf(addresses), oneOf(roles)]
    if (by === undefined || address === undefined || role === undefined) return
    const open = openTo(address)
    const isRefused = address.role !== undefined || (open !== undefined && !open.isOver)
    const expected = mayInvite(by, role) ? (isRefused ? "Email_Already_exist" : undefined) : "Permission_Denied"
    expect(code(await actions.invite(by, address.email, role))).toBe(expected)
    if (expected === undefined) await asked(address, { role, sender: by })
  }
  const resend = async () => {
    const [by, of] = [oneOf(senders), oneOf(invitations)]
    if (by === undefined || of === undefined) return
    const isHis = manages(by, of.recordRole) || (by === of.sender && (by === "admin" || by === "manager"))
    const may =
      mayInvite(by, of.recordRole) && isHis && of.state !== "accepted" && sees(by, { ...of, role: of.recordRole })
    const open = openTo(of.address)
    const isAsked = of.address.role !== undefined || (of.state !== "open" && open !== undefined && !open.isOver)
    const refused = may ? (isAsked ? "Email_Already_exist" : undefined) : "Permission_Denied"
    const expected = sees(by, of) ? refused : "Not_Found"
    expect(code(await actions.resend(by, of.id))).toBe(expected)
    if (expected === undefined) await asked(of.address, { role: of.recordRole, sender: by })
  }
  const withdraw = async () => {
    const [by, of] = [oneOf(senders), oneOf(invitations)]
    if (by === undefined || of === undefined) return
    const may = of.state === "open" && (by === of.sender || manages(by, of.role))
    const expected = sees(by, of) ? (may ? undefined : "Permission_Denied") : "Not_Found"
    expect(code(await actions.withdraw(by, of.id))).toBe(expected)
    if (expected === undefined) of.state = "withdrawn"
  }
  const answer = async () => {
    const [of, by] = [oneOf(invitations), oneOf(addresses.filter(({ session }) => session !== undefined))]
    if (of === undefined || by?.session === undefined) return
    const isAccepted = random() < 0.7 ? 1 : 0
    const read = random() < 0.3 ? oneOf(roles) : undefined
    const told = await actions.answer(by.session, of.id, isAccepted, read)
    const isStale = (read !== undefined && read !== of.role) || (isAccepted === 1 && of.recordRole !== of.role)
    const expected = by === of.address ? (fault(of) ?? (isStale ? "Update_Expired" : undefined)) : "Not_Found"
    expect(code(told)).toBe(expected)
    if (expected !== undefined) return
    of.state = isAccepted === 1 ? "accepted" : "refused"
    if (isAccepted === 1) by.role = of.role
  }
  const register = async () => {
    const links = invitations.map((of) => ({ of, token: of.token }))
    const [link, by] = [oneOf([...links, ...superseded.map((token) => ({ of: undefined, token }))]), oneOf(addresses)]
    if (link === undefined || by === undefined) return
    const { of, token } = link
    const late = of === undefined ? "Invite_Token_Invalid" : fault(of)
    const foreign = of?.address === by ? undefined : "Invite_Token_Invalid"
    const expected = late ?? foreign ?? (by.session === undefined ? undefined : "Email_Already_exist")
    const told = await actions.register(by.email, token)
    expect(code(told)).toBe(expected)
    if (expected === undefined) by.session = told.body.data.token
  }
  const expire = async () => {
    const of = oneOf(invitations.filter(({ state }) => state === "open"))
    if (of === undefined) return
    of.isOver = true
    await actions.expire(of.id)
  }
  const changeRecord = async () => {
    const [of, role] = [oneOf(invitations.filter(({ state }) => state === "open")), oneOf(roles)]
    if (of === undefined || role === undefined || role === vendorWorker || of.role === vendorWorker) return
    of.recordRole = role
    await actions.changeRecord(of.id, role)
  }
  const doings = [
    invite,
    invite,
    invite,
    resend,
    withdraw,
    answer,
    answer,
    answer,
    answer,
    register,
    expire,
    changeRecord,
  ]
  return {
    run: async (times: number) => {
      await invite()
      for (let n = 0; n < times; n++) {
        await oneOf(doings)?.()
        const stored = await actions.members(addresses.map(({ email }) => email))
        expect(stored).toEqual(addresses.map(({ role }) => role))
      }
      return invitations.filter(({ state }) => state === "accepted").length
    },
  }
}
