/** Who may do what and who sees what, asked of the running product and written as tables that people can read. */
import type { Told } from "../kernel/ask.ts"
import { everyRole } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"
import { type Call, titleOf } from "./contracts.ts"
import { ownId } from "./foreign.ts"
import { fireAt, type Grounds } from "./grounds.ts"
import { sample, samplesOf } from "./sample.ts"
import { atRest } from "./state.ts"

/** The best that a role gets of a call, trying its inputs in turn. */
const bestOf = async (grounds: Grounds, url: string, call: Call, role: string): Promise<Told | undefined> => {
  let best: Told | undefined
  const isRead = call.metadata.kind === "read"
  const inputs = [...samplesOf(call, ownId), sample(call, ownId, 3)]
  for (const input of new Map(inputs.map((one) => [JSON.stringify(one), one])).values()) {
    const told = await fireAt(grounds, url, call, { ...input, role })
    if (told.status === 200 || (isRead && told.body?.errorCode !== "Invalid_Input")) return told
    if (best === undefined || best.body?.errorCode === "Invalid_Input") best = told
  }
  return best
}

export type Outcomes = ReadonlyMap<string, Told | undefined>

/** All at once where they read; where they change something one after another, who can do least first. */
export const outcomesOf = async (grounds: Grounds, running: Running, call: Call): Promise<Outcomes> => {
  const outcomes = new Map<string, Told | undefined>()
  const note = async (role: string) => {
    const told = await bestOf(grounds, running.url, call, role)
    if (told?.body?.data?.jobId !== undefined) await atRest(running)
    outcomes.set(role, told)
  }
  if (call.metadata.kind === "read") await Promise.all(everyRole.map(note))
  else for (const role of everyRole.toReversed()) await note(role)
  return outcomes
}

const isAnswered = (told: Told | undefined) => told?.status === 200
const cellOf = (told: Told | undefined) =>
  isAnswered(told) ? "yes" : told?.body?.errorCode === "Permission_Denied" ? "-" : String(told?.body?.errorCode)

/** One line per call; roles that get the same stand together. */
export const actionLines = (call: Call, outcomes: Outcomes): ReadonlyArray<string> => {
  const cells = new Map<string, Array<string>>()
  for (const role of everyRole) {
    const cell = cellOf(outcomes.get(role))
    cells.set(cell, [...(cells.get(cell) ?? []), role])
  }
  const lines = [...cells].filter(([cell]) => cell !== "-").map(([cell, roles]) => `  ${cell}: ${roles.join(" ")}`)
  return [`${titleOf(call)} (${call.metadata.action})`, ...(lines.length > 0 ? lines : ["  nobody"])]
}

/** Where a value's fields are: `data[].staff.name`; rows of a list count as one. */
const pathsOf = (value: unknown, path = ""): ReadonlyArray<string> => {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, `${path}[]`))
  if (typeof value !== "object" || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, path === "" ? key : /^\d+$/.test(key) ? `${path}.#` : `${path}.${key}`),
  )
}

const wrapped = (words: ReadonlyArray<string>) => {
  const lines: Array<string> = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length > 118) lines.push(`    ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** Fields of a call's answers by who gets them; what all who are answered get is one line. */
export const fieldLines = (outcomes: Outcomes): ReadonlyArray<string> => {
  const answered = everyRole.filter((role) => isAnswered(outcomes.get(role)))
  const seen = new Map<string, Set<string>>()
  for (const role of answered)
    for (const path of pathsOf(outcomes.get(role)?.body?.data)) seen.set(path, (seen.get(path) ?? new Set()).add(role))
  const byRoles = new Map<string, Array<string>>()
  for (const [path, roles] of [...seen].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const who = roles.size === answered.length ? "all" : answered.filter((role) => roles.has(role)).join(" ")
    byRoles.set(who, [...(byRoles.get(who) ?? []), path])
  }
  return [...byRoles].toSorted().flatMap(([who, paths]) => [`  seen by ${who}:`, ...wrapped(paths)])
}
