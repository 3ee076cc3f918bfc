/** Imported for its effect: from here on `cn` lets the last of two conflicting classes count. */
import { createTailwindMerge } from "tailwind-merge"
import { classConflicts } from "./class-conflicts.ts"
import { mergeWith } from "./class-names.ts"

mergeWith(createTailwindMerge(classConflicts))
