import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { claimText, readClaims } from "./claim-text.ts"
import { papers, papersKey } from "./client.ts"
import { type MatchView, showMatch } from "./match-queries.ts"

const claimsOf = ({ people }: MatchView) =>
  people.flatMap(({ days, name }) =>
    days.filter(({ claimed }) => claimed > 0).map(({ claimed, day, note }) => ({ name, day, heads: claimed, note })),
  )
/** Spreadsheets of this country write Shift_JIS where they don't write UTF-8. */
const textOf = async (file: File) => {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("shift_jis").decode(bytes)
  }
}

/** The other side's days, typed, pasted or from a file; they are kept beside its paper. */
export function ClaimsDialog({ onClose, view }: { readonly view: MatchView; readonly onClose: () => void }) {
  const { t } = useTranslation("match")
  const form = useForm({
    first: { text: claimText(claimsOf(view)) },
    words: { text: t("text") },
    write: ({ values }) => {
      const { claims, unread } = readClaims(values.text, view.from)
      const unsaid = unread.map(({ line }) => ({ name: line, day: "", heads: 0, note: "" }))
      return writing({
        schema: async () => (await import("#modules/papers/contract.ts")).papersContract.claim.body,
        body: { version: view.version, claims: [...claims, ...unsaid] },
        send: (body, extraHeaders) => data(papers.claim({ params: { id: view.id }, body, extraHeaders })),
      })
    },
    invalidates: [papersKey],
    done: t("saved"),
    onSaved: (saved) => {
      showMatch(saved)
      onClose()
    },
  })
  const field = form.field("text")
  const { unread } = readClaims(field.value, view.from)
  return (
    <FormDialog form={form} title={t("enterTitle")} action={t("save")} onClose={onClose}>
      <MemoField {...field} rows={12} placeholder={t("enterHint")} />
      <p className="text-sm text-muted-foreground">{t("enterHint")}</p>
      {unread.slice(0, 5).map(({ line, n }) => (
        <p key={n} className="text-sm text-warning">
          {t("unread", { n, line })}
        </p>
      ))}
      <label className="text-sm">
        {t("file")}
        <input
          type="file"
          accept=".csv,.txt,text/csv"
          className="ml-2 max-md:min-h-12"
          onChange={async (event) => {
            const file = event.target.files?.[0]
            if (file !== undefined) field.onChange(await textOf(file))
          }}
        />
      </label>
    </FormDialog>
  )
}
