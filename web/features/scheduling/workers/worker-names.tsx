import { memo } from "react"
import { Avatar } from "@/components/ui/avatar.tsx"
import type { Person } from "../calendar-model.ts"
import { holdWord } from "./board-words.ts"
import type { RowWords } from "./row-words.ts"

interface NameProps {
  readonly person: Person
  readonly top: number
  readonly height: number
  readonly words: RowWords
}
const Name = memo(function Name({ person, top, height, words }: NameProps) {
  return (
    <div
      data-hold={holdWord({ kind: "person", person })}
      className="absolute left-0 flex w-47 items-center gap-2.5 border-r border-b bg-card px-3"
      style={{ top, height }}
    >
      <Avatar name={person.name} size={24} decorative />
      <span className="min-w-0">
        <span className="block ellipsis text-xs font-medium">{person.name}</span>
        <span className="block ellipsis text-2xs text-muted-foreground">{words.below(person)}</span>
      </span>
    </div>
  )
})

interface WorkerNamesProps {
  readonly words: RowWords
  /** Of the whole column, below the head, in px. */
  readonly height: number
  readonly rows: ReadonlyArray<{ readonly person: Person; readonly top: number; readonly height: number }>
}
/**
 * The names as they are seen, which stay while the days move: one layer for all of them, where each row's own would be
 * sorted in every frame. They are read in their rows.
 */
export function WorkerNames({ words, height, rows }: WorkerNamesProps) {
  return (
    <div aria-hidden="true" className="sticky left-0 z-10 w-47" style={{ height }}>
      {rows.map((row) => (
        <Name key={row.person.userId} {...row} words={words} />
      ))}
    </div>
  )
}
