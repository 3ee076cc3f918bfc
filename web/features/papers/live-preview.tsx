import { Eye } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { PaperPreview } from "./paper-preview.tsx"
import type { typedPrint } from "./typed-print.ts"

interface LivePreviewProps {
  readonly print: ReturnType<typeof typedPrint>
}
/** The paper as it would be printed, beside the form while one types. */
export function LivePreview({ print }: LivePreviewProps) {
  const { t } = useTranslation("papers")
  return (
    <div className="sticky top-20 flex flex-col gap-2 max-xl:hidden">
      <p className="flex items-center gap-2 text-sm text-muted-foreground">
        <Eye aria-hidden="true" className="size-4" />
        {t("live.title")}
      </p>
      {print === undefined ? (
        <Card className="p-8 text-center text-sm text-muted-foreground">{t("live.none")}</Card>
      ) : (
        // Its pages are scrolled by keys too.
        <section
          aria-label={t("live.label")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          tabIndex={0}
          className="max-h-[calc(100dvh-8rem)] overflow-y-auto rounded-lg bg-muted"
        >
          <PaperPreview print={print} isBeside />
        </section>
      )}
    </div>
  )
}

/** The same in a window, where the form has no room beside it. */
export function PreviewButton({ print }: LivePreviewProps) {
  const { t } = useTranslation("papers")
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        className="self-start xl:hidden"
        disabled={print === undefined}
        onClick={() => setOpen(true)}
      >
        <Eye aria-hidden="true" />
        {t("live.open")}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        {print !== undefined && (
          <DialogContent width={800}>
            <DialogHeader title={t("live.label")} />
            <DialogBody className="bg-muted">
              <PaperPreview print={print} />
            </DialogBody>
          </DialogContent>
        )}
      </Dialog>
    </>
  )
}
