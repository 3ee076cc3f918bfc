/** Parts of the form in files of their own, with their texts: asked for while the arrangement is, so that they stand with it. */
import { loadTexts } from "@/i18n/i18n.ts"

export const loadPendingWish = async () => {
  await loadTexts("customer")
  return await import("../wishes/pending-wish.tsx")
}
export const loadVendorList = async () => {
  await loadTexts("slots")
  return await import("./vendor-list.tsx")
}
/** What fails here is asked for once more where it is drawn. */
export const askForParts = () => void Promise.allSettled([loadPendingWish(), loadVendorList()])
