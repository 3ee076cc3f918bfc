import { expenseCategories } from "#modules/expenses/codes.ts"
import { Labelled } from "@/components/form/labelled.tsx"
import { cn } from "@/lib/class-names.ts"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { categories, categoryIcon, useExpenseWords } from "./expense-words.tsx"

/** 何に使いましたか: six tiles, large enough for gloves. */
export function CategoryTiles(props: BoundField<string>) {
  const { label, onChange, value } = props
  const { categoryOf } = useExpenseWords()
  return (
    <Labelled of={props} group required>
      <div role="radiogroup" aria-label={label} className="grid grid-cols-3 gap-2">
        {categories.map((word) => {
          const category = expenseCategories[word]
          const Icon = categoryIcon(category)
          const isChosen = value === String(category)
          return (
            <label
              key={word}
              className={cn(
                "flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border border-strong bg-card px-1 text-center text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
                isChosen && "border-transparent bg-primary text-primary-foreground",
              )}
            >
              <input
                type="radio"
                name="category"
                value={category}
                checked={isChosen}
                className="sr-only"
                onChange={() => onChange(String(category))}
              />
              <Icon aria-hidden="true" className="size-5" />
              {categoryOf(category)}
            </label>
          )
        })}
      </div>
    </Labelled>
  )
}
