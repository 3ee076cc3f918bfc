import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  smallOnPhones,
} from "@/components/ui/dialog.tsx"

/** What was owed is paid, here or in another window (BILL-09). */
export default function SettledWindow({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("bills")
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className={smallOnPhones}>
        <DialogHeader title={t("settled")} />
        <DialogBody>
          <p role="status">{t("settledHint")}</p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{t("close")}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
