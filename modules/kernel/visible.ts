/**
 * Who sees which rows: a small closed algebra, read as a predicate by policies and as SQL by repositories,
 * so that lists, counts, badges and exports can't drift from the policy.
 */
import { and, inArray, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"

export type Fact = string | number | boolean | null
export type Filter<Field extends string> =
  | { readonly kind: "all" }
  | { readonly kind: "none" }
  | { readonly kind: "is"; readonly field: Field; readonly values: ReadonlyArray<Fact> }
  | { readonly kind: "allOf"; readonly of: ReadonlyArray<Filter<Field>> }
  | { readonly kind: "anyOf"; readonly of: ReadonlyArray<Filter<Field>> }

export const all: Filter<never> = { kind: "all" }
export const none: Filter<never> = { kind: "none" }
export const is = <Field extends string>(field: Field, ...values: ReadonlyArray<Fact>): Filter<Field> => ({
  kind: "is",
  field,
  values,
})
export const allOf = <Field extends string>(...of: ReadonlyArray<Filter<Field>>): Filter<Field> => ({
  kind: "allOf",
  of,
})
export const anyOf = <Field extends string>(...of: ReadonlyArray<Filter<Field>>): Filter<Field> => ({
  kind: "anyOf",
  of,
})

/** A field of a row may hold many facts (the workers of a task): one of them is enough. */
export type Facts<Field extends string> = Readonly<Record<Field, Fact | ReadonlyArray<Fact>>>

const isList = (facts: unknown): facts is ReadonlyArray<Fact> => Array.isArray(facts)

export const shows = <Field extends string>(filter: Filter<Field>, row: Facts<Field>): boolean => {
  switch (filter.kind) {
    case "all":
      return true
    case "none":
      return false
    case "is": {
      const facts: Fact | ReadonlyArray<Fact> = row[filter.field]
      return isList(facts) ? facts.some((fact) => filter.values.includes(fact)) : filter.values.includes(facts)
    }
    case "allOf":
      return filter.of.every((part) => shows(part, row))
    case "anyOf":
      return filter.of.some((part) => shows(part, row))
  }
}

/** How a field is asked for in SQL: a column, or for many facts a condition of the repository's own. */
export type Columns<Field extends string> = Readonly<Record<Field, PgColumn | ((values: ReadonlyArray<Fact>) => SQL)>>

export const whereVisible = <Field extends string>(filter: Filter<Field>, columns: Columns<Field>): SQL => {
  switch (filter.kind) {
    case "all":
      return sql`true`
    case "none":
      return sql`false`
    case "is": {
      const column = columns[filter.field]
      if (typeof column === "function") return column(filter.values)
      return filter.values.length === 0 ? sql`false` : inArray(column, [...filter.values])
    }
    case "allOf":
      return and(sql`true`, ...filter.of.map((part) => whereVisible(part, columns))) ?? sql`true`
    case "anyOf":
      return or(sql`false`, ...filter.of.map((part) => whereVisible(part, columns))) ?? sql`false`
  }
}
