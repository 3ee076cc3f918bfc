import { useEffect, useState } from "react"

/** A value that is typed, once nobody has typed on for so long. */
export const useSettled = (value: string, millis: number) => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), millis)
    return () => clearTimeout(timer)
  }, [value, millis])
  return settled
}
