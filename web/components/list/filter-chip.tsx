import { ChevronDown, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from "@/components/ui/popover.tsx"
import { cn } from "@/lib/class-names.ts"

export interface FilterOption {
  readonly value: string
  readonly label: string
}
interface FilterChipProps {
  readonly name: string
  readonly options: ReadonlyArray<FilterOption>
  readonly chosen: ReadonlyArray<string>
  readonly onChange: (chosen: ReadonlyArray<string>) => void
}
const chip = "h-8 rounded-full max-md:h-12 max-md:big-text:h-auto"

/** One filter: pressing it offers its values to tick; what is ticked stands on it and can be taken off at once. */
export function FilterChip({ name, options, chosen, onChange }: FilterChipProps) {
  const { t } = useTranslation("list")
  const isOn = chosen.length > 0
  const words = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  const toggle = (value: string, isTicked: boolean) =>
    onChange(isTicked ? [...chosen, value] : chosen.filter((one) => one !== value))
  return (
    <span className="inline-flex">
      <Popover>
        <PopoverTrigger
          className={cn(
            buttonVariants({ variant: isOn ? "secondary" : "outline", size: "sm" }),
            chip,
            isOn && "rounded-r-none border-primary/40 border-r-0 pr-1",
          )}
        >
          <span className="max-w-56 truncate">{isOn ? `${name}：${words.join("・")}` : name}</span>
          {!isOn && <ChevronDown aria-hidden="true" />}
        </PopoverTrigger>
        <PopoverContent className="w-64">
          <PopoverTitle className="mb-1 text-xs text-muted-foreground">{name}</PopoverTitle>
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              checked={chosen.includes(value)}
              onCheckedChange={(isTicked) => toggle(value, isTicked)}
            >
              {label}
            </Checkbox>
          ))}
        </PopoverContent>
      </Popover>
      {isOn && (
        <button
          type="button"
          aria-label={t("filterClear", { name })}
          onClick={() => onChange([])}
          className={cn(
            buttonVariants({ variant: "secondary", size: "sm" }),
            chip,
            "rounded-l-none border-primary/40 border-l-0 px-2",
          )}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
