import { useQueries } from "@tanstack/react-query"
import { Trash2 } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import type { EditScope } from "#modules/kernel/codes/project.ts"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { sentencesOf } from "@/lib/api-error.ts"
import type { Slot } from "./calendar-model.ts"
import { idsReached, scopes } from "./task/scope-days.ts"
import { taskQuery } from "./task/task-query.ts"
import { useDeleteTasks } from "./use-delete-tasks.ts"

interface DeleteBarProps {
  readonly picked: ReadonlyMap<number, Slot>
  readonly onClose: () => void
}
/** 削除モード: how many are picked, how far it reaches in a series, and the two ways out. */
export default function DeleteBar({ picked, onClose }: DeleteBarProps) {
  const { t } = useTranslation("calendar")
  const { t: common } = useTranslation("common")
  const [mode, setMode] = useState<EditScope>("one")
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteTasks(onClose)
  const slots = [...picked.values()]
  const ofSeries = slots.filter(({ isSeries }) => isSeries)
  const hasSeries = ofSeries.length > 0
  // The other days are not on the calendar as a series: they are read before the question, which says how many go.
  const series = useQueries({ queries: mode === "one" ? [] : ofSeries.map(({ taskId }) => taskQuery(taskId)) })
  const views = series.flatMap(({ data }) => data ?? [])
  const isRead = views.length === series.length
  const days = new Set([...slots.map(({ taskId }) => taskId), ...idsReached(views, mode)]).size
  const seriesVersionOf = (taskId: number) => views.find(({ id }) => id === taskId)?.seriesVersion ?? null
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
          label={t("scope.title")}
          value={mode}
          onChange={setMode}
          options={scopes.map((one) => ({ value: one, label: t(`scope.${one}`) }))}
        />
      )}
      <div className="ml-auto flex gap-2">
        <Button variant="outline" onClick={onClose}>
          {t("leaveDeleteMode")}
        </Button>
        <Button variant="destructive" busy={!isRead} onClick={() => picked.size > 0 && setAsking(true)}>
          <Trash2 />
          {t("delete")}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t("deleteTitle")}
          losses={[
            t("pickedCount", { count: picked.size }) + (hasSeries ? `（${t(`scope.${mode}`)}）` : ""),
            ...(people.size === 0
              ? []
              : [t("deleteLoss", { count: people.size, names: [...people.values()].join("、") })]),
          ]}
          {...(remove.error === null ? {} : { description: sentencesOf(remove.error, common) })}
          action={days === 1 ? t("deleteOne") : t("deleteDays", { count: days })}
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate({
              ids: slots.map(({ taskId }) => taskId),
              versions: slots.map(({ version }) => version),
              seriesVersions: slots.map(({ taskId }) => seriesVersionOf(taskId)),
              mode,
            })
          }
        />
      )}
    </section>
  )
}
