import { getRouteApi, Link } from "@tanstack/react-router"
import { CircleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type ImportKind, isImportKind } from "#modules/imports/codes.ts"
import { FailureLink } from "@/components/form/failure-link.tsx"
import { useLeaving } from "@/components/form/leave-question.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"
import { PageHead } from "@/features/shell/page-head.tsx"
import { ApiError, sentenceOf } from "@/lib/api-error.ts"
import { CheckStep } from "./check-step.tsx"
import { ColumnsStep } from "./columns-step.tsx"
import { DoneStep } from "./done-step.tsx"
import { FileStep } from "./file-step.tsx"
import { ImportSteps } from "./import-steps.tsx"
import { listPaths } from "./kinds.ts"
import { useImport } from "./use-import.ts"

const route = getRouteApi("/_shell/import/$kind")

/** 取り込み (15): a sheet of people, partners or sites becomes records in four steps; the loader knows the kind. */
export function ImportPage() {
  const { kind } = route.useParams()
  return isImportKind(kind) ? <ImportOfKind key={kind} kind={kind} /> : null
}

function ImportOfKind({ kind }: { readonly kind: ImportKind }) {
  const { t } = useTranslation("imports")
  const of = useImport(kind)
  const isOpen = of.file !== undefined && of.step !== "done"
  const { question } = useLeaving({
    wouldLose: () => isOpen,
    changed: [t("unsaved")],
    word: (name) => name,
    letGo: of.startAnew,
  })
  return (
    <div className="flex flex-col pb-6">
      <PageHead title={t(`title.${kind}`)} detail={of.file?.name}>
        <ImportSteps step={of.step} />
        {of.step === "file" && (
          <Link to={listPaths[kind]} className={buttonVariants({ variant: "outline" })}>
            {t("back")}
          </Link>
        )}
      </PageHead>
      <div className="flex flex-col gap-4 px-5 max-md:px-4">
        <Trouble error={of.error} />
        {of.step === "file" && <FileStep kind={kind} of={of} />}
        {of.step === "columns" && of.view && <ColumnsStep kind={kind} of={of} view={of.view} />}
        {of.step === "check" && of.view && <CheckStep kind={kind} of={of} view={of.view} />}
        {of.step === "done" && of.view && <DoneStep kind={kind} of={of} view={of.view} />}
      </div>
      {question}
    </div>
  )
}

/** Why the file was not read or saved: about the file itself where the server says so. */
function Trouble({ error }: { readonly error: unknown }) {
  const { t } = useTranslation("common")
  if (error === null) return null
  const ofFile = error instanceof ApiError ? error.fields.find(({ field }) => !field.startsWith("rows.")) : undefined
  return (
    <p role="alert" className="flex items-start gap-2 rounded-lg bg-danger-bg px-4 py-3 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        {ofFile?.message ?? sentenceOf(error, t)}
        <FailureLink failure={error} />
      </span>
    </p>
  )
}
