/** The product's source as the architecture tests read it: parsed, not guessed at by patterns. */
import { globSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { type ESTree, parseSync, Visitor } from "rolldown/utils"

export interface Import {
  /** Path from the root of the repository for our own files, the package's name with its subpath for others. */
  readonly to: string
  readonly isOwn: boolean
  /** Gone once types are stripped. */
  readonly isType: boolean
  /** `import("…")`: loaded when it is reached. */
  readonly isLazy: boolean
}

/** What a plain file may not contain; adapters.ts lists the files that may, each with its reason. */
export type Deviation = "as" | "any" | "!" | "Date" | "random" | "env" | "async" | "try"
export interface Found {
  readonly what: Deviation
  readonly line: number
}

export interface SourceFile {
  readonly file: string
  readonly lines: number
  readonly imports: ReadonlyArray<Import>
  readonly found: ReadonlyArray<Found>
  /** Every string of the code; comments and property names are not among them. */
  readonly strings: ReadonlyArray<string>
  readonly text: string
}

const aliases: Record<string, string> = {
  "#modules/": "modules/",
  "#cli/": "cli/",
  "#workflows/": "workflows/",
  "@/": "web/",
}

const resolved = (from: string, specifier: string) => {
  const bare = specifier.replace(/\?.*$/, "")
  if (bare.startsWith(".")) return posix.normalize(posix.join(posix.dirname(from), bare))
  for (const [alias, folder] of Object.entries(aliases)) {
    if (bare.startsWith(alias)) return folder + bare.slice(alias.length)
  }
  return undefined
}

const isNamed = (node: ESTree.Node, name: string) => node.type === "Identifier" && node.name === name
const isMember = (node: ESTree.MemberExpression, object: string, property: string) =>
  isNamed(node.object, object) && isNamed(node.property, property)
const isConst = ({ typeAnnotation: type }: ESTree.TSAsExpression) =>
  type.type === "TSTypeReference" && isNamed(type.typeName, "const")

/** Reads one file; `text` may be planted by a test. */
export const readSource = (file: string, text = readFileSync(file, "utf8")): SourceFile => {
  const imports: Array<Import> = []
  const found: Array<Found> = []
  const strings: Array<string> = []
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const add = (specifier: string, isType: boolean, isLazy = false) => {
    const own = resolved(file, specifier)
    imports.push({ to: own ?? specifier, isOwn: own !== undefined, isType, isLazy })
  }
  const note = (what: Deviation) => (node: { readonly start: number }) => {
    found.push({ what, line: text.slice(0, node.start).split("\n").length })
  }
  const noteAsync = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (node.async) note("async")(node)
  }
  const areTypes = (
    specifiers: ReadonlyArray<{ readonly type: string; readonly importKind?: string; readonly exportKind?: string }>,
  ) => specifiers.length > 0 && specifiers.every(({ importKind, exportKind }) => (importKind ?? exportKind) === "type")
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, node.importKind === "type" || areTypes(node.specifiers)),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node.source.value, node.exportKind === "type" || areTypes(node.specifiers))
    },
    ExportAllDeclaration: (node) => add(node.source.value, node.exportKind === "type"),
    ImportExpression: (node) => {
      if (node.source.type === "Literal" && typeof node.source.value === "string") add(node.source.value, false, true)
    },
    TSImportType: (node) => add(node.source.value, true),
    TSAsExpression: (node) => {
      if (!isConst(node)) note("as")(node)
    },
    TSTypeAssertion: note("as"),
    TSNonNullExpression: note("!"),
    TSAnyKeyword: note("any"),
    Identifier: (node) => {
      if (node.name === "Date") note("Date")(node)
    },
    MemberExpression: (node) => {
      if (isMember(node, "Math", "random")) note("random")(node)
      if (isMember(node, "process", "env")) note("env")(node)
    },
    FunctionDeclaration: noteAsync,
    FunctionExpression: noteAsync,
    ArrowFunctionExpression: noteAsync,
    TryStatement: note("try"),
    Literal: (node) => {
      if (typeof node.value === "string") strings.push(node.value)
    },
    TemplateElement: (node) => {
      strings.push(node.value.raw)
    },
  }).visit(program)
  const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0)
  return { file, lines, imports, found, strings, text }
}

const skipped = /(^|\/)(node_modules|dist|build)\/|\.gen\.ts$|\.d\.ts$/

/** The files of some folders, `["modules", "web"]`; folders that don't exist yet are empty. */
export const sourcesOf = (...folders: ReadonlyArray<string>): ReadonlyArray<SourceFile> =>
  globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,mts}`))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !skipped.test(file))
    .sort()
    .map((file) => readSource(file))
