const controls =
  "input:not(:disabled):not([type=hidden]), textarea:not(:disabled), [data-slot=select]:not([data-disabled]), button[type=submit]"

/** Enter goes to the next field, from the last one to the save button (D38); Alt+↓ and Alt+↑ to the next section. */
export const moveByKeys = (event: React.KeyboardEvent, form: HTMLFormElement | null) => {
  if (form === null || event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return
  if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault()
    const cards = [...form.querySelectorAll<HTMLElement>("[data-section]")]
    const here = cards.findIndex((card) => card.contains(document.activeElement))
    const next = cards[here + (event.key === "ArrowDown" ? 1 : -1)]
    next?.scrollIntoView({ block: "start" })
    next?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true })
    return
  }
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return
  if (!(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...form.querySelectorAll<HTMLElement>(controls)].filter((one) => one.closest("header") === null)
  const next = fields[fields.indexOf(event.target) + 1] ?? form.querySelector<HTMLElement>("button[type=submit]")
  next?.focus()
}
