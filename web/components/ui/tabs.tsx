import { Tabs as Base } from "@base-ui/react/tabs"
import { cn, type Styled } from "@/lib/class-names.ts"

export function Tabs({ className, ...props }: Styled<Base.Root.Props>) {
  return <Base.Root data-slot="tabs" {...props} className={cn("flex flex-col", className)} />
}
export function TabsList({ className, ...props }: Styled<Base.List.Props>) {
  return (
    <Base.List {...props} className={cn("flex h-10 shrink-0 gap-4 overflow-x-auto border-b max-md:h-13", className)} />
  )
}
export function TabsTrigger({ className, ...props }: Styled<Base.Tab.Props>) {
  return (
    <Base.Tab
      {...props}
      className={cn(
        "inline-flex items-center gap-1.5 border-b-2 border-transparent px-1 whitespace-nowrap text-muted-foreground hover:text-foreground data-active:border-primary data-active:font-semibold data-active:text-foreground max-md:px-3 max-md:text-base",
        className,
      )}
    />
  )
}
export function TabsContent({ className, ...props }: Styled<Base.Panel.Props>) {
  return <Base.Panel {...props} className={cn("min-h-0 flex-1 outline-none", className)} />
}
