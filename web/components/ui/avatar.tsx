import { cva, type VariantProps } from "class-variance-authority"
import { useState } from "react"
import { cn } from "@/lib/class-names.ts"

const avatarVariants = cva(
  // The picture is rounded itself: a clip around each of hundreds of letters would be painted anew with every frame.
  "inline-grid shrink-0 place-items-center font-semibold select-none [&>img]:size-full [&>img]:rounded-[inherit] [&>img]:object-cover",
  {
    variants: {
      size: {
        20: "size-5 text-2xs",
        24: "size-6 text-2xs",
        32: "size-8 text-sm",
        36: "size-9 text-base",
        40: "size-10 text-base",
        44: "size-11 text-base",
        60: "size-15 text-xl",
        80: "size-20 text-2xl",
      },
      shape: { round: "rounded-full", square: "rounded-lg" },
      tone: {
        0: "bg-tone-1 text-tone-1-fg",
        1: "bg-tone-2 text-tone-2-fg",
        2: "bg-tone-3 text-tone-3-fg",
        3: "bg-tone-4 text-tone-4-fg",
        4: "bg-tone-5 text-tone-5-fg",
        none: "bg-border text-muted-foreground",
      },
    },
    defaultVariants: { size: 40, shape: "round" },
  },
)
const tones = [0, 1, 2, 3, 4] as const
const toneOf = (name: string) =>
  tones[[...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7) % tones.length] ?? 0

/** An address is good for a while only; after it, or without a network, the letter stands. */
function Picture({ src, otherwise }: { readonly src: string; readonly otherwise: React.ReactNode }) {
  const [isBroken, setBroken] = useState(false)
  return isBroken ? otherwise : <img src={src} alt="" loading="lazy" onError={() => setBroken(true)} />
}

interface AvatarProps extends Omit<VariantProps<typeof avatarVariants>, "tone"> {
  readonly name: string
  readonly src?: string | null
  /** Beside its own name the picture is decoration and is not read out. */
  readonly decorative?: boolean
  readonly muted?: boolean
  readonly className?: string
}
/** A person's or company's picture, or the first letter on a colour that stays the same for the name. */
export function Avatar({ name, src, size, shape, decorative = false, muted = false, className }: AvatarProps) {
  const looks = cn(avatarVariants({ size, shape, tone: muted ? "none" : toneOf(name) }), className)
  const letter = <span aria-hidden="true">{[...name][0]}</span>
  const inside = src ? <Picture key={src} src={src} otherwise={letter} /> : letter
  return decorative ? (
    <span data-slot="avatar" aria-hidden="true" className={looks}>
      {inside}
    </span>
  ) : (
    <span data-slot="avatar" role="img" aria-label={name} title={name} className={looks}>
      {inside}
    </span>
  )
}
