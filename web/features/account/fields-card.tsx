import { useId } from "react"
import { Card } from "@/components/ui/card.tsx"

interface FieldsCardProps {
  readonly title: string
  readonly detail?: string
  readonly children: React.ReactNode
}
/** Fields of a kind under their title, two beside each other at the desk. */
export function FieldsCard({ title, detail, children }: FieldsCardProps) {
  const id = useId()
  return (
    <Card className="p-4">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-base font-bold">
          {title}
        </h2>
        {detail !== undefined && <p className="text-xs text-muted-foreground max-md:text-sm">{detail}</p>}
        <div className="mt-3 grid items-start gap-4 md:grid-cols-2">{children}</div>
      </section>
    </Card>
  )
}
