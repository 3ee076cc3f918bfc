/**
 * The files that may do what plain files may not, each with its reason. A line that is no longer needed fails the test,
 * so the list only holds what is true today.
 */
import type { Deviation, SourceFile } from "./source.ts"

export interface Adapter {
  readonly file: RegExp
  readonly may: ReadonlyArray<Deviation>
  readonly because: string
}

export const adapters: ReadonlyArray<Adapter> = [
  {
    file: /^modules\/kernel\/http\/serve\.ts$/,
    may: ["as", "any"],
    because: "types of ts-rest and Effect meet here, so that no routes.ts needs a cast",
  },
  {
    file: /^modules\/kernel\/http\/input\.ts$/,
    may: ["as"],
    because: "ts-rest keeps a contract's schemas as unknown",
  },
  {
    file: /^modules\/kernel\/http\/openapi\.ts$/,
    may: ["as"],
    because: "ts-rest keeps a contract's schemas and metadata as unknown",
  },
  {
    file: /^modules\/kernel\/database\/scope\.ts$/,
    may: ["as", "async", "try"],
    because: "one flight on a reserved connection of postgres.js, which speaks promises and untyped rows",
  },
  {
    file: /^modules\/(kernel\/database\/connect|runtime\/database\/(migrate|roles))\.ts$/,
    may: ["async", "Date"],
    because: "connections and values of postgres.js, which speaks promises and Date",
  },
  {
    file: /^modules\/kernel\/database\/reserve\.ts$/,
    may: ["async", "try"],
    because: "a transaction on a reserved connection of postgres.js, which speaks promises",
  },
  {
    file: /^modules\/kernel\/database\/stream\.ts$/,
    may: ["async", "try"],
    because: "the driver calls for rows from its socket, where a fault would end the process",
  },
  {
    file: /^modules\/kernel\/crowd\/group-commit\.ts$/,
    may: ["any"],
    because: "crowds of every call go one way; what one reads and is given is checked where its call is served",
  },
  {
    file: /^modules\/kernel\/http\/received-left\.ts$/,
    may: ["async"],
    because: "it goes through folders of the machine, which Node gives as promises",
  },
  {
    file: /^modules\/imports\/operations\/workbook\.ts$/,
    may: ["Date"],
    because: "the reader of Excel files gives a day as a Date",
  },
  {
    file: /^modules\/kernel\/idempotency\.ts$/,
    may: ["async"],
    because: "keys are locked and looked up in one flight of the scope's connection",
  },
  {
    file: /^modules\/kernel\/keys\.ts$/,
    may: ["try"],
    because: "node:fs says by throwing that another process has just made the key",
  },
  {
    file: /^modules\/runtime\/postgres\/outside\.ts$/,
    may: ["async"],
    because: "a query of postgres.js is a promise only once it is awaited",
  },
  {
    file: /^modules\/([^/]+\/)+repository(\/[^/]+)?\.ts$/,
    may: ["async"],
    because: "drizzle and postgres.js speak promises; a repository is where they end",
  },
  {
    file: /^modules\/runtime\/audit\/verify\.ts$/,
    may: ["async"],
    because: "the chains are walked inside one snapshot of postgres.js, which speaks promises",
  },
  {
    file: /^modules\/runtime\/backup\/[^/]+\.ts$/,
    may: ["as", "async", "try"],
    because:
      "a backup is one stream through Node, age, tar and COPY, which speak promises and each its own stream types",
  },
  {
    file: /^modules\/runtime\/backup\/repository\/copy\.ts$/,
    may: ["async", "try"],
    because: "whoever gives up a stream of COPY leaves by a throw, and its connection must be let go",
  },
  {
    file: /^modules\/billing\/operations\/cards\/stripe-(company|objects)\.ts$/,
    may: ["async", "as"],
    because: "Stripe's client speaks promises, and throws what no type names",
  },
  {
    file: /^modules\/files\/operations\/(folder-store|pictures)\.ts$/,
    may: ["async", "try"],
    because: "node:fs and sharp speak promises; a file that was opened is closed whatever happens",
  },
  {
    file: /^modules\/documents\/engine\/(draw-paper|write-pdf)\.ts$/,
    may: ["async", "Date"],
    because: "satori, pdfkit and worker threads speak promises, streams and Date",
  },
  {
    file: /^workflows\/commands\.ts$/,
    may: ["as"],
    because: "an engine's driver answers a yield of any type; each command knows the type of its own answer",
  },
  {
    file: /^web\/lib\/client\.ts$/,
    may: ["as"],
    because: "the typed client: types of the contract and paths of calls.ts meet here",
  },
]

const permits = (source: SourceFile, what: Deviation) =>
  adapters.some(({ file, may }) => file.test(source.file) && may.includes(what))

const isTyped = (what: Deviation) => what === "as" || what === "any" || what === "!"

/** Deviations in files that no adapter covers. Types are checked everywhere; time, chance and promises in modules/. */
export const undeclared = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  files.flatMap((source) =>
    source.found
      .filter(({ what }) => isTyped(what) || source.file.startsWith("modules/"))
      .filter(({ what }) => !permits(source, what))
      .map(({ what, line }) => `${source.file}:${line} ${what}`),
  )

/** What a line allows and nobody does. */
export const unneeded = ({ file, may }: Adapter, files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  may.filter((what) => !files.some((source) => file.test(source.file) && source.found.some((one) => one.what === what)))
