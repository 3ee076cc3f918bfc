/** 手配書: an arrangement as one reader may see it, on paper and by mail (TASK-37, TASK-38). */
import { Schema } from "effect"
import { Email } from "#modules/kernel/fields/contact.ts"
import { PdfFileName } from "#modules/kernel/fields/file-name.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { Id } from "#modules/kernel/fields/row.ts"
import { atLeastRows, atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { CommonText, Memo } from "#modules/kernel/fields/text.ts"

const { optionalKey, String: Text, NullOr, Array: List } = Schema

/** It names the PDF, too, where no name is said for it. */
const Subject = CommonText.check(
  Schema.isPattern(/^[^/\\:*?"<>|]*$/u, { message: messageKey("fileNameCharacters") }),
  Schema.isPattern(/[^\s.]/u, { message: messageKey("required") }),
)
const Receiver = Schema.Struct({
  email: Email,
  /** Somebody with an account gets what he himself may see; an address alone what the customer may see. */
  id: optionalKey(NullOr(Id)),
  /** The address of the PDF that he gets: his own. */
  fileUrl: optionalKey(CommonText),
})
export const SendTask = Schema.Struct({
  taskId: Id,
  replyToEmail: optionalKey(NullOr(Email)),
  subject: Subject,
  /** What the PDF is called (UI-15). */
  fileName: optionalKey(PdfFileName),
  /** The message, as text: what looks like markup in it is shown as it was written. */
  html: optionalKey(Memo),
  receivers: List(Receiver).check(
    atLeastRows(1),
    atMostRows(20),
    rowsDiffer(({ email }: typeof Receiver.Type) => email.toLowerCase(), "email"),
  ),
})
export type SendTask = typeof SendTask.Type
export const TaskSent = Schema.Struct({ sent: Schema.Int })

/** As whom it is read: somebody with an account, else the customer. */
export const SheetQuery = Schema.Struct({ receiverId: optionalKey(Id) })

const Line = Schema.Struct({ label: Text, value: Text })
/** What the sheet prints, and nothing else: words and lines, in Japanese as the site reads them. */
export const TaskPrint = Schema.Struct({
  companyName: Text,
  siteName: Text,
  day: Text,
  /** 「保留」, 「調整中」 and the like; empty where it is settled. */
  state: Text,
  facts: List(Line),
  shifts: List(Schema.Struct({ label: Text, times: Text, counts: Text, people: List(Text) })),
  vendors: List(Line),
  notes: List(Line),
  madeOn: Text,
})
export type TaskPrint = typeof TaskPrint.Type

export const TaskSheetView = Schema.Struct({
  print: TaskPrint,
  /** Whom it can be sent to; the customer's first. */
  receivers: List(
    Schema.Struct({ id: NullOr(Schema.Int), name: Text, email: Text, company: Text, isCustomer: Schema.Boolean }),
  ),
})
export type TaskSheetView = typeof TaskSheetView.Type
