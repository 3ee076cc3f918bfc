import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { EditScope } from "#modules/kernel/codes/project.ts"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { sentencesOf } from "@/lib/api-error.ts"
import { useDeleteTasks } from "../use-delete-tasks.ts"
import { ScopeDialog } from "./scope-dialog.tsx"
import { peopleReached } from "./scope-people.ts"
import { useToldWords } from "./scope-told.ts"
import type { TaskView } from "./task-query.ts"
import { useLateRetry } from "./use-late-retry.ts"
import { toldOfState } from "./who-is-told.ts"

interface DeleteTaskProps {
  readonly view: TaskView
  readonly onKeep: () => void
  readonly onDeleted: () => void
}
/** Deletes this day, this and later ones or the whole series (D79), after saying who is freed by it. */
export function DeleteTask({ view, onKeep, onDeleted }: DeleteTaskProps) {
  const { t } = useTranslation(["calendar", "arranging"])
  const { t: common } = useTranslation("common")
  const [isQuiet, setQuiet] = useState(false)
  const { latest, changes, meet } = useLateRetry(view)
  const remove = useDeleteTasks(onDeleted, meet)
  const toldWords = useToldWords()
  const lossOf = (scope: EditScope) => {
    const names = peopleReached(latest, scope).map(({ name }) => name)
    return names.length === 0 ? [] : [t("deleteLoss", { count: names.length, names: names.join("、") })]
  }
  return (
    <ScopeDialog
      view={latest}
      title={t("deleteTitle")}
      notes={(scope) => [...lossOf(scope), ...changes]}
      peopleCount={(scope) => peopleReached(latest, scope).length}
      told={(scope) => toldWords(toldOfState(latest, scope, isQuiet))}
      action={(count) => (count === 1 ? t("deleteOne") : t("deleteDays", { count }))}
      isDestructive
      isBusy={remove.isPending}
      error={remove.error === null ? undefined : sentencesOf(remove.error, common)}
      onConfirm={(mode: EditScope) =>
        remove.mutate({
          ...{ ids: [view.id], versions: [latest.version], mode },
          ...{ seriesVersions: [latest.seriesVersion ?? null], isQuiet },
        })
      }
      onClose={onKeep}
    >
      <Checkbox checked={isQuiet} onCheckedChange={setQuiet}>
        {t("arranging:tellsNoCrew")}
      </Checkbox>
    </ScopeDialog>
  )
}
