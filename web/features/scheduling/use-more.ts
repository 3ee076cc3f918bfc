import { useCallback, useState } from "react"

/** Cards of a shift or an hour that are drawn at first; of a shift what is short stands first. */
export const cardsAtOnce = 12

/** A long list that grows by `step` when its end comes into sight; the end is a button too, for keys. */
export const useMore = (step: number) => {
  const [count, setCount] = useState(step)
  const show = useCallback(() => setCount((now) => now + step), [step])
  const sentinel = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const watch = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) show()
      })
      watch.observe(element)
      return () => watch.disconnect()
    },
    [show],
  )
  return { count, show, sentinel }
}
