const controls = [
  "input:not(:disabled):not([type=hidden]):not([type=checkbox]):not([type=radio]):not([aria-hidden=true])",
  "textarea:not(:disabled)",
  "[data-slot=select]:not([data-disabled])",
].join(", ")

/** Whether a key was pressed in a question over the form: it is no answer to the question, and no word to the form. */
export const isInQuestion = (target: EventTarget) =>
  target instanceof Element && target.closest("[role=alertdialog]") !== null

/**
 * Enter goes on to the next field, and from the last one to the save button (D38).
 *
 * Not while an input method composes, not in several lines, not from an open list: there Enter has its own meaning.
 */
export const goOnByEnter = (event: React.KeyboardEvent<HTMLElement>, root: HTMLElement | null) => {
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  if (event.defaultPrevented || root === null || !(event.target instanceof HTMLInputElement)) return
  if (event.target.getAttribute("aria-expanded") === "true") return
  event.preventDefault()
  const fields = [...root.querySelectorAll<HTMLElement>(controls)]
  const next = fields[fields.indexOf(event.target) + 1] ?? root.querySelector<HTMLElement>("button[type=submit]")
  next?.focus()
}
