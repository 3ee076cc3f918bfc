/** What every route of a contract must say about itself, and what it must agree with. */
import { readFileSync } from "node:fs"
import { catalogue } from "#modules/kernel/errors.ts"
import type { Route } from "./contracts.ts"

interface Line {
  readonly module: string
  readonly kind: string
  readonly access: string
}

const linesOf = (file: string): ReadonlyArray<readonly [call: string, line: Line]> =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => row.split("\t"))
    .map(([method = "", path = "", module = "", kind = "", access = ""]) => [
      `${method} ${path.replace(/\?.*$/, "").replace(/\{(\w+)\}/g, ":$1")}`,
      { module, kind, access },
    ])

/** The specification's calls, and over them ours and our corrections, each with its reason in the file. */
const calls = new Map([...linesOf("tests/contract/calls.tsv"), ...linesOf("tests/contract/own-calls.tsv")])

const wordIn = (value: unknown, key: string): string | undefined => {
  if (typeof value !== "object" || value === null) return undefined
  const word: unknown = Reflect.get(value, key)
  return typeof word === "string" ? word : undefined
}

const statuses = new Set(Object.values(catalogue).map(({ status }) => String(status)))

/** What is wrong with one route; nothing for a good one. */
export const faultsOf = ({ module, name, route }: Route): ReadonlyArray<string> => {
  const call = `${route.method} ${route.path}`
  const listed = calls.get(call)
  const action = wordIn(route.metadata, "action")
  const answered = new Set(Object.keys(route.responses))
  const faults = [
    action === undefined || !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(action)
      ? "has no action of the form entity.verb"
      : "",
    listed === undefined ? "is not in the list of calls" : "",
    listed !== undefined && listed.module !== module ? `belongs to ${listed.module}` : "",
    listed !== undefined && wordIn(route.metadata, "kind") !== listed.kind ? `is a ${listed.kind}` : "",
    listed !== undefined && wordIn(route.metadata, "access") !== listed.access ? `is for ${listed.access}` : "",
    answered.has("200") ? "" : "has no good answer",
    [...statuses].every((status) => answered.has(status)) ? "" : "does not declare every status of the catalogue",
  ]
  return faults.filter((fault) => fault !== "").map((fault) => `${name} (${call}) ${fault}`)
}

/** Routes that answer the same method and path. */
export const doubles = (routes: ReadonlyArray<Route>): ReadonlyArray<string> => {
  const seen = new Map<string, string>()
  return routes.flatMap(({ name, route }) => {
    const call = `${route.method} ${route.path.replace(/:\w+/g, ":")}`
    const first = seen.get(call)
    seen.set(call, name)
    return first === undefined ? [] : [`${first} and ${name} answer ${call}`]
  })
}
