/** Where toasts stand so that none of them lies over something that is pressed. Pure but for `controlsOf`. */
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
export interface Control extends Box {
  /** What a form is sent with must stay free before everything else. */
  readonly isMain: boolean
}
const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const step = 8
const mainWeight = 1000

/**
 * How far above its usual place a toast stands, in px: the lowest place without a control under it in the lower half of
 * the page; where rows of controls leave none, the one with the fewest.
 */
export const liftOf = (usual: Box, controls: ReadonlyArray<Control>, pageHeight: number): number => {
  const highest = Math.max(0, usual.top - pageHeight / 2)
  let best = { lift: 0, weight: Number.POSITIVE_INFINITY }
  for (let lift = 0; lift <= highest; lift += step) {
    const box = { ...usual, top: usual.top - lift, bottom: usual.bottom - lift }
    let weight = 0
    for (const control of controls) if (meets(box, control)) weight += control.isMain ? mainWeight : 1
    if (weight < best.weight) best = { lift, weight }
    if (weight === 0) break
  }
  return best.lift
}

const pressed = "button, a[href], input, select, textarea, [role=button], [role=tab], [role=option]"
/** What is pressed on the page, toasts themselves left out. */
export const controlsOf = (page: ParentNode): ReadonlyArray<Control> =>
  [...page.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
    const { bottom, height, left, right, top } = element.getBoundingClientRect()
    if (height === 0 || element.closest("[data-slot=toast]") !== null) return []
    return [{ bottom, left, right, top, isMain: element.matches("[type=submit]") }]
  })
