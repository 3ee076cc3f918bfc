import { Select } from "@/components/ui/select.tsx"

interface PersonChoiceProps {
  readonly label: string
  readonly people: ReadonlyArray<{ readonly userId: number; readonly name: string }>
  readonly value: number
  readonly onChange: (userId: number) => void
}
/** Whose days are shown; loaded only for whoever sees more than himself. */
export default function PersonChoice({ label, people, value, onChange }: PersonChoiceProps) {
  return (
    <Select
      label={label}
      options={people.map(({ userId, name }) => ({ value: userId, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
