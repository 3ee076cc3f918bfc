import { Suspense, useState } from "react"

/** What the button of a menu looks like and is called. */
export interface MenuButton {
  readonly className: string
  readonly children: React.ReactNode
  readonly title?: string | undefined
  readonly disabled?: boolean
  readonly "aria-label"?: string | undefined
}
interface LateMenuProps extends MenuButton {
  /** The menu, loaded lazily, with the same button; it opens at once. */
  readonly menu: (button: MenuButton) => React.ReactNode
}
/** A button whose menu is loaded with the first press, so that the screen does not wait for it. */
export function LateMenu({ menu, ...button }: LateMenuProps) {
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
  return isWanted ? <Suspense fallback={plain}>{menu(button)}</Suspense> : plain
}
