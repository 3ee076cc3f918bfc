import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { type Crop, moved, placed, type Size } from "@/lib/picture/crop.ts"

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: 8, y: 0 },
  ArrowRight: { x: -8, y: 0 },
  ArrowUp: { x: 0, y: 8 },
  ArrowDown: { x: 0, y: -8 },
}
const percent = (part: number) => `${part * 100}%`

interface CropWindowProps {
  readonly address: string
  readonly size: Size | undefined
  readonly crop: Crop
  readonly onChange: (next: Crop) => void
  readonly onLoad: (picture: HTMLImageElement) => void
  readonly onBroken: () => void
  readonly round: boolean
}
/** The square through which a picture is seen: drawn by a finger, the mouse or the arrow keys, nearer by the wheel. */
export function CropWindow({ address, size, crop, onChange, onLoad, onBroken, round }: CropWindowProps) {
  const { t } = useTranslation("form")
  const held = useRef<{ x: number; y: number }>(undefined)
  const place = size && placed(size, crop)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML is a surface that is drawn in two directions.
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is seen.
      tabIndex={0}
      aria-label={t("picture.move")}
      className={`relative mx-auto aspect-square w-72 max-w-full touch-none overflow-hidden border bg-muted outline-offset-4 ${
        round ? "rounded-full" : "rounded-lg"
      } cursor-grab active:cursor-grabbing`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={(event) => {
        if (held.current === undefined || size === undefined) return
        const by = { x: event.clientX - held.current.x, y: event.clientY - held.current.y }
        held.current = { x: event.clientX, y: event.clientY }
        onChange(moved(size, crop, by, event.currentTarget.clientWidth))
      }}
      onPointerUp={() => {
        held.current = undefined
      }}
      onWheel={(event) => onChange({ ...crop, zoom: crop.zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1) })}
      onKeyDown={(event) => {
        const by = arrows[event.key]
        if (by === undefined || size === undefined) return
        event.preventDefault()
        onChange(moved(size, crop, by, event.currentTarget.clientWidth))
      }}
    >
      <img
        src={address}
        alt=""
        draggable={false}
        className="pointer-events-none absolute max-w-none select-none"
        style={
          place && {
            width: percent(place.width),
            height: percent(place.height),
            left: percent(place.left),
            top: percent(place.top),
          }
        }
        onLoad={(event) => onLoad(event.currentTarget)}
        onError={onBroken}
      />
    </div>
  )
}
