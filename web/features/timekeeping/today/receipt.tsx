import { Check, HardHat, Undo2, Users } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import type { QueuedPress } from "@/lib/punch-queue/press.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Arrangement } from "../day/arrangement.ts"
import { Overlay, OverlayBody, OverlayDock } from "./overlay.tsx"
import { DeliveryWord } from "./press-list.tsx"
import { undoSeconds } from "./steps.ts"
import { useNow } from "./use-now.ts"

interface ReceiptProps {
  readonly press: QueuedPress
  readonly arrangement: Arrangement | undefined
  readonly onClose: () => void
  readonly onUndo: () => void
}
/** 受付: shown once the press is on the disk; says where it is, and can be taken back for a minute. */
export function Receipt({ press, arrangement, onClose, onUndo }: ReceiptProps) {
  const { t } = useTranslation("today")
  const format = useFormat()
  const title = useId()
  const shown = press.claimsEnd ?? press.pressedAt
  return (
    <Overlay titleId={title} onClose={onClose}>
      <OverlayBody className="flex flex-col items-center text-center">
        <span className="mt-2 grid size-24 shrink-0 place-items-center rounded-full bg-success-bg text-success big-text:hidden">
          <Check aria-hidden="true" className="size-14" strokeWidth={3} />
        </span>
        <h2 id={title} className="mt-4 text-[1.5rem] leading-9 font-bold">
          {t(`receipt.${press.kind}`)}
        </h2>
        <time className="text-clock leading-none font-bold big-text:text-[2.75rem]">{clockTime(shown)}</time>
        <p className="mt-1 text-base text-muted-foreground">{format.day(dayOfInstant(shown))}</p>
        <Facts press={press} />
        {press.kind === "in" && arrangement !== undefined && <Beginning arrangement={arrangement} />}
        {press.kind === "cancel" && <p className="mt-4 text-base">{t("receipt.cancelHint")}</p>}
        {press.kind === "claimEnd" && <p className="mt-4 text-base">{t("receipt.claimHint")}</p>}
      </OverlayBody>
      <OverlayDock>
        <Button size="dock" onClick={onClose}>
          {t("receipt.close")}
        </Button>
        {press.kind !== "cancel" && press.kind !== "claimEnd" && <Undo press={press} onUndo={onUndo} />}
      </OverlayDock>
    </Overlay>
  )
}
/** Sending waits for the position for a moment, so before the first sending it may still come. */
const usePositionWords = ({ position, attempts }: QueuedPress) => {
  const { t } = useTranslation("today")
  if (position !== undefined) return t("receipt.positionKept", { metres: position.accuracy })
  return t(attempts === 0 ? "receipt.positionAsked" : "receipt.positionNone")
}
function Facts({ press }: { readonly press: QueuedPress }) {
  const { t } = useTranslation("today")
  const position = usePositionWords(press)
  const isPlaced = press.kind === "in" || press.kind === "out"
  const site = press.isOffice === true ? t("receipt.office") : press.siteName
  return (
    <Card className="mt-5 w-full">
      <dl className="divide-y text-base [&>div]:flex [&>div]:min-h-13 [&>div]:items-center [&>div]:justify-between [&>div]:gap-3 [&>div]:px-4 [&>div]:py-2 [&_dd]:text-right [&_dt]:text-muted-foreground">
        {site !== undefined && (
          <div>
            <dt>{t("receipt.site")}</dt>
            <dd className="font-bold">{site}</dd>
          </div>
        )}
        {isPlaced && (
          <div>
            <dt>{t("receipt.position")}</dt>
            <dd>{position}</dd>
          </div>
        )}
        <div>
          <dt>{t("receipt.delivery")}</dt>
          <dd>
            <DeliveryWord delivery={press.delivery} />
          </dd>
        </div>
      </dl>
      {press.refusal !== undefined && (
        <p className="border-t px-4 py-2 text-left text-base text-danger">{press.refusal.sentence}</p>
      )}
    </Card>
  )
}
/** What to know before starting. */
function Beginning({ arrangement }: { readonly arrangement: Arrangement }) {
  const { t } = useTranslation("today")
  const { meetingTime, meetingPlace, leaderName, note } = arrangement
  const meeting = [meetingPlace, leaderName].filter((part) => part !== null && part !== "").join("・")
  const hasMeeting = meetingTime !== null || meeting !== ""
  if (!hasMeeting && (note === null || note === "")) return null
  return (
    <Card className="mt-3 w-full px-4 py-3 text-left text-base big-text:hidden">
      <h3 className="text-sm text-muted-foreground">{t("receipt.before")}</h3>
      {hasMeeting && (
        <p className="mt-1 flex gap-2">
          <Users aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
          <span>
            {meetingTime !== null && (
              <b className="tnum mr-2">
                {t("meet")} {meetingTime}
              </b>
            )}
            {meeting}
          </span>
        </p>
      )}
      {note !== null && note !== "" && (
        <p className="mt-1 flex gap-2">
          <HardHat aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
          <span className="whitespace-pre-wrap">{note}</span>
        </p>
      )}
    </Card>
  )
}
function Undo({ press, onUndo }: { readonly press: QueuedPress; readonly onUndo: () => void }) {
  const { t } = useTranslation("today")
  const now = useNow("second")
  const seconds = undoSeconds - Math.floor((now - Date.parse(press.pressedAt)) / 1000)
  if (press.delivery === "refused") return null
  if (seconds <= 0) return <p className="text-center text-base text-muted-foreground">{t("receipt.undoOver")}</p>
  return (
    <Button variant="outline" className="min-h-13 border-input text-base max-md:h-auto" onClick={onUndo}>
      <Undo2 />
      {t("receipt.undo", { seconds: Math.min(seconds, undoSeconds) })}
    </Button>
  )
}
