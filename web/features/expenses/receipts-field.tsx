import { Camera, FileText, Images, X } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { mostReceipts } from "#modules/expenses/codes.ts"
import { Labelled } from "@/components/form/labelled.tsx"
import { Button } from "@/components/ui/button.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { useUpload } from "@/lib/use-upload.ts"

export interface Receipt {
  readonly id: string
  readonly name: string
}
interface ReceiptsFieldProps extends BoundField<ReadonlyArray<Receipt>> {
  /** Addresses of those that are stored; they are signed for a while, so the form does not keep them. */
  readonly urls: Readonly<Record<string, string>>
  readonly hint: string
  /** A picture is on its way: what is asked for now would go without it. */
  readonly onSending: (isSending: boolean) => void
}
/** 領収書: taken by the phone's camera or chosen; each is sent at once. */
export function ReceiptsField(props: ReceiptsFieldProps) {
  const { hint, onChange, onSending, urls, value } = props
  const { t } = useTranslation("expenses")
  const { t: form } = useTranslation("form")
  const camera = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [given, setGiven] = useState(urls)
  const { isSending, retry, send, trouble } = useUpload({
    most: mostReceipts,
    held: value.length,
    onSent: (sent) => {
      setGiven((now) => ({ ...now, ...Object.fromEntries(sent.map(({ id, url }) => [id, url])) }))
      onChange([...value, ...sent.map(({ id, name }) => ({ id, name }))])
    },
  })
  const whileSending = async (sending: Promise<void>) => {
    onSending(true)
    await sending
    onSending(false)
  }
  const add = (chosen: ReadonlyArray<File>) => whileSending(send(chosen))
  const input = (ref: React.RefObject<HTMLInputElement | null>, more: React.ComponentProps<"input">) => (
    <input
      {...more}
      ref={ref}
      type="file"
      className="sr-only"
      tabIndex={-1}
      aria-hidden="true"
      onChange={({ target }) => {
        void add([...(target.files ?? [])])
        // The same file can be chosen once more.
        target.value = ""
      }}
    />
  )
  return (
    <Labelled of={trouble === undefined ? props : { ...props, error: trouble }} group hint={hint}>
      {value.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {value.map((one) => (
            <li key={one.id} className="relative">
              <Picture name={one.name} url={given[one.id]} />
              <Button
                variant="outline"
                size="icon-sm"
                className="absolute -top-2 -right-2 rounded-full"
                aria-label={t("removeReceipt", { name: one.name })}
                onClick={() => onChange(value.filter(({ id }) => id !== one.id))}
              >
                <X />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {input(camera, { accept: "image/*", capture: "environment" })}
      {input(chooser, { accept: ".pdf,image/png,image/jpeg,image/webp", multiple: true })}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" aria-disabled={isSending} onClick={() => !isSending && camera.current?.click()}>
          <Camera />
          {isSending ? t("sending") : value.length === 0 ? t("takePhoto") : t("takeMore")}
        </Button>
        <Button variant="outline" aria-disabled={isSending} onClick={() => !isSending && chooser.current?.click()}>
          <Images />
          {t("choosePhoto")}
        </Button>
      </div>
      {retry !== undefined && (
        <Button variant="outline" className="mt-2 w-full" onClick={() => void whileSending(retry())}>
          {form("files.again")}
        </Button>
      )}
    </Labelled>
  )
}
/** A receipt small; a press opens it whole. */
export function Picture({ name, url }: { readonly name: string; readonly url: string | undefined }) {
  const frame = "flex h-34 w-26 items-center justify-center overflow-hidden rounded-lg border bg-muted"
  if (url === undefined || /\.pdf$/i.test(name)) {
    const inside = (
      <>
        <FileText aria-hidden="true" className="size-6" />
        <span className="line-clamp-2 px-1 text-center text-2xs break-all">{name}</span>
      </>
    )
    if (url === undefined) return <span className={`${frame} flex-col gap-1`}>{inside}</span>
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={`${frame} flex-col gap-1 text-link`}>
        {inside}
      </a>
    )
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={frame}>
      <img src={url} alt={name} className="size-full object-cover" />
    </a>
  )
}
