import { Toast } from "@base-ui/react/toast"
import { CircleAlert, CircleCheck, X } from "lucide-react"
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { toasterIsDrawn } from "@/lib/toast.ts"
import { manager } from "@/lib/toast-manager.ts"
import { controlsOf, liftOf } from "./toast-place.ts"

const looks = {
  success: { Icon: CircleCheck, color: "text-success" },
  error: { Icon: CircleAlert, color: "text-danger" },
} as const

/** Raises the toasts above what is pressed on the page, looked at when one of them comes. */
const useFreePlace = (place: RefObject<HTMLDivElement | null>, count: number) => {
  useLayoutEffect(() => {
    const { current } = place
    if (current === null || count === 0) return
    current.style.translate = ""
    const { bottom, height, left, right, top } = current.getBoundingClientRect()
    const gap = 8
    const usual = { left: left - gap, right: right + gap, top: top - gap, bottom: bottom + gap }
    if (height > 0) current.style.translate = `0 -${liftOf(usual, controlsOf(document), innerHeight)}px`
  }, [place, count])
}

/** Where toasts stand: below right on desks, above the tabs on phones. Loaded with the first toast (`toast` of lib/toast). */
export default function Toaster() {
  const { t } = useTranslation("common")
  const place = useRef<HTMLDivElement>(null)
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          ref={place}
          aria-label={t("toasts")}
          className="fixed right-4 bottom-4 z-70 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 outline-none max-md:bottom-[calc(5rem+env(safe-area-inset-bottom))]"
        >
          <Toasts place={place} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
function Toasts({ place }: { readonly place: RefObject<HTMLDivElement | null> }) {
  const { toasts } = Toast.useToastManager()
  const { t } = useTranslation("common")
  useEffect(toasterIsDrawn, [])
  useFreePlace(place, toasts.length)
  return toasts.map((toast) => {
    const { Icon, color } = toast.type === "error" ? looks.error : looks.success
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        data-slot="toast"
        className="rounded-lg border border-strong bg-popover text-popover-foreground shadow-pop transition-opacity duration-150 data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0"
      >
        <Toast.Content className="flex items-start gap-2.5 py-2.5 pr-2 pl-3.5">
          <Icon aria-hidden="true" className={cn("mt-0.5 size-5 shrink-0", color)} />
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-medium" />
            <Toast.Description className="text-xs text-muted-foreground" />
          </div>
          <Toast.Action className="h-7 shrink-0 rounded-md px-2 font-bold text-primary hover:bg-muted empty:hidden max-md:h-12 max-md:px-3" />
          <Toast.Close
            aria-label={t("close")}
            className="grid size-7 shrink-0 place-items-center rounded-md hover:bg-muted max-md:size-12"
          >
            <X className="size-4" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    )
  })
}
