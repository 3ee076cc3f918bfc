import { Coffee, LogIn, LogOut, Play } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import type { QueuedPress } from "@/lib/punch-queue/press.ts"
import type { MyDay } from "../day/my-day.ts"
import { RestBar } from "./rest-bar.tsx"
import { shiftOf } from "./shift-looks.ts"
import type { Punching } from "./use-punching.ts"

interface DockProps {
  readonly day: MyDay
  readonly punching: Punching
  readonly presses: ReadonlyArray<QueuedPress>
}
const second =
  "min-h-16.5 w-full rounded-xl border-2 border-primary text-xl font-bold text-link whitespace-normal max-md:h-auto max-md:text-xl [&_svg:not([class*='size-'])]:size-6"

/** The thumb zone: two big buttons at most, and one line of text. */
export function Dock({ day, punching, presses }: DockProps) {
  const { bar } = punching
  return (
    <div className="sticky bottom-0 z-10 mt-auto flex flex-col gap-3 bg-background px-4 pt-3 pb-4 [&_button]:h-auto big-text:px-2 big-text:pt-1.5 big-text:pb-2">
      {bar !== undefined && (
        <RestBar
          key={bar.clientId}
          press={presses.find(({ clientId }) => clientId === bar.clientId) ?? bar}
          onUndo={punching.cancel}
        />
      )}
      <Buttons day={day} punching={punching} />
    </div>
  )
}
function Buttons({ day, punching }: Omit<DockProps, "presses">) {
  const { t } = useTranslation("today")
  const { duty, open, nextUp, forgotten } = day
  if (open !== undefined && duty === "resting") {
    return (
      <Button size="punch" onClick={() => punching.rest("restEnd")}>
        <Play />
        <span>
          {t("restEnd")}
          <span className="block text-sm font-normal">{t("backToWork")}</span>
        </span>
      </Button>
    )
  }
  if (open !== undefined) {
    return (
      <>
        <Button variant="outline" className={second} onClick={() => punching.rest("restStart")}>
          <Coffee />
          {t("restStart")}
        </Button>
        <Button size="punch" onClick={() => punching.checkOut(open)}>
          <LogOut />
          {t("out")}
        </Button>
      </>
    )
  }
  if (duty === "done") return <TextLink words={t("inAgain")} onPress={() => punching.chooseSite()} />
  if (nextUp === undefined) {
    return (
      <Button variant="outline" className={second} onClick={() => punching.chooseSite()}>
        <LogIn />
        {t("pickSite")}
      </Button>
    )
  }
  if (forgotten.length > 0) {
    return (
      <Button variant="outline" className={second} onClick={() => punching.checkIn(nextUp)}>
        <LogIn />
        {t("inFirst")}
      </Button>
    )
  }
  return (
    <>
      <Button size="punch" onClick={() => punching.checkIn(nextUp)}>
        <LogIn />
        {duty === "moving" ? <NextIn day={day} /> : t("in")}
      </Button>
      <span className="contents big-text:hidden">
        <OtherSite punching={punching} />
      </span>
    </>
  )
}
/** In large text it stands above the dock, which holds only the button of the day. */
export function OtherSiteBelow({ day: { duty, forgotten, nextUp, open }, punching }: Omit<DockProps, "presses">) {
  const isOffered = open === undefined && duty !== "done" && nextUp !== undefined && forgotten.length === 0
  return isOffered ? (
    <div className="hidden flex-col big-text:flex">
      <OtherSite punching={punching} />
    </div>
  ) : null
}
function OtherSite({ punching }: Pick<DockProps, "punching">) {
  const { t } = useTranslation("today")
  return <TextLink words={t("otherSite")} onPress={() => punching.chooseSite()} />
}
/** 午後の出勤をする, and at which site. */
function NextIn({ day: { nextUp } }: Pick<DockProps, "day">) {
  const { t } = useTranslation(["today", "labels"])
  const shift = nextUp?.shifts[0]
  return (
    <span className="min-w-0">
      {shift === undefined ? t("in") : t("inNext", { shift: t(`labels:${shiftOf(shift).key}`) })}
      <span className="block text-sm font-normal">{nextUp?.siteName}</span>
    </span>
  )
}
function TextLink({ words, onPress }: { readonly words: string; readonly onPress: () => void }) {
  return (
    <Button
      variant="quiet"
      className="min-h-[48px] text-base font-bold whitespace-normal max-md:h-auto"
      onClick={onPress}
    >
      {words}
    </Button>
  )
}
