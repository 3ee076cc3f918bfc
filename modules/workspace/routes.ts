import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { remembered } from "#modules/identity/index.ts"
import { languageOf } from "#modules/kernel/http/refusal.ts"
import { implement } from "#modules/kernel/http/serve.ts"
import { Live } from "#modules/kernel/live/live.ts"
import { demoContract, workspaceContract } from "./contract.ts"
import { enterDemo, peopleOfDemo } from "./operations/enter-demo.ts"
import { showFirstSteps } from "./operations/first-steps.ts"
import { showHistory } from "./operations/history.ts"
import { arrangeMenu, ownMenuOrder } from "./operations/menu-order.ts"
import { findInCompany } from "./operations/search.ts"
import { permissionOfCompany } from "./operations/show-permission.ts"
import { platformOfPerson } from "./operations/show-platform.ts"
import { workspaceOfActor } from "./operations/show-workspace.ts"

export const workspaceRoutes = implement(workspaceContract, {
  workspace: () => workspaceOfActor(),
  sideBar: () => ownMenuOrder(),
  setSideBar: ({ body }) => arrangeMenu(body),
  search: ({ body }) => findInCompany(body),
  history: ({ params, query }) => showHistory(params, query.before),
  firstSteps: () => showFirstSteps(),
  platform: () => platformOfPerson(),
  permission: () => permissionOfCompany(),
  events: { streamed: (opening) => Effect.flatMap(Live, ({ open }) => open(opening)) },
})

const spoken = HttpServerRequest.HttpServerRequest.use(({ headers }) =>
  Effect.succeed(languageOf(headers["accept-language"])),
)

/** Registered only where a demo may be shown. */
export const demoRoutes = implement(demoContract, {
  people: () => Effect.flatMap(spoken, peopleOfDemo),
  enter: ({ body }) => Effect.flatMap(enterDemo(body.key), remembered),
})
