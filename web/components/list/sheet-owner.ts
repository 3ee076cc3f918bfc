import { createContext } from "react"

/** Whose lists stand on paper, and who printed them; told once by the frame. */
export const SheetOwner = createContext({ company: "", person: "" })
