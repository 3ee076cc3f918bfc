import { isoDate } from "#modules/kernel/civil-day.ts"
import type { Role } from "#modules/kernel/codes.ts"
import type { NewTerms } from "#modules/people/index.ts"
import { demoDomain } from "#modules/workspace/index.ts"

/** One person of the demo as he is taken on. */
export interface CastMember {
  /** The word by which arrangements and punches name him. */
  readonly key: string
  readonly name: string
  readonly furiganaName: string
  readonly gender: "male" | "female"
  readonly role: Role
  readonly trade: string
  readonly birthday: ReturnType<typeof isoDate>
  readonly joinedOn: ReturnType<typeof isoDate>
  readonly address: string
  readonly phone: string
  readonly email: string | null
  /** The vendor of a vendor's worker. */
  readonly vendor?: string
  readonly terms?: NewTerms
  /** 住民税: June's instalment and each of the eleven others, in yen. */
  readonly residentTax?: readonly [first: number, others: number]
}

interface Said extends Omit<CastMember, "birthday" | "joinedOn" | "email" | "gender"> {
  readonly birthday: string
  readonly joinedOn: string
  readonly gender?: "female"
  /** Of people who never sign in (D55). */
  readonly hasNoLogin?: true
  readonly email?: string
}

export const person = ({ birthday, joinedOn, gender, hasNoLogin, email, ...said }: Said): CastMember => ({
  ...said,
  gender: gender ?? "male",
  birthday: isoDate(birthday),
  joinedOn: isoDate(joinedOn),
  email: hasNoLogin === true ? null : (email ?? `${said.key}@${demoDomain}`),
})
