const controls = "input:not(:disabled), textarea, [role=radio], [role=checkbox], [role=combobox], button"

/** Whether an element stands for a field: `data-field` names it, or several of them. */
const standsFor = (place: HTMLElement, fields: ReadonlyArray<string>) =>
  (place.dataset.field ?? "").split(" ").some((name) => fields.includes(name))

/** Brings the first of these fields, as they stand on the page, into sight and the focus on it. */
export const focusFirstOf = (root: HTMLElement | null, fields: ReadonlyArray<string>) => {
  if (root === null) return
  const places = [...root.querySelectorAll<HTMLElement>("[data-field]")]
  const place = places.find((one) => standsFor(one, fields)) ?? root.querySelector<HTMLElement>("[aria-invalid=true]")
  const control = place?.matches(controls) ? place : place?.querySelector<HTMLElement>(controls)
  place?.scrollIntoView({ block: "center" })
  control?.focus({ preventScroll: true })
}
