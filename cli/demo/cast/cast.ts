/** Everybody who works for 清水設備, about thirty: taken on in this order. */
import { hands } from "./hands.ts"
import { management } from "./management.ts"
import { others } from "./others.ts"
import type { CastMember } from "./person.ts"

export const cast: ReadonlyArray<CastMember> = [...management, ...hands, ...others]
export type { CastMember } from "./person.ts"
