import { Trash2 } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import type { EditScope } from "#modules/kernel/codes/project.ts"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { sentenceOf, sentencesOf } from "@/lib/api-error.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Slot } from "./calendar-model.ts"
import { scopes } from "./task/scope-days.ts"
import { useDeleteTasks } from "./use-delete-tasks.ts"
import { usePickedSeries } from "./use-picked-series.ts"
import { useVersionsMet } from "./use-versions-met.ts"

interface DeleteBarProps {
  readonly picked: ReadonlyMap<number, Slot>
  readonly onUnpick: (taskId: number) => void
  readonly onClose: () => void
}
/** 削除モード: how many are picked, how far it reaches in a series, and the two ways out. */
export default function DeleteBar({ picked, onUnpick, onClose }: DeleteBarProps) {
  const { t } = useTranslation(["calendar", "arranging"])
  const { t: common } = useTranslation("common")
  const [mode, setMode] = useState<EditScope>("one")
  const [isAsking, setAsking] = useState(false)
  const { day } = useFormat()
  const { versionOf, meet } = useVersionsMet()
  const remove = useDeleteTasks(onClose, meet)
  const slots = [...picked.values()]
  const hasSeries = slots.some(({ groupId }) => groupId !== null)
  const { failed, isReading, count, seriesVersionOf } = usePickedSeries(slots, mode)
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === "Escape" && !isAsking && onClose()
    addEventListener("keydown", leave)
    return () => removeEventListener("keydown", leave)
  }, [isAsking, onClose])
  const people = new Map(slots.flatMap((slot) => slot.people.map(({ userId, name }) => [userId, name] as const)))
  return (
    <section
      aria-label={t("deleteMode")}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t border-danger/50 bg-danger-bg px-5 py-2.5 max-md:sticky max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:px-3"
    >
      <p role="status" className="font-medium">
        {picked.size === 0 ? t("pickToDelete") : t("pickedCount", { count: picked.size })}
      </p>
      {hasSeries && (
        <ToggleGroup
          label={t("arranging:scope.title")}
          value={mode}
          onChange={setMode}
          options={scopes.map((one) => ({ value: one, label: t(`arranging:scope.${one}`) }))}
        />
      )}
      <div className="ml-auto flex gap-2">
        <Button variant="outline" onClick={onClose}>
          {t("leaveDeleteMode")}
        </Button>
        <Button
          variant="destructive"
          busy={isReading}
          disabled={failed.length > 0}
          onClick={() => picked.size > 0 && setAsking(true)}
        >
          <Trash2 />
          {t("delete")}
        </Button>
      </div>
      {!isReading &&
        failed.map(({ slot, error, again }) => (
          <div key={slot.taskId} role="alert" className="flex w-full flex-wrap items-center gap-2 text-danger">
            <p className="min-w-0 flex-1">
              <b>{`${day(slot.day)} ${slot.site.name}`}</b> {sentenceOf(error, common)}
            </p>
            <Button variant="outline" className="text-foreground" onClick={() => onUnpick(slot.taskId)}>
              {t("unpick")}
            </Button>
            <Button variant="outline" className="text-foreground" onClick={again}>
              {common("tryAgain")}
            </Button>
          </div>
        ))}
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t("deleteTitle")}
          losses={[
            t("pickedCount", { count: picked.size }) + (hasSeries ? `（${t(`arranging:scope.${mode}`)}）` : ""),
            ...(people.size === 0
              ? []
              : [t("deleteLoss", { count: people.size, names: [...people.values()].join("、") })]),
          ]}
          {...(remove.error === null ? {} : { description: sentencesOf(remove.error, common) })}
          action={count === 1 ? t("deleteOne") : t("deleteArrangements", { count })}
          busy={remove.isPending || isReading}
          onConfirm={() =>
            remove.mutate({
              ids: slots.map(({ taskId }) => taskId),
              versions: slots.map(versionOf),
              seriesVersions: slots.map(({ taskId }) => seriesVersionOf(taskId)),
              mode,
            })
          }
        />
      )}
    </section>
  )
}
