import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { partnersKey } from "../partner-queries.ts"
import { type Access, staffKey } from "../staff-queries.ts"

interface UnblockDialogProps {
  readonly access: Access
  readonly isOpen: boolean
  readonly onClose: () => void
}
export function UnblockDialog({ access, isOpen, onClose }: UnblockDialogProps) {
  const { t } = useTranslation("access")
  const { id, name, version } = access
  const unblock = useWrite({
    write: (_: undefined, extraHeaders) =>
      data(people.updateUser({ params: { id }, body: { version, status: 1 }, extraHeaders })),
    invalidates: [staffKey, partnersKey],
    done: t("unblockDone", { name }),
    onDone: onClose,
    onFailed: onClose,
  })
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("unblockTitle", { name })}
      description={t("unblockNote")}
      action={t("unblock")}
      destructive={false}
      busy={unblock.isPending}
      onConfirm={() => unblock.mutate(undefined)}
    />
  )
}
