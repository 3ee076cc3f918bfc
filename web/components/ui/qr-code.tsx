import { encode } from "uqr"

interface QrCodeProps {
  readonly text: string
  /** What it is for. */
  readonly label: string
}
/** A text to be read by a camera: black on white in every theme, with the quiet margin that readers need. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4, ecc: "M" })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-60 rounded-lg bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
