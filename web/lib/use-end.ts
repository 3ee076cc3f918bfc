import { useEffect, useEffectEvent, useRef } from "react"

/** Tells each time that something which was under way isn't any more; never of what had ended before it was looked at. */
export const useEnd = (isUnderWay: boolean, onEnd: () => void) => {
  const wasUnderWay = useRef(isUnderWay)
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) ended()
    wasUnderWay.current = isUnderWay
  }, [isUnderWay])
}
