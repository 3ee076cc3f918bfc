import { useSyncExternalStore } from "react"

/** ≤ 767 px (SHELL-07). */
const narrow = "(max-width: 767.98px)"

export const isPhone = () => matchMedia(narrow).matches

const subscribe = (told: () => void) => {
  const width = matchMedia(narrow)
  width.addEventListener("change", told)
  return () => width.removeEventListener("change", told)
}
/** For what must differ in structure; looks differ by `md:` and `max-md:` classes. */
export const useIsPhone = () => useSyncExternalStore(subscribe, isPhone)
