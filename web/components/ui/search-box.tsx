import { Search } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { cn } from "@/lib/class-names.ts"
import { isTyping } from "@/lib/is-typing.ts"
import { Input } from "./input.tsx"
import { Kbd } from "./kbd.tsx"

/** The search waits this long for the next letter (1§9). */
const pauseMillis = 300

interface SearchBoxProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** What it looks through, for readers; `placeholder` says it in short. */
  readonly label: string
  readonly placeholder: string
  readonly className?: string
}
/** `/` brings the focus here. */
export function SearchBox({ value, onChange, label, placeholder, className }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const box = useRef<HTMLInputElement>(null)
  const change = useRef(onChange)
  change.current = onChange
  /** Told and not yet come back as the value; any other value is somebody else's, as when all conditions are cleared. */
  const told = useRef<Array<string>>([])
  const tell = (text: string) => {
    told.current.push(text)
    change.current(text)
  }
  const telling = useRef(tell)
  telling.current = tell
  useEffect(() => {
    const at = told.current.indexOf(value)
    told.current = at < 0 ? [] : told.current.slice(at + 1)
    if (at < 0) setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed === value) return
    // Who has pressed a row meanwhile is on his way to another page: a late word would take him back to this one.
    const { pathname } = location
    const timer = setTimeout(() => location.pathname === pathname && telling.current(typed), pauseMillis)
    // What is pressed acts on what was typed. Told when the field is left, before the press has ended, the list would be
    // drawn anew under the finger and the press be lost.
    const tellFirst = () => telling.current(typed)
    addEventListener("click", tellFirst, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener("click", tellFirst, { capture: true })
    }
  }, [typed, value])
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.isComposing || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      box.current?.focus()
    }
    addEventListener("keydown", focus)
    return () => removeEventListener("keydown", focus)
  }, [])
  return (
    <span className={cn("relative", className)}>
      <Search aria-hidden="true" className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted-foreground" />
      <Input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="px-8"
      />
      <Kbd className="absolute top-1/2 right-2 -translate-y-1/2 max-md:hidden">/</Kbd>
    </span>
  )
}
