/** What a served description says otherwise than the contracts; nothing for a true one. */
import { isAppRouteOtherResponse } from "@ts-rest/core"
import type { Call } from "../security/contracts.ts"
import { type Place, placesOf } from "./wire-paths.ts"

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
}
export interface Operation {
  readonly operationId: string
  readonly "x-action": string
  readonly parameters: ReadonlyArray<Parameter>
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, unknown>> }>>
  readonly security: ReadonlyArray<object>
}

export interface Described {
  /** `POST /api/v2/task/{id}` */
  readonly call: string
  readonly path: string
  readonly operation: Operation
}

export interface Description {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

export const operationsOf = ({ paths }: Description): ReadonlyArray<Described> =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  )

const callOf = ({ route }: Call) => `${route.method} /api${route.path.replace(/:(\w+)/g, "{$1}")}`
const isSame = (one: Iterable<string>, other: Iterable<string>) =>
  [...one].toSorted().join() === [...other].toSorted().join()

/** Every name of a field, wherever it stands in a JSON schema; a field may itself be called `properties`. */
const namesIn = (schema: unknown): ReadonlyArray<string> => {
  if (Array.isArray(schema)) return schema.flatMap(namesIn)
  if (typeof schema !== "object" || schema === null) return []
  return Object.entries(schema).flatMap(([key, inner]) =>
    key === "properties"
      ? Object.entries<unknown>(inner).flatMap(([name, of]) => [name, ...namesIn(of)])
      : key === "enum" || key === "const"
        ? []
        : namesIn(inner),
  )
}
const fieldsOf = (call: Call, part: Place["part"]) =>
  placesOf(call)
    .filter((one) => one.part === part)
    .map(({ path }) => path.replaceAll("[]", "").split(".").at(-1) ?? "")
const isSameSet = (one: Iterable<string>, other: Iterable<string>) => isSame(new Set(one), new Set(other))

const faultsOf = (call: Call, { path, operation }: Described): ReadonlyArray<string> => {
  const { route, metadata } = call
  const inPath = operation.parameters.filter((one) => one.in === "path").map(({ name }) => `{${name}}`)
  const good = route.responses[200]
  const type = good !== undefined && isAppRouteOtherResponse(good) ? good.contentType : "application/json"
  // What is read as bytes has no schema.
  const hasBody = "body" in route && route.body !== undefined && typeof route.body !== "symbol"
  const faults: Readonly<Record<string, boolean>> = {
    "another action": operation["x-action"] !== metadata.action,
    "other parameters in its path": !isSame(
      inPath,
      [...path.matchAll(/\{\w+\}/g)].map(([name]) => name),
    ),
    "another word on the company":
      operation.parameters.some((one) => one.in === "header" && one.name === "companyId") !==
      (metadata.access === "company"),
    "another word on signing in": (operation.security.length === 0) !== (metadata.access === "public"),
    "another word on its body": (operation.requestBody !== undefined) !== hasBody,
    "other fields in its query": !isSame(
      operation.parameters.filter((one) => one.in === "query").map(({ name }) => name),
      fieldsOf(call, "query"),
    ),
    "other fields in its body": !isSameSet(namesIn(operation.requestBody), fieldsOf(call, "body")),
    "other fields in its answer": !isSameSet(namesIn(operation.responses["200"]), fieldsOf(call, "answer")),
    "other answers": !isSame(Object.keys(operation.responses), Object.keys(route.responses)),
    "another type of answer": !isSame(Object.keys(operation.responses["200"]?.content ?? {}), [type]),
  }
  return Object.keys(faults).filter((fault) => faults[fault] === true)
}

/** Calls that are missing, unknown, described twice under one name or otherwise than their contract; broken references. */
export const untrue = (description: Description, calls: ReadonlyArray<Call>): ReadonlyArray<string> => {
  const operations = operationsOf(description)
  const known = new Map(calls.map((one) => [callOf(one), one]))
  const described = new Set(operations.map(({ call }) => call))
  const names = operations.map(({ operation }) => operation.operationId)
  const schemas = new Set(Object.keys(description.components.schemas).map((name) => `#/components/schemas/${name}`))
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = ""]) => to)
  return [
    ...[...known.keys()].filter((call) => !described.has(call)).map((call) => `${call}: not described`),
    ...operations.flatMap((one) => {
      const call = known.get(one.call)
      return call === undefined
        ? [`${one.call}: not served`]
        : faultsOf(call, one).map((fault) => `${one.call}: ${fault}`)
    }),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name}: twice`),
    ...references.filter((to) => !schemas.has(to)).map((to) => `${to}: not there`),
  ]
}
