/**
 * Typed calls without a schema: paths come from calls.ts, types from the contract, which is imported as a type only.
 *
 * `data(identity.login({ body }))` gives what was asked for or throws an ApiError.
 */
import type { AppRouter, InitClientReturn } from "@ts-rest/core"
import { companiesCalls } from "#modules/companies/calls.ts"
import type { companiesContract } from "#modules/companies/contract.ts"
import { identityCalls } from "#modules/identity/calls.ts"
import type { identityContract } from "#modules/identity/contract.ts"
import { demoCalls, workspaceCalls } from "#modules/workspace/calls.ts"
import type { demoContract, workspaceContract } from "#modules/workspace/contract.ts"
import { type Call, errorOf, type Input, send } from "./send.ts"

type ClientOf<Contract extends AppRouter> = InitClientReturn<
  Contract,
  { baseUrl: string; baseHeaders: Record<string, string> }
>

/** One function for each call of a module. The cast is the one place where paths and types are put together. */
export const clientOf = <Contract extends AppRouter>(calls: { readonly [Name in keyof Contract]: Call }) =>
  Object.fromEntries(
    Object.entries<Call>(calls).map(([name, call]) => [name, (input?: Input) => send(call, input)]),
  ) as unknown as ClientOf<Contract>

interface AnyAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}
type GoodBody<A> = Extract<A, { status: 200 }> extends { readonly body: infer Body } ? Body : never
type DataOf<A> = GoodBody<A> extends { readonly data: infer Data } ? Data : never

/** The whole good answer, for lists: `{ data, pageIndex, totalPages, totalItems }`. Throws ApiError otherwise. */
export const page = async <A extends AnyAnswer>(call: Promise<A>): Promise<GoodBody<A>> => {
  const answer = await call
  if (answer.status !== 200) throw errorOf(answer)
  return answer.body as GoodBody<A>
}
/** The `data` of a good answer. Throws ApiError otherwise. */
export const data = async <A extends AnyAnswer>(call: Promise<A>): Promise<DataOf<A>> => {
  const { data } = (await page(call)) as { data: DataOf<A> }
  return data
}

export const identity = clientOf<typeof identityContract>(identityCalls)
export const companies = clientOf<typeof companiesContract>(companiesCalls)
export const workspaces = clientOf<typeof workspaceContract>(workspaceCalls)
export const demo = clientOf<typeof demoContract>(demoCalls)
