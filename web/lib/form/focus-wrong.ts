const controls = "input:not(:disabled), textarea, [role=radio], [role=checkbox], [role=combobox], button"

/** Whether an element stands for a field: `data-field` names it, or several of them. */
const standsFor = (place: HTMLElement, fields: ReadonlyArray<string>) =>
  (place.dataset.field ?? "").split(" ").some((name) => fields.includes(name))

/** The first control of a form's fields, in the order of the page; one that is ticked stands for its group. */
export const firstControlOf = (root: HTMLElement | null) => {
  const fields = [...(root?.querySelectorAll<HTMLElement>("[data-field]") ?? [])]
  const control = fields.flatMap((place) => place.querySelector<HTMLElement>(controls) ?? [])[0]
  return control?.closest("[role=radiogroup]")?.querySelector<HTMLElement>("[data-checked]") ?? control
}

/** These fields as they stand on the page; what stands nowhere comes last. */
export const inOrderOfPage = (root: HTMLElement | null, fields: ReadonlyArray<string>) => {
  const places = [...(root?.querySelectorAll<HTMLElement>("[data-field]") ?? [])]
  const placeOf = (field: string) => {
    const at = places.findIndex((place) => standsFor(place, [field]))
    return at < 0 ? places.length : at
  }
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Brings the first of these fields, as they stand on the page, into sight and the focus on it, out of a closed fold too. */
export const focusFirstOf = (root: HTMLElement | null, fields: ReadonlyArray<string>) => {
  if (root === null) return
  const places = [...root.querySelectorAll<HTMLElement>("[data-field]")]
  const place = places.find((one) => standsFor(one, fields)) ?? root.querySelector<HTMLElement>("[aria-invalid=true]")
  const control = place?.matches(controls) ? place : place?.querySelector<HTMLElement>(controls)
  for (let fold = place?.closest("details"); fold != null; fold = fold.parentElement?.closest("details"))
    fold.open = true
  place?.scrollIntoView({ block: "center" })
  control?.focus({ preventScroll: true })
}
