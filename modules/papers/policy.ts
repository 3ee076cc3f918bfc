/** Who makes, receives, approves and answers a paper (D24, D102). */
import { type Actor, isAdminSide, isManagement } from "#modules/kernel/actor.ts"
import { definePolicy, type Verdict } from "#modules/kernel/policy.ts"
import { shows } from "#modules/kernel/visible.ts"
import type { PaperSubject } from "./model.ts"
import { isOfPartner, seenFacts, sideOf, visiblePapers } from "./policy/visible-papers.ts"
import { paperKinds } from "./rules/kinds.ts"

/** 書類 in the menu (0§6): the management, customers, vendors and freelancers. */
export const hasPapers = (actor: Actor) =>
  isManagement(actor) ||
  actor.role === "otherWorker" ||
  (actor.partnerId !== null && isOfPartner(actor, actor.partnerId))

/** A customer's person, or a vendor's whose company also orders. */
const orders = (actor: Actor) => actor.role === "customer" || (actor.role === "vendor" && actor.isCustomer)

/** Whether he makes papers of this kind on his side of it. */
const makes = (actor: Actor, paper: PaperSubject): Verdict => {
  const side = sideOf(actor, paper)
  const opposite = side === undefined ? undefined : paperKinds[paper.type].makers[side]
  if (side === undefined || opposite === undefined) return "not made by his side"
  if (side === "us") return !actor.hidesRevenue || opposite !== "customer" || "his membership hides revenue"
  return opposite === "customer" ? orders(actor) || "orders nothing" : actor.role !== "customer" || "is not paid by us"
}
/** Of the side that made it. */
const isMakers = (actor: Actor, paper: PaperSubject): Verdict =>
  sideOf(actor, paper) === paper.madeSide ? makes(actor, paper) : "the other side's"

/** D102: requests are decided on by the admin side or finance, our own papers by an admin or finance. */
const decides = (actor: Actor, paper: PaperSubject): Verdict => {
  if (paperKinds[paper.type].agreed === "otherSide") return "agreed by the other side"
  if (paper.status !== "pending") return "not waiting"
  if (sideOf(actor, paper) !== "us") return "not of the company"
  const isEntitled =
    actor.role === "financeManager" || (paper.madeSide === "us" ? actor.role === "admin" : isAdminSide(actor))
  if (!isEntitled) return "not entitled"
  const isOwn = actor.personId === paper.madeBy || actor.personId === paper.writtenBy
  return !isOwn || !paper.hasOtherDecider || "his own"
}

/** Whether a paper asks for the word of the other side: an acceptance that waits, and what was issued and not answered. */
export const asksAnswer = (paper: PaperSubject): Verdict => {
  const { agreed, isAnswered } = paperKinds[paper.type]
  if (agreed === "otherSide") return paper.status === "pending" || "not waiting"
  return (isAnswered && paper.status === "active" && !paper.isReplaced && paper.answer === null) || "asks for no answer"
}
/** The word of the other side: it makes an acceptance valid, and says yes or no to what the company issued. */
const confirms = (actor: Actor, paper: PaperSubject): Verdict => {
  const side = sideOf(actor, paper)
  if (side === undefined || side === paper.madeSide) return "not the other side"
  return asksAnswer(paper)
}
/** What the other side may have in its hands: what is in force, and what waits for its word. */
export const isOut = (paper: PaperSubject) =>
  (paper.status === "active" && !paper.isReplaced) ||
  (paper.status === "pending" && paper.madeSide === "us" && paperKinds[paper.type].agreed === "otherSide")

const whileIn =
  (statuses: ReadonlyArray<PaperSubject["status"]>, rule: (actor: Actor, paper: PaperSubject) => Verdict) =>
  (actor: Actor, paper: PaperSubject): Verdict =>
    statuses.includes(paper.status) ? rule(actor, paper) : "not in that state"
const inForce =
  (rule: (actor: Actor, paper: PaperSubject) => Verdict) =>
  (actor: Actor, paper: PaperSubject): Verdict =>
    paper.status === "active" && !paper.isReplaced ? rule(actor, paper) : "not in force"

export const paperPolicy = definePolicy<PaperSubject>()({
  entity: "paper",
  actions: {
    read: (actor, paper) => shows(visiblePapers(actor), seenFacts(paper)) || "not one that he sees",
    create: makes,
    edit: whileIn(["draft"], isMakers),
    submit: whileIn(["draft"], isMakers),
    /** D24: by its creator, while nobody has decided. */
    takeBack: whileIn(["pending"], (actor, paper) => {
      if (paper.isNoticed === true) return "paid by its notice"
      return actor.personId === paper.madeBy || "another handed it in"
    }),
    approve: (actor, paper) => (paper.isNoticed === true ? "paid by its notice" : decides(actor, paper)),
    reject: decides,
    confirm: confirms,
    backToDraft: whileIn(["rejected"], (actor, paper) =>
      paper.isNoticed === true ? "paid by its notice" : isMakers(actor, paper),
    ),
    remove: whileIn(["draft", "rejected"], isMakers),
    /** A correction is a new edition of the same number. */
    correct: inForce(isMakers),
    pay: inForce((actor, { partnerId, partyPersonId, type }) => {
      if (!paperKinds[type].isPaid) return "is not paid"
      return sideOf(actor, { partnerId, partyPersonId }) === "us" || "not of the company"
    }),
    /** 請求照合 of a request that was handed in: we, and whoever asks. */
    match: whileIn(["pending", "active", "rejected"], (actor, paper) => {
      if (paper.type !== "requestLabor") return "asks for no work"
      return shows(visiblePapers(actor), seenFacts(paper)) || "not one that he sees"
    }),
    /** Whoever may approve the request says what of it is right, and pays that by a notice. */
    settle: (actor, paper) => (paper.type === "requestLabor" ? decides(actor, paper) : "asks for no work"),
    send: (actor, paper) => {
      if (!isOut(paper)) return "not handed out"
      return sideOf(actor, paper) === "us" || "not of the company"
    },
  },
  fields: {},
})

const transfers = ({ role }: Actor) => role === "admin" || role === "financeManager"

/** The list itself, and what is asked before a paper is written. */
export const paperListPolicy = definePolicy<undefined>()({
  entity: "papers",
  actions: {
    list: (actor) => hasPapers(actor) || "has no papers",
    /** Of customers, vendors and their work, as the one who makes papers for the company. */
    gather: (actor) => {
      if (!isManagement(actor)) return "not management"
      // What customers are billed is revenue, before it stands on a paper too (D15).
      return !actor.hidesRevenue || "his membership hides revenue"
    },
    /** 帳簿保存: whoever keeps the company's papers. */
    archive: (actor) => isManagement(actor) || "not management",
    /** 総合振込: accounts of everybody whom papers pay; as the transfer of wages. */
    seeTransfer: (actor) => transfers(actor) || "does not pay",
    transfer: (actor) => transfers(actor) || "does not pay",
  },
  fields: {},
  staysOpen: ["list", "gather", "archive", "seeTransfer"],
})

/** 現場の書類: whoever makes the customers' invoices of a site; neither customers nor vendors (PAPER-12). */
export const billsCustomers = (actor: Actor) => paperListPolicy.actions.gather(actor, undefined) === true
