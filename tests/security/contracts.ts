/** Every contract of the product, found by its place: a new module is in the guards without anyone remembering. */
import { type AppRoute, isAppRoute } from "@ts-rest/core"
import type { CallMetadata } from "#modules/kernel/http/contract.ts"

export interface Call {
  readonly module: string
  readonly name: string
  readonly route: AppRoute
  readonly metadata: CallMetadata
}
const loaded = import.meta.glob<Record<string, unknown>>("/modules/**/contract.ts", { eager: true })

const routesOf = (module: string, contract: unknown): ReadonlyArray<Call> =>
  typeof contract !== "object" || contract === null
    ? []
    : Object.entries(contract).flatMap(([name, route]) =>
        isAppRoute(route) ? [{ module, name, route, metadata: route.metadata as CallMetadata }] : [],
      )

export const calls: ReadonlyArray<Call> = Object.entries(loaded).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, contract]) =>
    name.endsWith("Contract") ? routesOf(file.split("/")[2] ?? "", contract) : [],
  ),
)

/** The calls made in a company's name. The demo's exist only where a demo is. */
export const companyCalls = calls.filter(
  ({ metadata, route }) => metadata.access === "company" && !route.path.startsWith("/demo/"),
)

/** The platform's own calls, for nobody of a company. */
export const platformCalls = calls.filter(({ metadata }) => metadata.access === "platform")

/**
 * A press is taken back and a rest begun before anything else is pressed; a missing end is asked for before it is told,
 * and told before the punch is written whole; a month is paid before it is opened, and opened before a close of it is
 * under way; one sign-in is ended before a new password ends all others; an arrangement is changed before it is deleted;
 * a paper is previewed before its company has a number; who signs out does nothing after it.
 */
const early = ["cancel", "rest", "askEnd", "tellEnd", "makeTransfer", "updateBlockPayroll", "endSignIn", "preview"]
const late = ["updateMultipleTask", "logout"]
const rank = ({ name }: Call) => (early.includes(name) ? early.indexOf(name) : early.length + 1 + late.indexOf(name))
export const inOrder = (some: ReadonlyArray<Call>): ReadonlyArray<Call> =>
  some.toSorted((one, other) => rank(one) - rank(other))

export const titleOf = ({ module, name }: Call) => `${module} ${name}`
