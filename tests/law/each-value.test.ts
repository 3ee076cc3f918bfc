/**
 * Every value of the law of pay, changed by itself, changes a slip whose amounts are written down.
 *
 * `cases/probed-slips.txt` holds the amounts; after a change of law, run this file with UPDATE_PROBES=1 and read the
 * difference: what changed without a new value of law is a fault.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { expect, test } from "vitest"
import type { LawBook } from "#modules/kernel/law/law-book.ts"
import { payrollLawOf } from "#modules/payroll/rules/payroll-law.ts"
import { changesOf } from "./changed-values.ts"
import { book, law } from "./law-book.ts"
import { bonusProbes, monthProbes, type Probe } from "./probes.ts"

const file = new URL("./cases/probed-slips.txt", import.meta.url)
const tested = (probe: Probe) => ({ ...probe, ...probe.of(law) })
const months = monthProbes.map(tested)
const bonuses = bonusProbes.map(tested)
const baseline = [...months, ...bonuses]
const written = () => readFileSync(file, "utf8").trimEnd().split("\n")

test("the probed slips have the amounts that are written down", () => {
  const lines = baseline.map(({ name, amounts }) => `${name}: ${amounts}`)
  if (process.env.UPDATE_PROBES === "1") writeFileSync(file, `${lines.join("\n")}\n`)
  expect(new Set(baseline.map(({ name }) => name)).size).toBe(lines.length)
  expect(lines).toEqual(written())
})

/** Values that no slip of ours can need, each with its reason. */
const unneeded: ReadonlyArray<readonly [RegExp, string]> = [
  [/^labour\/(working-hours|agreement-36)\//, "cut and count minutes before pay; tests/labour"],
  [/^payroll\/minimum-wage\//, "read by prefecture and working day; tests/law and tests/payroll of the minimum wage"],
  [/plain-rate 2020-01-01 (5\.upTo|6\.)/, "beyond 2.5 times the last row of the monthly table"],
  [/income-tax\/bonus \S+ (0\.dependants|(0|21|42|63|84|105|126|147)\.from)/, "rows of 0, as where no row is"],
  [/standard-remuneration\/\S+ \S+ 0\.from/, "what is below the first grade has the first grade"],
  [/^papers\//, "of invoices and what is bought; tests/papers/rules"],
  [/^people\/payment-limits\//, "of terms of payment, not of pay; tests/papers/payment-limits"],
  [/^payroll\/resident-tax\/instalments /, "splits a year's notice when it is entered"],
]

type Tested = (typeof baseline)[number]
/** Those that print the value come first, then those that print no law at all: most changes are seen at once. */
const inOrderOfUse = (address: string, since: string, among: ReadonlyArray<Tested>) => {
  const rank = ({ used }: Tested) => {
    if (used.has(`${address} ${since}`)) return 0
    const isPart = [...used].some((one) => one.startsWith(`${address}/`) && one.endsWith(since))
    return isPart ? 0 : used.size === 0 ? 1 : 2
  }
  return among
    .map((probe) => [rank(probe), probe] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, probe]) => probe)
}

const amountsBy = (changed: LawBook) => {
  const other = payrollLawOf(changed)
  return (probe: Tested) => {
    try {
      return probe.of(other).amounts
    } catch {
      return "a figure that no rule can work with"
    }
  }
}

/** Looks for a probe that a changed book changes, first at the one that the figure before was seen in: rows stand in order. */
const lookout = (address: string, since: string, among: ReadonlyArray<Tested>) => {
  const probesInOrder = inOrderOfUse(address, since, among)
  let last = 0
  return (changed: LawBook) => {
    const amountsOf = amountsBy(changed)
    for (let step = 0; step < probesInOrder.length; step += 1) {
      const at = (last + step) % probesInOrder.length
      const probe = probesInOrder[at]
      if (probe === undefined || amountsOf(probe) === probe.amounts) continue
      last = at
      return true
    }
    return false
  }
}

/** Ages, shares and rates of insurance decide a month and a bonus by themselves: each must need them. */
const decidesBoth = /^payroll\/(health-insurance\/(?!rate)|pension\/)(?!standard-bonus)/
const groupsOf = (address: string) => (decidesBoth.test(address) ? [months, bonuses] : [baseline])

test("changing a value of law changes a probed slip, value by value", () => {
  const unseen: Array<string> = []
  let seen = 0
  const lookouts = new Map<string, ReadonlyArray<ReturnType<typeof lookout>>>()
  for (const { address, since, place, books } of changesOf(book)) {
    const name = `${address} ${since} ${place}`
    if (unneeded.some(([pattern]) => pattern.test(name))) continue
    const value = `${address} ${since}`
    const looking = lookouts.get(value) ?? groupsOf(address).map((among) => lookout(address, since, among))
    lookouts.set(value, looking)
    if (looking.every((isSeen) => books.some((changed) => isSeen(changed())))) seen += 1
    else unseen.push(name)
  }
  expect(unseen).toEqual([])
  expect(seen).toBeGreaterThan(1000)
})
