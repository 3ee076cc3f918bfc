import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { companies, data } from "@/lib/client.ts"
import { may } from "@/lib/permissions.tsx"
import { NewWordForm } from "./new-word-form.tsx"
import { SettingCard } from "./setting-card.tsx"
import { taskNamesKey, taskNamesQuery } from "./task-name-query.ts"
import { TaskNameRow } from "./task-name-row.tsx"
import { useTaskNames } from "./use-task-names.ts"

/** 作業名: offered in the form of an arrangement, in this order; moved by dragging or by the arrows of each row. */
export function TaskNamesSection() {
  const { t } = useTranslation("settings")
  const { data: list } = useSuspenseQuery(taskNamesQuery)
  const { put, made, renamed, undo, isBusy } = useTaskNames()
  const mayWrite = may(list, "taskName")
  return (
    <SettingCard section="taskNames" hint={t("taskNamesHint")}>
      <div className="flex flex-col gap-4">
        {list.names.length === 0 && <p className="text-muted-foreground">{t("noTaskNames")}</p>}
        <ol className="divide-y rounded-md border empty:hidden">
          {list.names.map((name) => (
            <TaskNameRow
              key={name.id}
              name={name}
              last={list.names.length}
              mayWrite={mayWrite && !isBusy}
              onChange={(change) => put(name, change)}
              onRenamed={(saved) => renamed(name, saved)}
              onDropHere={(id) => {
                const carried = list.names.find((one) => one.id === id)
                if (carried !== undefined && carried.id !== name.id) put(carried, { order: name.order })
              }}
            />
          ))}
        </ol>
        {undo !== undefined && (
          <p role="status" className="flex items-center gap-2 text-success">
            {t("saved")}
            <Button variant="quiet" size="sm" onClick={undo}>
              {t("undo")}
            </Button>
          </p>
        )}
        {mayWrite && (
          <NewWordForm
            label={t("newTaskName")}
            invalidates={taskNamesKey}
            schema={async () => (await import("#modules/companies/contract.ts")).companiesContract.createTaskName.body}
            send={(body, extraHeaders) => data(companies.createTaskName({ body, extraHeaders }))}
            bodyOf={(name) => ({ name })}
            onMade={made}
          />
        )}
      </div>
    </SettingCard>
  )
}
