import { CircleAlert } from "lucide-react"
import { createContext, use, useId } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"

interface FieldOfForm {
  readonly id: string
  readonly labelId: string
  readonly noteId: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}
const FieldContext = createContext<FieldOfForm | undefined>(undefined)

/** What a control inside a FormField needs to be named and described by it. Nothing outside of one. */
export const useFormControl = () => {
  const field = use(FieldContext)
  return field === undefined
    ? {}
    : {
        id: field.id,
        // Named by id as well: an open list hides its surroundings, and with them the label, from screen readers.
        "aria-labelledby": field.labelId,
        "aria-describedby": field.noteId,
        "aria-invalid": field.invalid || undefined,
        "aria-required": field.required || undefined,
      }
}
/** The same for controls that are groups (radios, toggles), which a label element can't name. */
export const useFormGroup = () => {
  const field = use(FieldContext)
  return field === undefined ? {} : { "aria-labelledby": field.labelId, "aria-describedby": field.noteId }
}

interface FormFieldProps {
  readonly label: React.ReactNode
  readonly children: React.ReactNode
  /** What the form calls it: who is led to the field finds it by this. */
  readonly field?: string | undefined
  /** Replaces the hint in the same place, so that nothing jumps. */
  readonly error?: string | undefined
  readonly hint?: React.ReactNode
  readonly required?: boolean
  /** The control is a group: radios, toggles, checkboxes. */
  readonly group?: boolean
  /** Right of the label: a link or a count. */
  readonly aside?: React.ReactNode
  /** Keeps the line of the note free even without one. */
  readonly steady?: boolean
  readonly className?: string
}
/** Label, control, and one line below for the hint or the error; the three are tied for screen readers. */
export function FormField(props: FormFieldProps) {
  const {
    label,
    children,
    field: name,
    error,
    hint,
    required = false,
    group = false,
    aside,
    steady = false,
    className,
  } = props
  const { t } = useTranslation("common")
  const id = useId()
  const hasNote = error !== undefined || hint !== undefined
  const field = {
    id,
    labelId: `${id}-label`,
    noteId: hasNote ? `${id}-note` : undefined,
    invalid: error !== undefined,
    required,
  }
  const LabelTag = group ? "span" : "label"
  return (
    <div data-slot="form-field" data-field={name} className={className}>
      <div className="mb-1 flex min-h-5 items-center gap-2">
        <LabelTag
          id={field.labelId}
          {...(group ? {} : { htmlFor: id })}
          className="text-xs max-md:text-sm max-md:font-bold"
        >
          {label}
        </LabelTag>
        {required && (
          <span className="rounded-sm bg-muted px-1 text-2xs text-muted-foreground" aria-hidden="true">
            {t("required")}
          </span>
        )}
        {aside !== undefined && (
          <span className="ml-auto inline-flex text-xs [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center">
            {aside}
          </span>
        )}
      </div>
      <FieldContext value={field}>{children}</FieldContext>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={cn(
          "flex items-start gap-1 text-2xs max-md:text-sm",
          hasNote ? "mt-1" : steady ? "mt-1 min-h-4" : "",
          error === undefined ? "text-muted-foreground" : "text-danger max-md:font-bold",
        )}
      >
        {error !== undefined && (
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0 max-md:mt-0.5 max-md:size-4" />
        )}
        {error ?? hint}
      </p>
    </div>
  )
}
