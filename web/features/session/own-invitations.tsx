import { useSuspenseQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { ApiError, sentenceOf } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { toast } from "@/lib/toast.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { useSending } from "@/lib/use-sending.ts"
import { choicesQuery, type Question, questionsQuery } from "./choices.ts"

/** Companies that ask whether one wants to belong to them; nothing where none does. */
export function OwnInvitations() {
  const { t } = useTranslation("picker")
  const { data: questions } = useSuspenseQuery(questionsQuery, queryClient)
  if (questions.length === 0) return null
  return (
    <section aria-label={t("askHead")} className="mx-auto w-full max-w-140 md:pt-10 max-md:px-4 max-md:pt-4">
      <h2 className="mb-3 text-base font-bold">{t("askHead")}</h2>
      <ul className="flex flex-col gap-3">
        {questions.map((question) => (
          <AskedBy key={question.id} {...question} />
        ))}
      </ul>
    </section>
  )
}
const isRoleChanged = (error: unknown) => error instanceof ApiError && error.errorCode === "Update_Expired"
const refreshQuestions = () => queryClient.invalidateQueries({ queryKey: questionsQuery.queryKey })

function AskedBy({ id, companyName, roleId }: Question) {
  const { t } = useTranslation("picker")
  const { t: common } = useTranslation("common")
  const role = useRoleName()(roleId)
  const [isRefusing, setRefusing] = useState(false)
  const answer = useSending(async (isAccepted: 0 | 1) => {
    setRefusing(false)
    try {
      // As what he read that he is asked: of another role he is told before he says yes.
      await data(people.acceptInvite({ body: { inviteId: id, isAccepted, roleId } }))
    } catch (error) {
      if (isRoleChanged(error)) await refreshQuestions()
      throw error
    }
    toast.success(t(isAccepted === 1 ? "askJoined" : "askDeclined", { name: companyName }))
    await queryClient.invalidateQueries({ queryKey: choicesQuery.queryKey })
    await refreshQuestions()
  })
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-lg border bg-card p-4 shadow-card">
      <p className="min-w-0 flex-1 basis-60 text-sm">{t("askText", { name: companyName, role })}</p>
      <span className="flex gap-2 max-md:w-full">
        <Button
          variant="outline"
          className="max-md:min-h-12 max-md:flex-1"
          disabled={answer.isBusy}
          onClick={() => setRefusing(true)}
        >
          {t("askNo")}
        </Button>
        <Button className="max-md:min-h-12 max-md:flex-1" busy={answer.isBusy} onClick={() => answer.send(1)}>
          {t("askYes")}
        </Button>
      </span>
      <ConfirmDialog
        open={isRefusing}
        onOpenChange={setRefusing}
        title={t("askNoTitle", { name: companyName })}
        description={t("askNoText")}
        action={t("askNo")}
        onConfirm={() => answer.send(0)}
      />
      {answer.error !== undefined && (
        <p role="alert" className="w-full text-sm text-danger">
          {isRoleChanged(answer.error) ? t("askChanged") : sentenceOf(answer.error, common)}
        </p>
      )}
    </li>
  )
}
