import { ArrowDown, ArrowUp, GripVertical } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { useLineDrag } from "@/lib/use-line-drag.ts"
import { iconOf } from "./menu-icons.ts"
import { useMenuOrder } from "./use-menu-order.ts"

/** メニューの並び: by drag, by two buttons an entry, and back to the product's own. Saved with each move. */
export default function MenuOrderDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("menu")
  const { t: common } = useTranslation("common")
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader title={t("title")} description={t("hint")} />
        <DialogBody>
          <Entries />
          <p className="mt-3 text-xs text-muted-foreground max-md:hidden">{t("keys")}</p>
        </DialogBody>
        <Foot close={common("close")} onClose={onClose} />
      </DialogContent>
    </Dialog>
  )
}
function Entries() {
  const { t } = useTranslation("menu")
  const { menu, move } = useMenuOrder()
  const [said, setSaid] = useState("")
  const box = useRef<HTMLUListElement>(null)
  const place = (key: string, to: number) => {
    const entry = menu.find((one) => one.key === key)
    if (entry !== undefined && move(key, to)) setSaid(t("moved", { name: entry.title, place: to + 1 }))
  }
  useLineDrag(box, (key, over) =>
    place(
      key,
      menu.findIndex((one) => one.key === over),
    ),
  )
  return (
    <>
      <ul ref={box} className="divide-y rounded-lg border">
        {menu.map(({ key, title }, at) => {
          const Icon = iconOf(key)
          return (
            <li
              key={key}
              data-line={key}
              className="flex min-h-11 items-center gap-2.5 px-3 data-carried:opacity-50 data-over:bg-accent max-md:min-h-14"
            >
              <GripVertical aria-hidden="true" className="size-4 cursor-grab text-muted-foreground max-md:hidden" />
              <Icon aria-hidden="true" className="size-4.5 text-muted-foreground" strokeWidth={1.8} />
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t("up", { name: title })}
                className={at === 0 ? "invisible" : ""}
                onClick={() => place(key, at - 1)}
              >
                <ArrowUp />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t("down", { name: title })}
                className={at === menu.length - 1 ? "invisible" : ""}
                onClick={() => place(key, at + 1)}
              >
                <ArrowDown />
              </Button>
            </li>
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
function Foot({ close, onClose }: { readonly close: string; readonly onClose: () => void }) {
  const { t } = useTranslation("menu")
  const { reset } = useMenuOrder()
  return (
    <DialogFooter>
      <Button variant="quiet" className="mr-auto" onClick={reset}>
        {t("reset")}
      </Button>
      <Button variant="outline" onClick={onClose}>
        {close}
      </Button>
    </DialogFooter>
  )
}
