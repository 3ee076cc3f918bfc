import { FilterChip } from "./filter-chip.tsx"

interface StatusFilterProps {
  readonly name: string
  /** What 1 and 0 are called here. */
  readonly word: (status: "1" | "0") => string
  readonly status: 0 | 1 | undefined
  readonly onChange: (status: 0 | 1 | undefined) => void
}
const statusOf = (text: string | undefined) => (text === "0" ? 0 : text === "1" ? 1 : undefined)

/** In use or stopped, or both where none is chosen. */
export function StatusFilter({ name, word, status, onChange }: StatusFilterProps) {
  return (
    <FilterChip
      name={name}
      options={(["1", "0"] as const).map((value) => ({ value, label: word(value) }))}
      chosen={status === undefined ? [] : [String(status)]}
      onChange={(chosen) => onChange(statusOf(chosen.at(-1)))}
    />
  )
}
