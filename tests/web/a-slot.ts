/** A slot of a vendor as its page is sent it. */
import type { Slot } from "@/features/slots/slots-query.ts"

export const slot = (over: Partial<Slot> = {}): Slot => ({
  ...{ taskId: 7, version: 3, day: "2027-03-02", shift: 1, from: "08:00", to: "12:00" },
  ...{ constructionSiteId: 1, constructionSiteName: "立川", address: "", name: "", note: "" },
  ...{
    meetingTime: null,
    meetingPlace: null,
    leaderName: null,
    answerBy: "2027-03-01T09:00:00.000Z",
    maxWorker: 3,
    filled: 0,
    askedThen: null,
    price: null,
    priceThen: null,
    isOtherCertificates: false,
  },
  ...{ state: "waiting", reason: null, isOpen: true, isHeld: false, workers: [] },
  ...over,
})
