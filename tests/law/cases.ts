import { readFileSync } from "node:fs"
import { tableOf } from "#modules/kernel/law/read-parameter.ts"

/** The text of a file of cases that lies beside the tests. */
export const textOf = (name: string): string => readFileSync(new URL(`./cases/${name}`, import.meta.url), "utf8")
/** The rows of a CSV of cases by its column names. */
export const rowsOf = (name: string) => tableOf(textOf(name))
