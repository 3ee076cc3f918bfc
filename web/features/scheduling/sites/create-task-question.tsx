import { AlertDialog } from "@base-ui/react/alert-dialog"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { DialogBackdrop } from "@/components/ui/dialog.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import type { SiteForm } from "./use-site-form.ts"

/** 「この現場の手配も作成しますか？」 Yes and no both save; Esc and the first button go back to the form (D63). */
export function CreateTaskQuestion({ form, onBack }: { readonly form: SiteForm; readonly onBack: () => void }) {
  const { t } = useTranslation(["works", "common"])
  // Who doesn't arrange asks the company for it.
  const arranges = useWorkspace().buttons.includes("createTask")
  const words = form.values.endTime === "" ? "createTaskDay" : "createTaskPeriod"
  return (
    <AlertDialog.Root open onOpenChange={onBack}>
      <AlertDialog.Portal>
        <DialogBackdrop />
        <AlertDialog.Popup
          data-slot="confirm"
          className="fixed top-1/2 left-1/2 z-50 flex w-130 max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col gap-4 rounded-xl border bg-card p-5 shadow-pop outline-none"
        >
          <div>
            <AlertDialog.Title className="text-base font-bold">{t("createTaskTitle")}</AlertDialog.Title>
            <AlertDialog.Description className="mt-1 text-muted-foreground max-md:text-base">
              {t(arranges ? words : "createTaskAsked")}
            </AlertDialog.Description>
          </div>
          <div className="flex flex-wrap justify-end gap-2 max-md:flex-col-reverse">
            <AlertDialog.Close render={<Button variant="ghost" />}>{t("common:keepInput")}</AlertDialog.Close>
            <Button variant="outline" busy={form.isBusy} onClick={() => form.confirmWith(false)}>
              {t("onlySite")}
            </Button>
            <Button busy={form.isBusy} onClick={() => form.confirmWith(true)}>
              {t("siteAndTasks")}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
