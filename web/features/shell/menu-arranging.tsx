import { type RefObject, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLineDrag } from "@/lib/use-line-drag.ts"
import { useMenuOrder } from "./use-menu-order.ts"

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Lets the entries of the menu be carried, and moved by Alt+↑↓ (SHELL-06). Loaded when somebody comes near the menu: the
 * frame itself stays small.
 */
export default function MenuArranging({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation("menu")
  const { menu, move } = useMenuOrder()
  const [said, setSaid] = useState("")
  const focusOn = useRef<string>(undefined)
  const place = (key: string, to: number) => {
    const entry = menu.find((one) => one.key === key)
    if (entry !== undefined && move(key, to)) setSaid(t("moved", { name: entry.title, place: to + 1 }))
  }
  const placeOf = (key: string) => menu.findIndex((one) => one.key === key)
  useLineDrag(box, (key, over) => place(key, placeOf(over)))
  const step = useRef<(event: KeyboardEvent) => void>(undefined)
  step.current = (event) => {
    const by = steps[event.key]
    const key =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-line]")?.dataset.line : undefined
    if (!event.altKey || by === undefined || key === undefined) return
    event.preventDefault()
    focusOn.current = key
    place(key, placeOf(key) + by)
  }
  useEffect(() => {
    const element = box.current
    const listen = (event: KeyboardEvent) => step.current?.(event)
    element?.addEventListener("keydown", listen)
    return () => element?.removeEventListener("keydown", listen)
  }, [box])
  // An entry that was moved in the page has lost the focus by it.
  useEffect(() => {
    if (focusOn.current === undefined) return
    box.current?.querySelector<HTMLElement>(`[data-line="${focusOn.current}"] a`)?.focus()
    focusOn.current = undefined
  })
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
