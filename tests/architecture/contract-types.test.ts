/** Types are checked by tsc; what this file says fails the build and not only the run. */

import type { RegisteredRouter, RouteById } from "@tanstack/react-router"
import type { AppRoute, ClientInferRequest, ClientInferResponseBody } from "@ts-rest/core"
import { describe, expectTypeOf, test } from "vitest"
import type { contracts } from "#modules/contracts.ts"
import type { callOf } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import type { sitePolicy } from "#modules/scheduling/policy/site-policy.ts"
import type { Can, may } from "@/lib/permissions.tsx"

type IsAny<T> = 0 extends 1 & T ? true : false
/** The calls of a contract whose request or good answer became `any`, as "module.call". */
type AnyCalls<C> = {
  [M in keyof C & string]: {
    [K in keyof C[M] & string]: C[M][K] extends AppRoute
      ? true extends
          | IsAny<ClientInferRequest<C[M][K]>>
          | IsAny<Body<C[M][K]>>
          | IsAny<ClientInferResponseBody<C[M][K], 200>>
        ? `${M}.${K}`
        : never
      : never
  }[keyof C[M] & string]
}[keyof C & string]
type Body<R> = R extends { readonly body: infer B } ? (IsAny<B> extends true ? B : ClientInferBody<R>) : never
type ClientInferBody<R> = R extends AppRoute
  ? ClientInferRequest<R> extends { readonly body: infer B }
    ? B
    : never
  : never

describe("no type of a contract became any", () => {
  test("in no call of any module", () => {
    expectTypeOf<AnyCalls<typeof contracts>>().toEqualTypeOf<never>()
  })

  test("a planted one is found", () => {
    type Login = (typeof contracts)["identity"]["login"]
    // biome-ignore lint/suspicious/noExplicitAny: the fault that the check must find.
    type Planted = { readonly identity: { readonly login: Omit<Login, "body"> & { readonly body: any } } }
    expectTypeOf<AnyCalls<Planted>>().toEqualTypeOf<"identity.login">()
  })

  test("a request and an answer have their own types", () => {
    type Login = (typeof contracts)["identity"]["login"]
    expectTypeOf<ClientInferBody<Login>>().toEqualTypeOf<{
      readonly email: string
      readonly password: string
      readonly isResumed?: 0 | 1
    }>()
    type Workspace = ClientInferResponseBody<(typeof contracts)["workspace"]["workspace"], 200>
    expectTypeOf<Workspace["data"]["menu"][number]["title"]>().toEqualTypeOf<string>()
  })
})

test("no address of a screen became any", () => {
  type Search = RouteById<RegisteredRouter["routeTree"], "/_shell/works/">["types"]["fullSearchSchema"]
  expectTypeOf<IsAny<Search>>().toEqualTypeOf<false>()
  expectTypeOf<Search["q"]>().toEqualTypeOf<string | undefined>()
})

describe("the actions of a policy are types, from its rules to what a screen asks", () => {
  type Site = ClientInferResponseBody<(typeof contracts)["scheduling"]["siteDetails"], 200>["data"]

  test("a view's permissions name the actions of its policy", () => {
    expectTypeOf<Site["permissions"]["actions"][number]>().toEqualTypeOf<
      "read" | "create" | "update" | "setState" | "approve" | "seeHistory"
    >()
  })

  test("a screen can't ask for an action that the policy does not have", () => {
    expectTypeOf<typeof may<"read" | "update">>().parameter(1).toEqualTypeOf<"read" | "update">()
    type Asked = Parameters<typeof Can<Site["permissions"]["actions"][number]>>[0]["do"]
    expectTypeOf<Asked>().toEqualTypeOf<"read" | "create" | "update" | "setState" | "approve" | "seeHistory">()
  })

  test("a call can't name an action that no policy has", () => {
    type Metadata = Parameters<ReturnType<typeof callOf<ActionOf<typeof sitePolicy>>>>[0]
    expectTypeOf<Metadata["action"]>().toEqualTypeOf<
      "site.read" | "site.create" | "site.update" | "site.setState" | "site.approve" | "site.seeHistory"
    >()
  })
})
