import { importsCalls } from "#modules/imports/calls.ts"
import type { importsContract } from "#modules/imports/contract.ts"
import { clientOf } from "@/lib/client.ts"

export const imports = clientOf<typeof importsContract>(importsCalls)
