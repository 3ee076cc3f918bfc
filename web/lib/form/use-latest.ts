import { useRef, useState } from "react"

/** State whose newest value can be read at any moment, drawn or not: a press that saves takes what was typed last. */
export const useLatest = <State extends object>(begin: () => State) => {
  const [state, setState] = useState(begin)
  const latest = useRef(state)
  const update = (part: Partial<State>) => {
    latest.current = { ...latest.current, ...part }
    setState(latest.current)
  }
  return { state, latest, update }
}
