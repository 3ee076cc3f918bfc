/** A mail of the usual shape: what happened, what to do, one button or code, and why it came. */
import type { ReactNode } from "react"
import type { MailContent } from "../model/mail-content.ts"
import { ButtonLink, Code, Heading, MailFrame, Paragraph, Quiet } from "./frame.tsx"

export interface Letter {
  readonly language: "ja" | "vi" | "en"
  readonly subject: string
  readonly heading: string
  readonly paragraphs: ReadonlyArray<string>
  readonly button?: { readonly label: string; readonly href: string }
  readonly code?: string
  /** Below the button: until when, and what else is worth knowing. */
  readonly notes: ReadonlyArray<string>
  /** Why this mail came, and what to do when it should not have. */
  readonly foot: string
}

const textOf = ({ button, code, foot, heading, notes, paragraphs }: Letter) =>
  [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(button === undefined ? [] : [`${button.label}:\n${button.href}`]),
    ...notes,
    `-- \n手配 Tehai\n${foot}`,
  ].join("\n\n")

const each = (lines: ReadonlyArray<string>, Line: (props: { readonly children: ReactNode }) => ReactNode) =>
  lines.map((line) => <Line key={line}>{line}</Line>)

export const letter = (words: Letter): MailContent => ({
  subject: words.subject,
  body: (
    <MailFrame
      language={words.language}
      subject={words.subject}
      preview={words.paragraphs[0] ?? words.heading}
      foot={words.foot}
    >
      <Heading>{words.heading}</Heading>
      {each(words.paragraphs, Paragraph)}
      {words.code === undefined ? null : <Code>{words.code}</Code>}
      {words.button === undefined ? null : <ButtonLink href={words.button.href}>{words.button.label}</ButtonLink>}
      {each(words.notes, Quiet)}
    </MailFrame>
  ),
  text: textOf(words),
})
