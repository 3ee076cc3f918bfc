import { Link } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { QrCode } from "@/components/ui/qr-code.tsx"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { companies, data } from "@/lib/client.ts"
import { toast } from "@/lib/toast.ts"
import { useWrite } from "@/lib/use-write.ts"

interface Made {
  readonly url: string
  readonly seconds: number
}
/** 電話でログイン (AUTH-22): a code of a minute, shown only when it is asked for, and gone when its minute is over. */
export default function MobileLinkDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(["mobile", "profile", "common"])
  const workspace = useWorkspace()
  const [made, setMade] = useState<Made | "over">()
  const make = useWrite({
    write: (companyId: number, extraHeaders) => data(companies.mobileLink({ body: { companyId }, extraHeaders })),
    onDone: ({ code, seconds }) => setMade({ url: `${location.origin}/mobile-link#${code}`, seconds }),
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader title={t("title")} description={t("detail", { company: workspace.company.name })} />
        <DialogBody className="flex flex-col items-center gap-3 text-center">
          {made === undefined || made === "over" ? (
            <>
              <p className="text-base" role="status">
                {t(made ?? "how")}
              </p>
              <Button busy={make.isPending} onClick={() => make.mutate(workspace.company.id)}>
                {t(made === undefined ? "show" : "again")}
              </Button>
            </>
          ) : (
            <Shown {...made} onOver={() => setMade("over")} />
          )}
          <p className="text-sm text-muted-foreground">{t("nobodyElse")}</p>
        </DialogBody>
        <DialogFooter>
          {isOpen(workspace, "/sign-ins") && (
            <Link to="/sign-ins" className={buttonVariants({ variant: "quiet" })} onClick={onClose}>
              {t("profile:signIns")}
            </Link>
          )}
          <Button variant="outline" onClick={onClose}>
            {t("common:close")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
/** Counts by this device's own clock from when the code came, so that a wrong clock takes nothing away. */
function Shown({ url, seconds, onOver }: Made & { readonly onOver: () => void }) {
  const { t } = useTranslation("mobile")
  const [left, setLeft] = useState(seconds)
  const tick = useEffectEvent((began: number) => {
    const next = seconds - Math.floor((performance.now() - began) / 1000)
    if (next > 0) setLeft(next)
    else onOver()
  })
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => tick(began), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <QrCode text={url} label={t("code")} />
      <p className="tnum text-base" aria-hidden="true">
        {t("left", { count: left })}
      </p>
      <p role="status" className="sr-only">
        {t("shown")}
      </p>
      {navigator.clipboard !== undefined && (
        <Button
          variant="outline"
          onClick={async () => {
            await navigator.clipboard.writeText(url)
            toast.success(t("copied"))
          }}
        >
          {t("copy")}
        </Button>
      )}
    </>
  )
}
