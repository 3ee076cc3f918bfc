import { type ClassValue, clsx } from "clsx"

let merge = (classes: string) => classes

/** Set by merge-classes, which the frame and the picker load; the login page stays 3 KB lighter without it. */
export const mergeWith = (next: (classes: string) => string) => {
  merge = next
}
/**
 * Joins class names; of two that set the same thing, the last one counts.
 *
 * On the login page nothing is merged, so parts that stand there differ by variants and are not overridden by classes.
 */
export const cn = (...classes: ReadonlyArray<ClassValue>) => merge(clsx(classes))

/** Props of a Base UI part whose class is plain text, so that `cn` can join it. */
export type Styled<Props> = Omit<Props, "className"> & { className?: string | undefined }
