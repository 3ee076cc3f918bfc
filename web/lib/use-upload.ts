import { useState } from "react"
import { useTranslation } from "react-i18next"
import { isLanguage } from "#modules/kernel/codes/language.ts"
import { fieldMessage } from "#modules/kernel/fields/messages.ts"
import { ApiError, sentenceOf } from "./api-error.ts"
import { useAttempt } from "./attempt.ts"
import { upload } from "./files-client.ts"
import { isAttachment, type RefusedFile, refusedFiles, whatFits } from "./upload-faults.ts"

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
  const complain = (wrong: ReadonlyArray<string>, refused: ReadonlyArray<RefusedFile>, beyond: ReadonlyArray<File>) => [
    ...wrong.map((name) => fieldMessage(`attachmentKind:${name.replaceAll(",", "，")}`, language)),
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
  /** What is no attachment for its bytes is called so by the server: 「図面.pdf」 that is a text comes back as 「図面.pdf.txt」. */
  const take = (some: ReadonlyArray<File>, sent: SentFiles) => {
    onSent(sent.filter(isAttachment))
    return sent.flatMap((one, place) => (isAttachment(one) ? [] : [some[place]?.name ?? one.name]))
  }
  interface Refused {
    readonly wrong: ReadonlyArray<string>
    readonly refused: ReadonlyArray<RefusedFile>
  }
  /** Gives what was refused by name; the others have arrived. */
  const sendGood = async (some: ReadonlyArray<File>): Promise<Refused> => {
    try {
      return { wrong: take(some, await sendAll(some)), refused: [] }
    } catch (fault) {
      const { good, refused } = refusedFiles(some, fault instanceof ApiError ? fault.fields : [])
      if (refused.length === 0) throw fault
      return { wrong: good.length > 0 ? take(good, await sendAll(good)) : [], refused }
    }
  }
  const send = async (chosen: ReadonlyArray<File>) => {
    if (chosen.length === 0 || isSending) return
    const { fitting, beyond } = whatFits(chosen.filter(isAttachment), most - held)
    const misnamed = chosen.filter((one) => !isAttachment(one)).map(({ name }) => name)
    setSending(true)
    setTrouble(undefined)
    try {
      const { wrong, refused } = fitting.length === 0 ? { wrong: [], refused: [] } : await sendGood(fitting)
      const text = complain([...misnamed, ...wrong], refused, beyond).join("\n")
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
