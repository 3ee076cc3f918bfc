/**
 * Who stands behind a token. The one port of the house: identity and companies answer it, server.ts wires it,
 * because the kernel may not import them.
 */
import { Context, type Effect } from "effect"
import type { Actor, Person } from "../actor.ts"
import type { Database } from "../database/scope.ts"
import type { Refused } from "../errors.ts"
import type { Reach } from "./contract.ts"

export class Gate extends Context.Service<
  Gate,
  {
    /** Fails with Token_Not_Exist, Token_Expired, User_Blocked. */
    readonly person: (token: string) => Effect.Effect<Person, Refused, Database>
    /** Fails as person does, and with Permission_Denied for everybody but the platform's own people. */
    readonly platform: (token: string) => Effect.Effect<Person, Refused, Database>
    /** Fails as person does, with Your_Company_In_Header_Not_Valid, and with what the company's standing says of the reach. */
    readonly actor: (token: string, companyId: number, reach: Reach) => Effect.Effect<Actor, Refused, Database>
    /** What a person's closing is judged by in its write; fails with Permission_Denied where a company needs him. */
    readonly leaving: (personId: number) => Effect.Effect<Effect.Effect<void, Refused, Database>, never, Database>
  }
>()("kernel/Gate") {}

/** How writes fail, from the first that storage refused until one is stored again. */
export interface WritesFail {
  readonly code: string
  readonly since: number
  triedAt: number
}

export interface ReadyState {
  /** False while a demo company is still being written. */
  isReady: boolean
  writesFail?: WritesFail | undefined
}

/** Whether the product can answer, and store. */
export class Readiness extends Context.Service<Readiness, ReadyState>()("kernel/Readiness") {}
