/** A company's question whether somebody wants to be its member, as its sender and the one who is asked see it. */
import { Schema } from "effect"
import { roleIds, wireValues } from "#modules/kernel/codes.ts"
import { Email, Phone } from "#modules/kernel/fields/contact.ts"
import { Id, LanguageChoice, oneOf, pageFields, Version } from "#modules/kernel/fields/row.ts"
import { Furigana, Keyword, PersonName } from "#modules/kernel/fields/text.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { mailStatuses } from "#modules/notifications/codes.ts"
import { invitationStates } from "../codes.ts"
import type { invitationListPolicy, invitationPolicy } from "../policy/invitation-policy.ts"
import { Flag } from "./terms.ts"

const State = oneOf(wireValues(invitationStates))
const RoleId = oneOf(wireValues(roleIds))

const shared = {
  id: Schema.Int,
  companyId: Schema.Int,
  companyName: Schema.String,
  email: Schema.String,
  /** As the company wrote him down. */
  name: Schema.NullOr(Schema.String),
  roleId: RoleId,
  /** 2 waits, 1 yes, 3 no, 0 withdrawn. */
  status: State,
  /** 1 where it waits and its fourteen days are over. */
  isExpired: Flag,
  invitedAt: Schema.String,
  expiresAt: Schema.String,
  answeredAt: Schema.NullOr(Schema.String),
}
export const OwnInvitation = Schema.Struct(shared)
export const SentInvitation = Schema.Struct({
  ...shared,
  inviter: Schema.NullOr(Schema.String),
  /** Ours: how the newest mail of it stands; null where none is kept. */
  mailStatus: Schema.NullOr(oneOf(wireValues(mailStatuses))),
  /** Ours: he found its days over and asked for it again; null when it was sent since. */
  askedAgainAt: Schema.NullOr(Schema.String),
  /** The record that the company wrote down for him; null for whom it knows an address alone. */
  userId: Schema.NullOr(Schema.Int),
  version: Schema.Int,
  permissions: permissionsBy<typeof invitationPolicy>(),
})

export const ListInvitations = Schema.Struct({
  /** In address, name and company. */
  keyword: Schema.optionalKey(Keyword),
  status: Schema.optionalKey(State),
  isExpired: Schema.optionalKey(Flag),
  /** Those of 協力会社 or of 客先 alone: their lists show how each stands. */
  partner: Schema.optionalKey(Schema.Literals(["vendor", "customer"])),
  ...pageFields,
})
export type ListInvitations = typeof ListInvitations.Type

const pageOf = <Row, Wire>(row: Schema.Codec<Row, Wire>) => ({
  success: Schema.Literal(true),
  data: Schema.Array(row),
  pageIndex: Schema.Int,
  totalPages: Schema.Int,
  totalItems: Schema.Int,
})
export const OwnInvitationPage = Schema.Struct(pageOf(OwnInvitation))
export const SentInvitationPage = Schema.Struct({
  ...pageOf(SentInvitation),
  permissions: permissionsBy<typeof invitationListPolicy>(),
})

/** Yes is 1, no is 0. */
export const AnswerInvitation = Schema.Struct({
  inviteId: Id,
  isAccepted: Flag,
  /** As what he read that he is asked: who was meanwhile asked as something else is told so. */
  roleId: Schema.optionalKey(RoleId),
  /** With a partner's yes: how his company is read and reached. */
  furiganaName: Schema.optionalKey(Furigana),
  phone: Schema.optionalKey(Phone),
})
export type AnswerInvitation = typeof AnswerInvitation.Type
export const InvitationAnswered = Schema.Struct({ companyId: Schema.Int, roleId: Schema.Int, isAccepted: Schema.Int })

/** Once more by a new link, or taken back (status 0). */
export const ChangeInvitation = Schema.Union([
  Schema.Struct({ version: Version, resend: Schema.Literal(true) }),
  Schema.Struct({ version: Version, status: oneOf([invitationStates.withdrawn]) }),
])
export type ChangeInvitation = typeof ChangeInvitation.Type

/** The platform's own: an admin for a company that is there. Founders need no invitation (D70). */
export const InviteAdmin = Schema.Struct({
  email: Email,
  companyId: Id,
  name: Schema.optionalKey(Schema.NullOr(PersonName)),
  language: Schema.optionalKey(LanguageChoice),
})
export type InviteAdmin = typeof InviteAdmin.Type
export const Invited = Schema.Struct({
  inviteId: Schema.Int,
  email: Schema.String,
  companyId: Schema.Int,
  roleId: RoleId,
})

/** Whom the companies and the platform ask to be a company's admin, for the platform's own people. */
export const ListAdminInvitations = Schema.Struct({
  keyword: Schema.optionalKey(Keyword),
  status: Schema.optionalKey(State),
  ...pageFields,
})
export type ListAdminInvitations = typeof ListAdminInvitations.Type
export const AdminInvitation = Schema.Struct({
  ...shared,
  inviter: Schema.NullOr(Schema.String),
  version: Schema.Int,
})
export const WithdrawAdminInvite = Schema.Struct({
  companyId: Id,
  version: Version,
  status: oneOf([invitationStates.withdrawn]),
})
export type WithdrawAdminInvite = typeof WithdrawAdminInvite.Type
