/** A mail's words as its module wrote them: JSX for the letter, and the same by hand as plain text. */
import type { ReactElement } from "react"

export interface MailContent {
  readonly subject: string
  readonly body: ReactElement
  /** Read by people whose mail shows no HTML, and by machines: whole, with every link. */
  readonly text: string
}
