import { FileText, ImageIcon, Upload, X } from "lucide-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { mostTaskFiles } from "#modules/scheduling/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { cn } from "@/lib/class-names.ts"
import { useUpload } from "@/lib/use-upload.ts"
import type { TaskView } from "../task-query.ts"
import type { Arrangement } from "../use-arrangement.ts"

/** What the chooser offers; the server looks at the bytes. */
const accept = ".pdf,image/png,image/jpeg,image/webp"
/** How long a refusal stands before it goes by itself (TASK-29). */
const troubleMillis = 5000

/** Files of the arrangement: picked, dropped onto the part, or pasted into the window; at most ten with those it has. */
export function FilesPart({ form, view }: { readonly form: Arrangement; readonly view: TaskView | undefined }) {
  const { t } = useTranslation("arranging")
  const { t: words } = useTranslation("form")
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { files } = form.values.more
  // Addresses are signed for a while, so they stand beside the form and not in what is kept of it.
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const urlOf = (id: string) => given[id] ?? view?.description.files.find((one) => one.id === id)?.url
  const { forgive, isSending, retry, send, trouble } = useUpload({
    most: mostTaskFiles,
    held: files.length,
    onSent: (sent) => {
      setGiven((now) => ({ ...now, ...Object.fromEntries(sent.map(({ id, url }) => [id, url])) }))
      const added = sent.map(({ id, name }) => ({ id, name }))
      form.change(
        (now) => ({ ...now, more: { ...now.more, files: [...now.more.files, ...added].slice(0, mostTaskFiles) } }),
        ["description.files"],
      )
    },
  })
  const wrong = trouble ?? form.errorOf("description.files", ...files.map((_, at) => `description.files.${at}`))
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = [...(event.clipboardData?.files ?? [])]
      if (pasted.length > 0) void latest.current(pasted)
    }
    document.addEventListener("paste", paste)
    return () => document.removeEventListener("paste", paste)
  }, [])
  const go = useEffectEvent(forgive)
  const isSentAgain = retry !== undefined
  useEffect(() => {
    // What can be sent once more stays until it is. A refusal counts from when it was told, whatever is drawn meanwhile.
    if (trouble === undefined || isSentAgain) return
    const timer = setTimeout(() => go(), troubleMillis)
    return () => clearTimeout(timer)
  }, [trouble, isSentAgain])

  return (
    <section
      aria-label={t("files")}
      data-field="description.files"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void send([...event.dataTransfer.files])
      }}
      className={cn(isOver && "bg-primary/5")}
    >
      <div className="flex min-h-8 items-center gap-2">
        <h3 className="text-xs font-bold">{t("files")}</h3>
        <span className="tnum text-xs text-muted-foreground">
          {t("filesCount", { count: files.length, most: mostTaskFiles })}
        </span>
        <input
          ref={chooser}
          type="file"
          multiple
          accept={accept}
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ target }) => {
            void send([...(target.files ?? [])])
            // The same file can be chosen once more.
            target.value = ""
          }}
        />
        <Button
          variant="quiet"
          size="sm"
          className="ml-auto"
          aria-disabled={isSending}
          onClick={() => !isSending && chooser.current?.click()}
        >
          <Upload />
          {isSending ? t("sending") : t("addFiles")}
        </Button>
      </div>
      {files.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-1.5">
          {files.map(({ id, name }) => (
            <li key={id} className="inline-flex max-w-full items-center gap-1 rounded-md bg-muted pl-2 text-xs">
              <FileLink name={name} url={urlOf(id)} />
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={t("removeFile", { name })}
                onClick={() =>
                  form.change(
                    (now) => ({
                      ...now,
                      more: { ...now.more, files: now.more.files.filter((one) => one.id !== id) },
                    }),
                    ["description.files"],
                  )
                }
              >
                <X />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p
        className={cn(
          "mt-1.5 rounded-md border border-dashed px-2 py-1.5 text-center text-2xs text-muted-foreground max-md:hidden",
          isOver && "border-primary text-primary",
        )}
      >
        {t("dropHere")}
      </p>
      {wrong !== undefined && (
        <p role="alert" className="mt-1 whitespace-pre-line text-2xs font-medium text-danger max-md:text-sm">
          {wrong}
        </p>
      )}
      {retry !== undefined && (
        <Button variant="outline" size="sm" className="mt-1" onClick={() => void retry()}>
          {words("files.again")}
        </Button>
      )}
    </section>
  )
}
/** Opens beside the arrangement. */
export function FileLink({ name, url }: { readonly name: string; readonly url: string | undefined }) {
  const Icon = /\.pdf$/i.test(name) ? FileText : ImageIcon
  if (url === undefined) return <span className="truncate py-1">{name}</span>
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-w-0 items-center gap-1 py-1 text-link hover:underline max-md:min-h-12"
    >
      <Icon className="size-3.5 shrink-0" aria-hidden="true" />
      <span className="truncate">{name}</span>
    </a>
  )
}
