/** Every route of every contract, as the contract itself says it. */
import { type AppRoute, type AppRouter, isAppRoute } from "@ts-rest/core"
import { Schema, type SchemaAST } from "effect"

export interface Route {
  readonly module: string
  readonly name: string
  readonly route: AppRoute
}

const loaded = import.meta.glob<Record<string, unknown>>(
  ["../../modules/*/contract.ts", "../../modules/kernel/jobs/contract.ts"],
  { eager: true },
)

const isRouter = (value: unknown): value is AppRouter =>
  typeof value === "object" && value !== null && Object.values(value).some((entry) => typeof entry === "object")

const routesIn = (module: string, router: AppRouter, path: string): ReadonlyArray<Route> =>
  Object.entries(router).flatMap(([key, entry]) => {
    const name = `${path}.${key}`
    return isAppRoute(entry) ? [{ module, name, route: entry }] : routesIn(module, entry, name)
  })

/** The routes of all contracts that exist. */
export const allRoutes = (): ReadonlyArray<Route> =>
  Object.entries(loaded).flatMap(([file, exported]) => {
    const module = file.split("modules/")[1]?.split("/")[0] ?? ""
    return Object.entries(exported).flatMap(([name, value]) =>
      name.endsWith("Contract") && isRouter(value) ? routesIn(module, value, `${module}.${name}`) : [],
    )
  })

export interface Part {
  readonly place: string
  readonly ast: SchemaAST.AST
}

/** The schemas of one route: path, query, body and each answer. */
export const partsOf = ({ name, route }: Route): ReadonlyArray<Part> => {
  const parts: Record<string, unknown> = {
    pathParams: route.pathParams,
    query: route.query,
    body: "body" in route ? route.body : undefined,
    ...Object.fromEntries(Object.entries(route.responses).map(([status, schema]) => [`answer ${status}`, schema])),
  }
  return Object.entries(parts).flatMap(([part, schema]) =>
    Schema.isSchema(schema) ? [{ place: `${name} ${part}`, ast: schema.ast }] : [],
  )
}
