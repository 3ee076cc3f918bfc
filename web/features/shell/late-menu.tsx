import { type ComponentType, type LazyExoticComponent, Suspense, useState } from "react"

/** What the button of a menu looks like and is called. */
export interface MenuButton {
  readonly className: string
  readonly children: React.ReactNode
  readonly title?: string | undefined
  readonly "aria-label"?: string | undefined
}
interface LateMenuProps extends MenuButton {
  /** Opens at once, with the same button. */
  readonly Menu: LazyExoticComponent<ComponentType<MenuButton>>
}
/** A button whose menu is loaded with the first press, so that 今日 does not wait for it. */
export function LateMenu({ Menu, ...button }: LateMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const plain = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isWanted || undefined}
      onClick={() => setWanted(true)}
      {...button}
    />
  )
  if (!isWanted) return plain
  return (
    <Suspense fallback={plain}>
      <Menu {...button} />
    </Suspense>
  )
}
