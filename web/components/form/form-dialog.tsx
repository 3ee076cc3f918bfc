import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { firstControlOf } from "@/lib/form/focus-wrong.ts"
import { goOnByEnter, isInQuestion } from "@/lib/form/form-keys.ts"
import { isSaveKey } from "@/lib/save-key.ts"
import type { AnyForm } from "./any-form.ts"
import { FormTrouble, RestoredNote } from "./form-notices.tsx"
import { FormQuestions, type QuestionWords } from "./form-questions.tsx"
import { useLeaving } from "./leave-question.tsx"

interface FormWindowProps {
  readonly form: AnyForm
  readonly onClose: () => void
  readonly width?: React.ComponentProps<typeof DialogContent>["width"]
  readonly className?: string
  /** Words of what is asked before it is saved, for a form that asks. */
  readonly questions?: (names: ReadonlyArray<string>) => QuestionWords
  /** What it does can't be taken back: its own button alone answers, no key. */
  readonly isDestructive?: boolean
  /** Keys of the form's own. */
  readonly onKey?: (event: React.KeyboardEvent) => void
  /** Drawn with `leave`, which asks before anything typed is dropped. */
  readonly children: (leave: (then: () => void) => void) => React.ReactNode
}
/** A window with a form in it: a press beside it does not close it, Esc asks, and what lies below hears none of its keys. */
export function FormWindow(props: FormWindowProps) {
  const { form, onClose, width = 500, className = "", questions, isDestructive = false, onKey, children } = props
  const { leave, question } = useLeaving(form)
  return (
    <Dialog open disablePointerDismissal onOpenChange={(open) => !open && leave(onClose)}>
      <DialogContent
        width={width}
        className={className}
        // The fields, not the cross that closes; a phone's keyboard waits until a field is touched.
        initialFocus={() => matchMedia("(pointer: coarse)").matches || (firstControlOf(form.root.current) ?? true)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          onKey?.(event)
          if (!isSaveKey(event.nativeEvent)) return goOnByEnter(event, form.root.current)
          if (!isDestructive && !isInQuestion(event.target)) form.save()
        }}
      >
        <form
          ref={form.root}
          noValidate
          className="contents"
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            form.save()
          }}
        >
          {children(leave)}
        </form>
        {questions !== undefined && form.questions.length > 0 && <FormQuestions form={form} words={questions} />}
        {question}
      </DialogContent>
    </Dialog>
  )
}
interface FormFootProps {
  readonly form: AnyForm
  /** The verb of the button. */
  readonly action: string
  readonly onCancel: () => void
  readonly isDestructive?: boolean
  /** What is chosen with the saving itself; it stays whatever the answer is. */
  readonly choice?: React.ReactNode
  /** Left, while nothing is wrong. */
  readonly children?: React.ReactNode
}
/** What is wrong, and the two ways on. The button is never disabled: pressed too early, it says what is missing. */
export function FormFoot({ form, action, onCancel, isDestructive = false, choice, children }: FormFootProps) {
  const { t } = useTranslation("common")
  return (
    <DialogFooter className="max-md:max-h-[45dvh] max-md:flex-wrap max-md:overflow-y-auto">
      <div className="mr-auto min-w-0 text-xs">
        <FormTrouble form={form} />
      </div>
      {choice}
      {(form.refusals === 0 || form.wrong.length === 0) && form.failure === undefined && children}
      <Button variant="outline" onClick={onCancel}>
        {t("cancel")}
      </Button>
      <Button type="submit" busy={form.isBusy} variant={isDestructive ? "destructive" : "default"}>
        {action}
        {!isDestructive && <Kbd>Ctrl S</Kbd>}
      </Button>
    </DialogFooter>
  )
}
interface FormDialogProps
  extends Omit<FormWindowProps, "children">,
    Omit<FormFootProps, "onCancel" | "children" | "choice"> {
  readonly title: string
  readonly description?: string
  /** Somebody else's change beside mine, for a form of a record. */
  readonly conflict?: React.ReactNode
  /** How the fields stand. */
  readonly bodyClassName?: string
  readonly foot?: React.ReactNode
  readonly children: React.ReactNode
}
/** A window with head, fields and foot. Load it lazily: the schemas it checks by come with its first check. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, description, action, isDestructive = false, conflict, bodyClassName = "", foot } = props
  return (
    <FormWindow {...props}>
      {(leave) => (
        <>
          <DialogHeader title={title} description={description} />
          <DialogBody>
            <div className="mb-4 flex flex-col gap-3 empty:hidden">
              {conflict}
              <RestoredNote form={form} />
            </div>
            <div className={bodyClassName}>{props.children}</div>
          </DialogBody>
          <FormFoot form={form} action={action} onCancel={() => leave(props.onClose)} isDestructive={isDestructive}>
            {foot}
          </FormFoot>
        </>
      )}
    </FormWindow>
  )
}
