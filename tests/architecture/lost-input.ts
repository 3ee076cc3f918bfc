/** What of web/ could lose what somebody typed or chose: state beside the form machine, and what a refusal sets back. */
import { type ESTree, parseSync, Visitor } from "rolldown/utils"
import type { SourceFile } from "./source.ts"

type Texts = Pick<SourceFile, "file" | "text">
const isNamed = (node: ESTree.Node | null | undefined, name: string) =>
  node?.type === "Identifier" && node.name === name
const nameOf = (node: ESTree.Node) => (node.type === "Identifier" || node.type === "JSXIdentifier" ? node.name : "")

/** The setters of a component's own state. */
const settersOf = (program: ESTree.Program) => {
  const setters: Array<string> = []
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== "ArrayPattern" || init?.type !== "CallExpression" || !isNamed(init.callee, "useState")) return
      const [, setter] = id.elements
      if (setter?.type === "Identifier") setters.push(setter.name)
    },
  }).visit(program)
  return setters
}

/** By what a control tells what was typed or chosen. */
const tells = /^on(Change|ValueChange|CheckedChange|Choose|Pick|Way)$/

/** The files whose controls keep what is typed or chosen in state of the component itself: `<Select onChange={setKind}>`. */
export const heldBesideForms = (files: ReadonlyArray<Texts>) =>
  files.filter(({ file, text }) => {
    const { program } = parseSync(file, text)
    const setters = settersOf(program)
    let isHeld = false
    new Visitor({
      JSXOpeningElement: ({ attributes, name }) => {
        const isChip = nameOf(name) === "ToggleChip"
        for (const attribute of attributes) {
          if (attribute.type !== "JSXAttribute" || attribute.value === null) continue
          const told = nameOf(attribute.name)
          if (!tells.test(told) && !(isChip && told === "onClick")) continue
          const handler = text.slice(attribute.value.start, attribute.value.end)
          isHeld ||= setters.some((setter) => new RegExp(`\\b${setter}\\b`).test(handler))
        }
      },
    }).visit(program)
    return isHeld
  })

const handlers: ReadonlySet<string> = new Set(["onFailed", "onError", "onSettled"])
const sets =
  /^(set[A-Z]\w*|reset|clear|forget|change|close|on[A-Z]\w*)$|\b(set[A-Z]\w*|reset|clear|forget|change|close|on[A-Z]\w*)\(/
/** What differs after a refusal: a form whose key tells it is another form then. */
const refusedKey = /error|failure|refus|attempt|isPending|isBusy|submitted|failed|submitCount/i

/**
 * The places where a refusal sets something back: what `onFailed`, `onError`, `onSettled`, `.catch` and `.finally` set or
 * close, and keys that change with a refusal.
 */
export const resetByRefusal = (files: ReadonlyArray<Texts>) =>
  files.flatMap(({ file, text }) => {
    const { program } = parseSync(file, text)
    const found: Array<string> = []
    const note = (what: string, { end, start }: { readonly start: number; readonly end: number }, pattern: RegExp) => {
      if (pattern.test(text.slice(start, end))) found.push(`${file} ${what}`)
    }
    new Visitor({
      Property: ({ key, value }) => {
        if (handlers.has(nameOf(key))) note(nameOf(key), value, sets)
      },
      JSXAttribute: ({ name, value }) => {
        if (value !== null && nameOf(name) === "key") note("key", value, refusedKey)
      },
      CallExpression: ({ arguments: [first], callee }) => {
        if (first === undefined || callee.type !== "MemberExpression") return
        const called = nameOf(callee.property)
        if (called === "catch" || called === "finally") note(called, first, sets)
      },
      CatchClause: ({ body }) => note("catch", body, sets),
    }).visit(program)
    return found
  })
