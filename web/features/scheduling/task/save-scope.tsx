import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { EditScope } from "#modules/kernel/codes/project.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Draft } from "./draft.ts"
import { changesDays } from "./draft-wire.ts"
import { ScopeDialog } from "./scope-dialog.tsx"
import { peopleConcerned } from "./scope-people.ts"
import { useToldWords } from "./scope-told.ts"
import { useScopeWarnings } from "./scope-warnings.ts"
import type { TaskView } from "./task-query.ts"
import type { Arrangement } from "./use-arrangement.ts"
import { toldOfChange } from "./who-is-told.ts"

interface SaveScopeProps {
  readonly form: Arrangement
  readonly view: TaskView
  /** What is asked besides. */
  readonly asked: ReadonlyArray<string>
}
/** Which days of a series a change is meant for: whom each choice concerns, what stands in the way, who is told (02b). */
export function SaveScope({ form, view, asked }: SaveScopeProps) {
  const { t } = useTranslation("arranging")
  const { day } = useFormat()
  const told = useToldWords()
  const { base, values } = form
  return (
    <ScopeDialog
      view={view}
      title={t("scope.title")}
      description={t("scope.changed", { day: day(view.startDate) })}
      notes={() => asked}
      notOne={changesDays(base, values) ? t("scope.daysNeedMore") : undefined}
      peopleCount={(scope) => peopleConcerned(view, values, scope).length}
      told={(scope) => told(toldOfChange(view, base, values, scope))}
      warnings={(scope) => <Warnings view={view} draft={values} scope={scope} />}
      action={(count) => t("scope.save", { count })}
      isBusy={form.isBusy}
      onConfirm={(scope) => {
        form.change((draft) => ({ ...draft, scope }), [])
        form.confirm()
      }}
      onClose={form.dismissQuestions}
    />
  )
}
interface WarningsProps {
  readonly view: TaskView
  readonly draft: Draft
  readonly scope: EditScope
}
/** 「吉田 和也さん　45h超　12/3に 45:40 になります」, a line each. */
function Warnings({ view, draft, scope }: WarningsProps) {
  const { t } = useTranslation("arranging")
  return useScopeWarnings(view, draft, scope).map(({ name, title, fact }) => (
    <span key={`${name} ${fact}`} className="mt-1 flex items-start gap-1.5 text-xs text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      {t("scope.warning", { name, title, fact })}
    </span>
  ))
}
