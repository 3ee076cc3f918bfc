/** What no route answers: a path of ours asked by another method, or nothing of ours. */
import { type AppRouter, isAppRoute } from "@ts-rest/core"
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { refuse } from "../errors.ts"
import { languageOf, refusalAnswer } from "./refusal.ts"

const formOf = (path: string) => new RegExp(`^/api${path.replace(/:\w+/g, "[^/]+")}/?$`)

/** Method_Not_Allowed, naming the methods that a path has; Not_Found for a path that isn't there. */
export const unknownCall = (routers: ReadonlyArray<AppRouter>) => {
  const served = routers
    .flatMap((router) => Object.values(router).filter(isAppRoute))
    .map(({ method, path }) => ({ method, form: formOf(path) }))
  const answered = HttpServerRequest.HttpServerRequest.use((request) =>
    Effect.sync(() => {
      const path = request.url.split("?")[0] ?? ""
      const methods = [...new Set(served.filter(({ form }) => form.test(path)).map(({ method }) => method))]
      const language = languageOf(request.headers["accept-language"])
      return methods.length === 0
        ? refusalAnswer(refuse("Not_Found"), language)
        : HttpServerResponse.setHeader(
            refusalAnswer(refuse("Method_Not_Allowed"), language),
            "allow",
            methods.toSorted().join(", "),
          )
    }),
  )
  return HttpRouter.add("*", "/api/*", answered)
}
