import { useTranslation } from "react-i18next"
import { Steps } from "@/components/ui/steps.tsx"
import { type Stage, stages } from "./stage.ts"

/** 確認―プレビュー―締め―支払 */
export function Stepper({ stage }: { readonly stage: Stage }) {
  const { t } = useTranslation("close")
  const words = stages.map((one) => t(`step.${one}`))
  return <Steps label={t("stepper")} words={words} here={stages.indexOf(stage)} doneWord={t("stepDone")} />
}
