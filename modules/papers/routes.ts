import { implement } from "#modules/kernel/http/serve.ts"
import { papersContract } from "./contract.ts"
import { vendorConfirm } from "./operations/answer-paper.ts"
import { archivePapers } from "./operations/archive-papers.ts"
import { paperPdf } from "./operations/draw-paper.ts"
import { workOfCustomer, workOfPayee } from "./operations/gather-work.ts"
import { countPapers, listPapers, nextPaperNo, openPaper } from "./operations/list-papers.ts"
import { makePapersTransfer } from "./operations/make-transfer.ts"
import { enterClaims, settleDifference } from "./operations/match-answers.ts"
import { sendNotice } from "./operations/match-notice.ts"
import { matchOfRequest } from "./operations/match-request.ts"
import { missingPapers } from "./operations/missing-papers.ts"
import { backRejectToDraft, updatePaperStatus, updatePaymentStatus } from "./operations/move-paper.ts"
import { answerByLink, paperByLink, pdfByLink } from "./operations/paper-link.ts"
import { previewPaper } from "./operations/preview-paper.ts"
import { searchParties } from "./operations/search-parties.ts"
import { sendPapers } from "./operations/send-papers.ts"
import { paperDetails, paperDetailsByNo } from "./operations/show-paper.ts"
import { showPapersTransfer } from "./operations/show-transfer.ts"
import { createPaper, updatePaper } from "./operations/write-paper.ts"

export const papersRoutes = implement(papersContract, {
  list: ({ body }) => listPapers(body),
  create: ({ body }) => createPaper(body),
  update: ({ params, body }) => updatePaper(params.id, body),
  details: ({ params }) => paperDetails(params.id),
  detailsByNo: ({ params }) => paperDetailsByNo(params.no),
  status: ({ params, body }) => updatePaperStatus(params.id, body),
  backToDraft: ({ params, body }) => backRejectToDraft(params.id, body),
  vendorConfirm: ({ params, body }) => vendorConfirm(params.id, body),
  paymentStatus: ({ params, body }) => updatePaymentStatus(params.id, body),
  paperNo: ({ query }) => nextPaperNo(query),
  ofCustomer: ({ params, body }) => workOfCustomer(params.id, body),
  ofPayee: ({ body }) => workOfPayee(body),
  preview: ({ body }) => previewPaper(body),
  parties: ({ body }) => searchParties(body),
  count: () => countPapers(),
  match: ({ params }) => matchOfRequest(params.id),
  claim: ({ params, body }) => enterClaims(params.id, body),
  settle: ({ params, body }) => settleDifference(params.id, body),
  notice: ({ params, body }) => sendNotice(params.id, body),
  open: ({ params }) => openPaper(params.id),
  transfer: ({ query }) => showPapersTransfer(query),
  makeTransfer: ({ body }) => makePapersTransfer(body),
  archive: ({ query }) => archivePapers(query),
  sendMail: ({ body }) => sendPapers(body),
  byLink: ({ body }) => paperByLink(body.token),
  pdfByLink: ({ body }) => pdfByLink(body.token),
  answerByLink: ({ body }) => answerByLink(body),
  pdf: ({ params }) => paperPdf(params.id),
  missing: ({ body }) => missingPapers(body),
})
