/** OpenAPI 3.1 of the product, made from the contracts that are served. */
import { type AppRoute, type AppRouter, isAppRoute } from "@ts-rest/core"
import { Schema } from "effect"
import type { CallMetadata } from "./contract.ts"

/** A part of a JSON document. */
export type Json = string | number | boolean | null | ReadonlyArray<Json> | { readonly [key: string]: Json }

const jsonSchemaOf = (schema: unknown, definitions: Record<string, unknown>) => {
  if (!Schema.isSchema(schema)) return undefined
  const document = Schema.toJsonSchemaDocument(schema as Schema.Codec<unknown>)
  Object.assign(definitions, document.definitions)
  return JSON.parse(JSON.stringify(document.schema).replaceAll("#/$defs/", "#/components/schemas/"))
}

const parametersOf = (schema: unknown, place: "path" | "query", definitions: Record<string, unknown>) => {
  const described = jsonSchemaOf(schema, definitions)
  if (described === undefined) return []
  return Object.entries<unknown>(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || (described.required ?? []).includes(name),
    schema: property,
  }))
}

const chosenCompany = {
  name: "companyId",
  in: "header",
  required: true,
  schema: { type: "integer", minimum: 1 },
  description: "選んだ企業の番号",
}
const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", maxLength: 200 },
  description: "同じ操作の再送を一度にまとめる番号",
}

/** JSON by its schema, or a file by its type. */
const contentOf = (answer: unknown, definitions: Record<string, unknown>) =>
  typeof answer === "object" && answer !== null && "contentType" in answer && "body" in answer
    ? { [String(answer.contentType)]: { schema: { type: "string", format: "binary" } } }
    : { "application/json": { schema: jsonSchemaOf(answer, definitions) ?? {} } }

const sentAs = (route: AppRoute) => ("contentType" in route ? route.contentType : undefined) ?? "application/json"

const operationOf = (module: string, name: string, route: AppRoute, definitions: Record<string, unknown>) => {
  const { action, kind, access } = route.metadata as CallMetadata
  const body = "body" in route ? jsonSchemaOf(route.body, definitions) : undefined
  const responses = Object.entries(route.responses).map(([status, schema]) => [
    status,
    { description: status === "200" ? "OK" : "Refused", content: contentOf(schema, definitions) },
  ])
  return {
    operationId: `${module}.${name}`,
    tags: [module],
    "x-action": action,
    "x-access": access,
    parameters: [
      ...parametersOf(route.pathParams, "path", definitions),
      ...parametersOf(route.query, "query", definitions),
      ...(access === "company" ? [chosenCompany] : []),
      ...(kind === "write" && access === "company" ? [idempotencyKey] : []),
    ],
    ...(body === undefined ? {} : { requestBody: { required: true, content: { [sentAs(route)]: { schema: body } } } }),
    responses: Object.fromEntries(responses),
    security: access === "public" ? [] : [{ bearer: [] }],
  }
}

/** The whole document; `contracts` is keyed by module. */
export const openApiOf = (contracts: Readonly<Record<string, AppRouter>>) => {
  const definitions: Record<string, unknown> = {}
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [module, contract] of Object.entries(contracts)) {
    for (const [name, route] of Object.entries(contract)) {
      if (!isAppRoute(route)) continue
      const path = `/api${route.path.replace(/:(\w+)/g, "{$1}")}`
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(module, name, route, definitions) }
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "手配 Tehai", version: "1" },
    paths,
    components: { schemas: definitions, securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  }
}
