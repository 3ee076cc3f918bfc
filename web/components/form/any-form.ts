import type { RecordForm } from "@/lib/form/use-record-form.ts"

/** What a frame needs of a form, whatever is typed in it. */
export type AnyForm = Pick<
  RecordForm<object, unknown, unknown>,
  | "root"
  | "save"
  | "confirm"
  | "questions"
  | "dismissQuestions"
  | "changed"
  | "word"
  | "wrong"
  | "refusals"
  | "failure"
  | "isBusy"
  | "isUnchanged"
  | "isRestored"
  | "startAnew"
  | "letGo"
  | "wouldLose"
>
