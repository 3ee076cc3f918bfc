import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import type { ListColumn } from "@/lib/list/column.ts"
import type { Job } from "./job.ts"
import { JobActions } from "./job-actions.tsx"
import { JobOutcome, JobState, JobTarget } from "./job-facts.tsx"
import { useJobWords } from "./job-words.ts"

/** What the list of long jobs shows of each. */
export const useJobColumns = (): ReadonlyArray<ListColumn<Job>> => {
  const { t } = useTranslation("jobs")
  const wordsOf = useJobWords()
  return useMemo(
    () => [
      {
        key: "what",
        label: t("what"),
        value: (job) => [wordsOf(job).name, wordsOf(job).target].join(" "),
        cell: (job) => (
          <>
            <b className="font-medium">{wordsOf(job).name}</b> <JobTarget job={job} />
          </>
        ),
        width: 16,
        grows: true,
        isFixed: true,
      },
      { key: "number", label: t("number"), value: ({ id }) => id, width: 5, className: "tnum" },
      {
        key: "state",
        label: t("states"),
        value: ({ state }) => t(`state.${state}`),
        cell: (job) => <JobState job={job} />,
        width: 6,
      },
      { key: "queued", label: t("queuedAt"), kind: "instant", value: ({ queuedAt }) => queuedAt, width: 9.5 },
      { key: "ended", label: t("endedAt"), kind: "instant", value: ({ endedAt }) => endedAt, width: 9.5 },
      {
        key: "outcome",
        label: t("outcome"),
        value: ({ failure, progressOf, progressDone }) =>
          failure?.errorMessage ?? (progressOf === 0 ? null : t("doneOf", { done: progressDone, of: progressOf })),
        cell: (job) => <JobOutcome job={job} />,
        width: 16,
        grows: true,
        className: "whitespace-normal",
      },
      {
        key: "actions",
        label: t("actions"),
        value: () => null,
        cell: (job) => <JobActions job={job} />,
        width: 8,
        isTool: true,
        className: "text-right",
      },
    ],
    [t, wordsOf],
  )
}
