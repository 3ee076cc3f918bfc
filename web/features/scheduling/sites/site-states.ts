/** The states of a site that are offered and shown. */
import { projectWorkStatuses } from "#modules/kernel/codes/project.ts"

/** NOT_WORKING is shown as 着工前 and not offered (D78). */
export const offeredStates = ["comingToWork", "working", "pause", "completed"] as const
export type OfferedState = (typeof offeredStates)[number]
/** As it is stored. */
export type StoredState = (typeof projectWorkStatuses)[OfferedState]
const isOffered = (word: string): word is OfferedState => offeredStates.some((state) => state === word)

/** The word of a stored state; 0 reads as 着工前. */
export const stateWord = (state: number): OfferedState =>
  offeredStates.find((word) => projectWorkStatuses[word] === state) ?? "comingToWork"

export const statesOf = (text: string | undefined): ReadonlyArray<OfferedState> =>
  (text ?? "").split(",").filter(isOffered)

/** Chosen states on the wire; 着工前 finds those that were never started too. */
export const wireStates = (states: ReadonlyArray<OfferedState>) =>
  states.flatMap((word) =>
    word === "comingToWork"
      ? [projectWorkStatuses.notWorking, projectWorkStatuses.comingToWork]
      : [projectWorkStatuses[word]],
  )
