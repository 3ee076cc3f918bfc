import { useTranslation } from "react-i18next"
import { normaliseEmail, normaliseNumber, normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { FormTrouble } from "@/components/form/form-notices.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import type { WizardForm } from "./use-wizard-form.ts"

interface ConsultDialogProps {
  readonly form: WizardForm
  readonly onSend: () => void
  readonly onClose: () => void
}
/** プランの相談 (WIZ-12): goes with the registration; what is typed is part of the wizard's own form. */
export function ConsultDialog({ form, onSend, onClose }: ConsultDialogProps) {
  const { t } = useTranslation(["registration", "common"])
  const { field } = form
  return (
    <Dialog open disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
      <DialogContent width={700}>
        <DialogHeader title={t("consultTitle")} description={t("consultText")} />
        <DialogBody className="grid grid-cols-2 content-start gap-4 max-md:grid-cols-1">
          <TextField
            name="companyName"
            label={t("companyName")}
            value={form.values.name}
            error={undefined}
            isReadOnly
            onChange={() => undefined}
            onLeave={() => undefined}
            onTidy={() => undefined}
            className="md:col-span-2"
          />
          <TextField {...field("contactName")} required />
          <TextField {...field("contactPhone")} type="tel" normalise={normalisePhone} required />
          <TextField {...field("contactEmail")} type="email" normalise={normaliseEmail} required />
          <TextField
            {...field("contactTotalUser")}
            normalise={normaliseNumber}
            inputMode="numeric"
            unit={t("people")}
            required
          />
          <MemoField {...field("contactNote")} rows={6} maxLength={255} className="md:col-span-2" />
        </DialogBody>
        <DialogFooter>
          <div className="mr-auto min-w-0 text-xs">
            <FormTrouble form={form} />
          </div>
          <Button variant="outline" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <Button busy={form.isBusy} onClick={onSend}>
            {t("consultSend")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
