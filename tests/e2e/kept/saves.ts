/** Which requests of a page change something, as the contracts say it: what a refusal of a save refuses, and no more. */
import type { Request } from "@playwright/test"
import { isAppRoute } from "@ts-rest/core"
import { contracts } from "#modules/contracts.ts"

const isWrite = (metadata: unknown) =>
  typeof metadata === "object" && metadata !== null && "kind" in metadata && metadata.kind === "write"
const writes = Object.values(contracts).flatMap((contract) =>
  Object.values(contract).flatMap((route) =>
    isAppRoute(route) && isWrite(route.metadata)
      ? [{ method: route.method, path: new RegExp(`/api${route.path.replaceAll(/:\w+/g, "[^/]+")}$`) }]
      : [],
  ),
)
/** Renewing a sign-in changes something too, but nobody saves by it. */
const renews = "/api/auth/request-access-token"
export const isSave = (asked: Request) => {
  const { pathname } = new URL(asked.url())
  return pathname !== renews && writes.some(({ method, path }) => method === asked.method() && path.test(pathname))
}
