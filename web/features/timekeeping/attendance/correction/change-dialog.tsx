import type { Change } from "../changes.ts"
import { CorrectionDialog } from "./correction-dialog.tsx"
import { RemovalDialog } from "./removal-dialog.tsx"
import { TotalRestDialog } from "./total-rest-dialog.tsx"

interface ChangeDialogProps {
  readonly change: Change
  readonly onClose: () => void
}
/** The window of what is about to be changed; loaded when the first one is. */
export default function ChangeDialog({ change, onClose }: ChangeDialogProps) {
  switch (change.kind) {
    case "correct":
      return <CorrectionDialog day={change.day} punch={change.punch} onClose={onClose} />
    case "remove":
      return <RemovalDialog punch={change.punch} onClose={onClose} />
    case "rest":
      return <TotalRestDialog punch={change.punch} onClose={onClose} />
  }
}
