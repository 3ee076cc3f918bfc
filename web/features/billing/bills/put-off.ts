/** 後でリマインド: said again at the next sign-in, or when a company is chosen anew. */
import { session } from "@/lib/session.ts"

const place = "tehai.alertPutOff"
const mark = (kind: string) => `${session.signIn()?.id} ${kind}`

export const putOff = {
  isSo: (kind: string) => localStorage.getItem(place) === mark(kind),
  begin: (kind: string) => localStorage.setItem(place, mark(kind)),
}
