/** Calls that change more than one thing, or nothing that anybody asks for later; all others leave one entry. */
export const entriesOf: Readonly<Record<string, ReadonlyArray<string>>> = {
  // Account, membership and its partner, record.
  "people inviteStaff": ["membership.add", "person.register", "staff.register"],
  "people adminUpdateStaff": ["staff.edit"],
  // His address, and the question; one that stood open under another address is taken back.
  "people askStaff": ["invitation.ask", "invitation.withdraw", "staff.edit"],
  "people updateProfile": ["staff.edit", "staff.profile"],
  // What he is in the company, and his record, whose version counts both.
  "people changeRole": ["membership.change", "staff.access"],
  "people updateViewBlock": ["membership.change", "staff.access"],
  "people updateUser": ["staff.access"],
  // The record, and the question to its person.
  "people inviteCustomer": ["invitation.ask", "partner.register"],
  "imports makeImport": ["import.make", "partner.register"],
  "imports undoImport": ["import.undo", "site.remove"],
  "companies decideCompany": ["company.decide", "notice.send"],
  // The first look of a day, and its word to the company's first admin; the others of that day.
  "billing companyBills": ["notice.send", "platform.look"],
  "billing companyBillPaper": ["platform.look"],
  "companies platformCompany": ["platform.look"],
  "people askForInvite": ["invitation.askAgain", "notice.send"],
  "people declineInvite": ["invitation.refuse", "notice.send"],
  "people acceptInvite": ["invitation.refuse", "notice.send"],
  // His yes, the membership that is his from then on, and what he said of himself.
  "people staffRegister": ["invitation.accept", "membership.change", "notice.send", "staff.edit", "staff.edit"],
  // The move, and its word to the other side or to who decides; the question that stood open is answered.
  "papers status": ["notice.send", "paper.submit"],
  // The request, the notice that answers it, handed to the other side, and its word.
  "papers notice": ["notice.send", "paper.create", "paper.notice", "paper.submit"],
  "papers vendorConfirm": ["notice.answer", "notice.send", "paper.approve"],
  "papers paymentStatus": ["notice.send", "paper.pay"],
  "expenses ask": ["expense.ask", "notice.send"],
  "expenses withdraw": ["expense.withdraw", "notice.answer", "notice.answer", "notice.answer"],
  "expenses decide": ["expense.approve", ...Array.from({ length: 4 }, () => "notice.answer"), "notice.send"],
  "expenses pay": ["expense.pay", "notice.send"],
  // Nobody is missed in the planted company, so nobody is told.
  "timekeeping askStart": [],
  "papers answerByLink": ["notice.send", "paper.answer"],
  // What a vendor said, and the word of it to the other side.
  "scheduling approveSite": ["notice.send", "site.approve"],
  "scheduling changeProject": ["notice.mark", "notice.send", "task.update"],
  "scheduling confirmProposal": ["notice.send", "task.acceptProposal", "task.update"],
  "scheduling rejectProposal": ["notice.send", "task.rejectProposal"],
  // The end, the question for it that stood open, and the word of it to whose it is.
  "timekeeping tellEnd": ["notice.answer", "notice.send", "punch.correct"],
  "timekeeping remove": ["notice.send", "punch.correct"],
  "timekeeping updateTotalRestDuration": ["notice.send", "punch.correct"],
  // The order, and the job that carries it out.
  "payroll snapshot": ["job.start", "payMonth.close"],
  "kernel retry": ["job.retry", "job.start"],
  // The page that was open is closed before another way is tried; the charge, and the bill that it pays.
  // The receipt that it undoes, and the money, which waits in the list from then on.
  "billing takeBackPayment": ["billing.takeBack", "billing.unmatchedMoney"],
  "billing payByCard": ["billing.beginCard", "billing.cardPayment", "billing.paid"],
  // What is agreed on takes the place of what was owed; paid afterwards, its months begin at once.
  "billing approveContact": ["billing.withdraw", "plan.approveContact"],
  // The order, its bill and how that is paid; what was ordered before and not paid is taken back.
  "billing changePlan": ["billing.bill", "billing.changePlan", "billing.chooseTransfer"],
  "billing adminChangesPlan": ["billing.bill", "billing.changePlan", "billing.chooseTransfer", "billing.withdraw"],
  "billing updateSubscription": ["billing.bill", "billing.changePlan", "billing.chooseTransfer", "billing.withdraw"],
  "billing extendPlan": ["billing.bill", "billing.chooseTransfer", "billing.extendPlan", "billing.withdraw"],
  // Paid afterwards, so that it makes no bill.
  "billing buyMembers": ["billing.addMembers", "billing.withdraw"],
  // It asks how a try stands, and nothing has happened since.
  "billing checkCard": [],
  // A job that has ended stays as it is: nothing happened.
  "kernel cancel": [],
  // What comes of a picture is answered and kept nowhere.
  "files removeBackground": [],
  // A session that goes on is no new sign-in.
  "identity requestAccessToken": [],
}

/** Reads that take something out of the house: each taking leaves these. */
export const readsTold: Readonly<Record<string, ReadonlyArray<string>>> = {
  "papers archive": ["papers.archive"],
}
