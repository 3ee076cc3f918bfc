import { useTranslation } from "react-i18next"
import { Steps } from "@/components/ui/steps.tsx"
import { type Step, steps } from "./use-import.ts"

/** ファイル―列を合わせる―確認―保存 */
export function ImportSteps({ step }: { readonly step: Step }) {
  const { t } = useTranslation("imports")
  const words = steps.map((one) => t(`step.${one}`))
  return <Steps label={t("steps")} words={words} here={steps.indexOf(step)} doneWord={t("stepDone")} />
}
