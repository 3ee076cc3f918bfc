import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { EditScope } from "#modules/kernel/codes/project.ts"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { sentencesOf } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { taskKeys } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import { ScopeDialog } from "./scope-dialog.tsx"
import { peopleReached } from "./scope-people.ts"
import { useToldWords } from "./scope-told.ts"
import type { TaskView } from "./task-query.ts"
import { useLateRetry } from "./use-late-retry.ts"
import { toldOfState } from "./who-is-told.ts"

interface HoldTaskProps {
  readonly view: TaskView
  readonly onKeep: () => void
  readonly onDone: () => void
}
/** 保留にする, or take the hold back: its people are pencilled in until then (TASK-14, D119). */
export function HoldTask({ view, onKeep, onDone }: HoldTaskProps) {
  const { t } = useTranslation(["calendar", "arranging"])
  const { t: common } = useTranslation("common")
  // What was pressed for, also when somebody else has held it meanwhile.
  const [isHeld] = useState(view.reserveStatus === 1)
  const [isQuiet, setQuiet] = useState(false)
  const toldWords = useToldWords()
  const { latest, changes, meet } = useLateRetry(view)
  const hold = useWrite({
    write: (mode: EditScope, extraHeaders) =>
      data(
        scheduling.updateReserveStatus({
          params: { id: view.id },
          body: {
            ...{ version: latest.version, reserveStatus: isHeld ? 0 : 1, mode },
            ...(latest.seriesVersion === undefined ? {} : { seriesVersion: latest.seriesVersion }),
            ...(isQuiet ? { isUpdateNoNotiStaff: 1 as const } : {}),
          },
          extraHeaders,
        }),
      ),
    invalidates: taskKeys,
    done: isHeld ? t("released") : t("held"),
    onDone,
    onFailed: meet,
    quiet: true,
  })
  return (
    <ScopeDialog
      view={latest}
      title={isHeld ? t("releaseTitle") : t("holdTitle")}
      notes={() => [isHeld ? t("releaseNote") : t("holdNote"), ...changes]}
      peopleCount={(scope) => peopleReached(latest, scope).length}
      told={(scope) => toldWords(toldOfState(latest, scope, isQuiet))}
      action={(count) => (isHeld ? t("releaseDays", { count }) : t("holdDays", { count }))}
      isBusy={hold.isPending}
      error={hold.error === null ? undefined : sentencesOf(hold.error, common)}
      onConfirm={(mode) => hold.mutate(mode)}
      onClose={onKeep}
    >
      <Checkbox checked={isQuiet} onCheckedChange={setQuiet}>
        {t("arranging:tellsNoCrew")}
      </Checkbox>
    </ScopeDialog>
  )
}
