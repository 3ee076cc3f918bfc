import { Minus, Plus } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { ApiError, sentenceOf } from "@/lib/api-error.ts"
import { type Crop, keptInside, nearest, wholeSquare } from "@/lib/picture/crop.ts"
import { cutOut } from "@/lib/picture/cut-out.ts"
import { CropWindow } from "./crop-window.tsx"

/** An iPhone’s own format, which no other browser opens. */
const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

interface CropDialogProps {
  readonly file: File
  readonly title: string
  /** What is sent where; the window stays open until it is, and says what it threw. */
  readonly use: (picture: File) => Promise<void>
  readonly onClose: () => void
  /** A stamp keeps its transparency, and its corners are seen. */
  readonly kind?: "avatar" | "stamp"
}
/** A square is cut out of a chosen picture before it is sent (UI-05: 1:1). */
export function CropDialog({ file, title, use, onClose, kind = "avatar" }: CropDialogProps) {
  const { t } = useTranslation("form")
  const { t: common } = useTranslation("common")
  const [address, setAddress] = useState<string>()
  const picture = useRef<HTMLImageElement>(undefined)
  const [size, setSize] = useState<{ width: number; height: number }>()
  const [crop, setCrop] = useState<Crop>(wholeSquare)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const show = (next: Crop) => setCrop(size === undefined ? next : keptInside(size, next))
  const send = async () => {
    if (picture.current === undefined || isBusy) return
    setBusy(true)
    setTrouble(undefined)
    try {
      const type = kind === "stamp" ? "image/png" : "image/jpeg"
      const cut = await cutOut(picture.current, crop, type)
      const name = `${file.name.replace(/\.[^.]*$/, "")}.${kind === "stamp" ? "png" : "jpg"}`
      await use(new File([cut], name, { type }))
    } catch (fault) {
      const named = fault instanceof ApiError ? fault.fields[0]?.message : undefined
      setTrouble(
        named === undefined ? sentenceOf(fault, common) : t("picture.refused", { name: file.name, why: named }),
      )
    } finally {
      setBusy(false)
    }
  }
  const zoomBy = (by: number) => show({ ...crop, zoom: crop.zoom * by })
  return (
    <Dialog open disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader title={title} description={t(kind === "stamp" ? "picture.stampHint" : "picture.hint")} />
        <DialogBody className="flex flex-col gap-4">
          {address !== undefined && (
            <CropWindow
              address={address}
              size={size}
              crop={crop}
              round={kind === "avatar"}
              onChange={show}
              onLoad={(loaded) => {
                picture.current = loaded
                setSize({ width: loaded.naturalWidth, height: loaded.naturalHeight })
              }}
              onBroken={() => setTrouble(t(isHeic(file) ? "picture.heic" : "picture.broken", { name: file.name }))}
            />
          )}
          <div className="mx-auto flex w-72 max-w-full items-center gap-2">
            <Button variant="ghost" size="icon" aria-label={t("picture.farther")} onClick={() => zoomBy(1 / 1.25)}>
              <Minus />
            </Button>
            <input
              type="range"
              min={1}
              max={nearest}
              step={0.01}
              value={crop.zoom}
              aria-label={t("picture.zoom")}
              className="h-11 max-md:h-12 min-w-0 flex-1 accent-primary"
              onChange={({ target }) => show({ ...crop, zoom: Number(target.value) })}
            />
            <Button variant="ghost" size="icon" aria-label={t("picture.nearer")} onClick={() => zoomBy(1.25)}>
              <Plus />
            </Button>
          </div>
          {trouble !== undefined && (
            <p role="alert" className="rounded-lg bg-danger-bg px-4 py-3 text-danger">
              {trouble}
            </p>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose render={<Button variant="outline" />}>{common("cancel")}</DialogClose>
          <Button busy={isBusy} onClick={() => void send()}>
            {t("picture.use")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
