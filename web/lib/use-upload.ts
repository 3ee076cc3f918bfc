import { useState } from "react"
import { useTranslation } from "react-i18next"
import { isLanguage } from "#modules/kernel/codes/language.ts"
import { fieldMessage } from "#modules/kernel/fields/messages.ts"
import { ApiError, sentenceOf } from "./api-error.ts"
import { useAttempt } from "./attempt.ts"
import { upload } from "./files-client.ts"
import { type RefusedFile, refusedFiles, whatFits } from "./upload-faults.ts"

type SentFiles = Awaited<ReturnType<typeof upload>>

interface UploadOptions {
  /** How many files the field may have, and how many it has. */
  readonly most: number
  readonly held: number
  readonly onSent: (sent: SentFiles) => void
}
interface Trouble {
  readonly text: string
  /** What did not arrive for no fault of its own. */
  readonly unsent: ReadonlyArray<File>
}
/**
 * Files that are sent as soon as they are chosen, dropped or pasted: the good ones arrive, each bad one is named with its
 * reason, and what a lost network kept back can be sent once more (STAFF-20).
 */
export const useUpload = ({ most, held, onSent }: UploadOptions) => {
  const { t, i18n } = useTranslation("form")
  const { t: common } = useTranslation("common")
  const attempt = useAttempt()
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const language = isLanguage(i18n.language) ? i18n.language : "ja"
  const complain = (refused: ReadonlyArray<RefusedFile>, beyond: ReadonlyArray<File>) => [
    ...refused.map(({ name, why }) => t("picture.refused", { name, why })),
    ...(beyond.length > 0
      ? [
          fieldMessage(`tooManyFiles:${most}`, language),
          t("files.notSent", { names: beyond.map(({ name }) => name).join("、") }),
        ]
      : []),
  ]
  const sendAll = (some: ReadonlyArray<File>) =>
    attempt(
      some.map(({ lastModified, name, size }) => [name, size, lastModified]),
      (key) => upload(some, key),
    )
  /** Gives what was refused by name; the others have arrived. */
  const sendGood = async (some: ReadonlyArray<File>): Promise<ReadonlyArray<RefusedFile>> => {
    try {
      onSent(await sendAll(some))
      return []
    } catch (fault) {
      const { good, refused } = refusedFiles(some, fault instanceof ApiError ? fault.fields : [])
      if (refused.length === 0) throw fault
      if (good.length > 0) onSent(await sendAll(good))
      return refused
    }
  }
  const send = async (chosen: ReadonlyArray<File>) => {
    if (chosen.length === 0 || isSending) return
    const { fitting, beyond } = whatFits(chosen, most - held)
    setSending(true)
    setTrouble(undefined)
    try {
      const refused = fitting.length === 0 ? [] : await sendGood(fitting)
      const text = complain(refused, beyond).join("\n")
      if (text !== "") setTrouble({ text, unsent: [] })
    } catch (fault) {
      setTrouble({ text: sentenceOf(fault, common), unsent: fitting })
    } finally {
      setSending(false)
    }
  }
  const unsent = trouble?.unsent ?? []
  return {
    send,
    isSending,
    trouble: trouble?.text,
    forgive: () => setTrouble(undefined),
    /** Once more what did not arrive; undefined while there is nothing of the kind. */
    retry: unsent.length > 0 ? () => send(unsent) : undefined,
  }
}
