/** Books of law in which one single figure is another, for every figure that the book holds. */
import type { LawBook } from "#modules/kernel/law/law-book.ts"
import type { Bracket, Parameter, Row } from "#modules/kernel/law/parameter.ts"

export interface Change {
  readonly address: string
  readonly since: string
  /** Which figure of the value: "value", "2.upTo", "13.rate". */
  readonly place: string
  /** Ways to change it; one of them must show. */
  readonly books: ReadonlyArray<() => LawBook>
}

type Kind = keyof LawBook
const withValue = <A>(book: LawBook, kind: Kind, parameter: Parameter<A>, since: string, value: A): LawBook => ({
  ...book,
  [kind]: new Map<string, Parameter<unknown>>([
    ...book[kind],
    [
      parameter.address,
      { ...parameter, values: parameter.values.map((one) => (one.since === since ? { ...one, value } : one)) },
    ],
  ]),
})

/** Numbers beside a number: half as much again, nothing, some hundred more; whole where it is whole. */
const others = (figure: number) => {
  const more = Number.isInteger(figure) ? Math.round(figure * 1.5) : figure * 1.5
  return [...new Set([more, 0, figure + 777])].filter((one) => one !== figure)
}

const amountChanges = (book: LawBook) =>
  [...book.amounts.values()].flatMap((parameter) =>
    parameter.values.map(
      ({ since, value }): Change => ({
        address: parameter.address,
        since,
        place: "value",
        books: others(value).map((other) => () => withValue(book, "amounts", parameter, since, other)),
      }),
    ),
  )

/** A bound may move half-way to the one below it; rates that meet at a bound agree just beside it. */
const boundsBeside = (brackets: ReadonlyArray<Bracket>, at: number, bound: number) => {
  const before = brackets[at - 1]
  const below = before?.upTo ?? before?.under ?? 0
  const above = brackets[at + 1]?.upTo ?? brackets[at + 1]?.under ?? bound * 2
  return [Math.floor((below + bound) / 2), Math.floor((bound + above) / 2)]
}

const scaleChanges = (book: LawBook) =>
  [...book.scales.values()].flatMap((parameter) =>
    parameter.values.flatMap(({ since, value }) =>
      value.flatMap((bracket, at) =>
        Object.entries(bracket).map(([name, figure]): Change => {
          const isBound = name === "upTo" || name === "under"
          const figures = isBound ? boundsBeside(value, at, figure) : others(figure)
          return {
            address: parameter.address,
            since,
            place: `${at}.${name}`,
            books: figures.map(
              (other) => () =>
                withValue(book, "scales", parameter, since, value.with(at, { ...bracket, [name]: other })),
            ),
          }
        }),
      ),
    ),
  )

const isFigure = (text: string) => /^\d+(\.\d+)?$/.test(text)
/** A row that begins elsewhere begins just before the next or half-way from the one before; other cells are other numbers. */
const cellsBeside = (rows: ReadonlyArray<Row>, at: number, name: string, text: string) => {
  const figure = Number(text)
  const next = Number(rows[at + 1]?.[name] ?? figure * 1.2)
  const before = Number(rows[at - 1]?.[name] ?? 0)
  if (name !== "from") return others(figure)
  return [next - 1, Math.floor((figure + before) / 2)].filter((one) => one !== figure)
}

const tableChanges = (book: LawBook) =>
  [...book.tables.values()].flatMap((parameter) =>
    parameter.values.flatMap(({ since, value }) =>
      value.flatMap((row, at) =>
        Object.entries(row)
          .filter(([, text]) => isFigure(text))
          .map(
            ([name, text]): Change => ({
              address: parameter.address,
              since,
              place: `${at}.${name}`,
              books: cellsBeside(value, at, name, text).map(
                (other) => () =>
                  withValue(book, "tables", parameter, since, value.with(at, { ...row, [name]: String(other) })),
              ),
            }),
          ),
      ),
    ),
  )

export const changesOf = (book: LawBook): ReadonlyArray<Change> => [
  ...amountChanges(book),
  ...scaleChanges(book),
  ...tableChanges(book),
]
