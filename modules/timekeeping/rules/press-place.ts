/** Whether the place that a press names can be meant: one place of three, and at a check-out the one of the check-in. */
import type { FieldError } from "#modules/kernel/errors.ts"
import { places } from "../codes.ts"
import type { PressBody } from "../contract/bodies.ts"
import type { PunchRow } from "../repository/punches.ts"

type Named = Pick<typeof PressBody.Type, "taskId" | "constructionSiteId" | "isOffice">

/** An arrangement may be sent with its own site; `arrangedSiteId` is that site, where the press names an arrangement that exists. */
export const wrongStart = (
  { constructionSiteId, isOffice, taskId }: Named,
  arrangedSiteId: number | undefined,
): FieldError | undefined => {
  const isElsewhere = taskId !== undefined || constructionSiteId !== undefined
  if (isElsewhere && isOffice === 1) return { field: "isOffice", message: "onePlaceOnly" }
  if (taskId === undefined || constructionSiteId === undefined || arrangedSiteId === undefined) return undefined
  return constructionSiteId === arrangedSiteId ? undefined : { field: "constructionSiteId", message: "onePlaceOnly" }
}

/** A check-out ends what is open, so that another place in it would be ignored. */
export const wrongEnd = (
  { constructionSiteId, isOffice, taskId }: Named,
  open: Pick<PunchRow, "taskId" | "siteId" | "place">,
): FieldError | undefined => {
  const field =
    taskId !== undefined && taskId !== open.taskId
      ? "taskId"
      : constructionSiteId !== undefined && constructionSiteId !== open.siteId
        ? "constructionSiteId"
        : isOffice === 1 && open.place !== places.office
          ? "isOffice"
          : undefined
  return field === undefined ? undefined : { field, message: "placeOfAnotherPunch" }
}
