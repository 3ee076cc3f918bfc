/** What a mail encloses → files. Each module makes its own; the composition root says which. */
import { Data, Effect } from "effect"
import { inCompany } from "#modules/kernel/database/scope.ts"
import type { DueMail } from "../repository/due-mail.ts"
import type { Judged } from "../rules/judge-failure.ts"
import type { Enclosure } from "../tables.ts"

export interface EnclosedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** It can't be made now; a final one never can. */
export class NotEnclosed extends Data.TaggedError("NotEnclosed")<{ readonly isFinal: boolean }> {}

/** Makes the file of a thing, in the scope of its company; the bytes are made after that scope has ended. */
export type Enclosers<R> = Readonly<
  Record<
    Enclosure["kind"],
    (companyId: number, id: number) => Effect.Effect<Effect.Effect<Uint8Array, NotEnclosed, R>, NotEnclosed, R>
  >
>

const judged = ({ isFinal }: NotEnclosed): Judged => ({ isFinal, why: "notEnclosed", said: "" })

/** The files of a mail. Fails with what is noted of the try. */
export const enclosedFiles = <R>({ companyId, enclosures }: DueMail, enclosers: Enclosers<R>) =>
  Effect.forEach(enclosures, ({ id, kind, name }) => {
    if (companyId === null) return Effect.fail(new NotEnclosed({ isFinal: true }))
    const made = Effect.flatten(inCompany(companyId)(enclosers[kind](companyId, id)))
    return Effect.map(made, (bytes): EnclosedFile => ({ name, bytes }))
  }).pipe(Effect.mapError(judged))
