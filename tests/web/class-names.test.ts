import { expect, test } from "vitest"
import "@/lib/merge-classes.ts"
import { cn } from "@/lib/class-names.ts"

test.each([
  [["h-9 px-3", "h-11"], "px-3 h-11"],
  [["text-2xs", "text-danger"], "text-2xs text-danger"],
  [["text-sm text-foreground", "text-clock"], "text-foreground text-clock"],
  [["border border-input", "border-2 border-dashed border-warning"], "border-2 border-dashed border-warning"],
  [["max-md:h-11 h-9", "max-md:h-13"], "h-9 max-md:h-13"],
  [["p-4", "px-2"], "p-4 px-2"],
  [["px-2", "p-4"], "p-4"],
  [["flex flex-col", "grid"], "flex-col grid"],
  [["size-4", "h-6"], "size-4 h-6"],
  [["rounded-lg", "rounded-t-2xl"], "rounded-lg rounded-t-2xl"],
  [["hover:bg-muted bg-card", "bg-accent"], "hover:bg-muted bg-accent"],
  [["unknown-class", false, undefined, "tnum"], "unknown-class tnum"],
] as const)("of %j the last of two that conflict counts", (classes, joined) => {
  expect(cn(...classes)).toBe(joined)
})
