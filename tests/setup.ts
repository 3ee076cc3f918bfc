import { afterAll } from "vitest"
import { endFile } from "./kernel/leftovers.ts"

afterAll(endFile)
