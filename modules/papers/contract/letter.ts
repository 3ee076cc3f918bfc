/** Papers that go to the other side by mail, and what the link in such a mail opens. */
import { Schema } from "effect"
import { flags, taxRoundings, wireValues } from "#modules/kernel/codes.ts"
import { Email } from "#modules/kernel/fields/contact.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { Id, oneOf, Version } from "#modules/kernel/fields/row.ts"
import { atLeastRows, atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { CommonText, CommonTextOrNothing, Memo, PersonName } from "#modules/kernel/fields/text.ts"
import { paperTypes, partyAnswers } from "../codes.ts"
import { refusalSaysWhy } from "./paper-input.ts"
import { Party, Seal } from "./party.ts"

const Receiver = Schema.Struct({
  email: Email,
  name: Schema.optionalKey(CommonTextOrNothing),
  /** The person of the other side who reads it, where he has an account. */
  id: Schema.optionalKey(Schema.NullOr(Id)),
  /** The address of the PDF that he gets, of one of the papers; each of them where it is left out. */
  fileUrl: Schema.optionalKey(CommonText),
})
type Receiver = typeof Receiver.Type

/** Each receiver gets a mail of his own for each paper, with its PDF and his link. */
export const SendPapers = Schema.Struct({
  paperIds: Schema.Array(Id).check(
    atLeastRows(1),
    atMostRows(50),
    rowsDiffer((id: number) => id),
  ),
  replyToEmail: Schema.optionalKey(Schema.NullOr(Email)),
  subject: CommonText,
  /** The message, as text: what looks like markup in it is shown as it was written. */
  html: Schema.optionalKey(Memo),
  receivers: Schema.Array(Receiver).check(
    atLeastRows(1),
    atMostRows(20),
    rowsDiffer(({ email, fileUrl = "" }: Receiver) => `${email.toLowerCase()} ${fileUrl}`, "email"),
  ),
})
export type SendPapers = typeof SendPapers.Type
export const PapersSent = Schema.Struct({ sent: Schema.Int })

/** 256 bits, as they stand behind the # of the link. */
const Token = Schema.String.check(Schema.isPattern(/^[\w-]{43}$/, { message: messageKey("invalid") }))
export const OfLink = Schema.Struct({ token: Token })
export const AnswerByLink = Schema.Struct({
  token: Token,
  /** Of the paper that was read: who confirms, confirms what he saw. */
  version: Version,
  isConfirm: oneOf(wireValues(flags)),
  /** Who says so; it is kept with the moment. */
  name: PersonName,
  reason: Schema.optionalKey(CommonText),
}).check(refusalSaysWhy("isConfirm", flags.off))
export type AnswerByLink = typeof AnswerByLink.Type

const text = Schema.NullOr(Schema.String)
const PrintedLine = Schema.Struct({
  label: Schema.String,
  note: Schema.String,
  quantity: Schema.Finite,
  unit: Schema.String,
  unitPrice: Schema.Int,
  rate: Schema.Int,
  amount: Schema.Int,
})
const isType = (word: string): word is keyof typeof paperTypes => word in paperTypes
/** What the paper prints, and nothing else of it: the page draws it by the template of the file. */
const Printed = Schema.Struct({
  type: Schema.Literals(Object.keys(paperTypes).filter(isType)),
  no: Schema.String,
  edition: Schema.Int,
  state: Schema.Literals(["issued", "draft", "waiting", "refused", "replaced"]),
  issuedOn: Schema.String,
  dueOn: text,
  seal: Seal,
  seller: Party,
  buyer: Party,
  registrationNumber: text,
  title: Schema.String,
  place: Schema.String,
  period: Schema.Struct({ from: text, to: text }),
  isTaxIncluded: Schema.Boolean,
  rounding: Schema.Literals(taxRoundings),
  lines: Schema.Array(PrintedLine),
  charge: Schema.Struct({
    fixed: Schema.Int,
    percent: Schema.NullOr(Schema.Finite),
    percentYen: Schema.Int,
  }),
  discount: Schema.Int,
  rates: Schema.Array(Schema.Struct({ rate: Schema.Int, subTotal: Schema.Int, tax: Schema.Int })),
  subTotal: Schema.Int,
  tax: Schema.Int,
  total: Schema.Int,
  payTo: Schema.String,
  content: Schema.String,
  deductible: Schema.Array(Schema.Struct({ from: Schema.String, percent: Schema.Int })),
})
export const LinkedPaper = Schema.Struct({
  companyName: Schema.String,
  version: Schema.Int,
  /** To whom the mail went, to be written as the name of whoever answers. */
  toName: text,
  endsAt: Schema.String,
  print: Printed,
  /** Whether the reader is asked for a yes or no. */
  isAsked: Schema.Boolean,
  answer: Schema.NullOr(Schema.Literals(partyAnswers)),
  answeredName: text,
  answeredAt: text,
  answerReason: text,
})

/** Whom a paper can be sent to: the address of the other side's card, and its people who have accounts. */
export const ReceiverChoice = Schema.Struct({
  id: Schema.NullOr(Schema.Int),
  name: Schema.String,
  email: Schema.String,
})
/** To whom it was sent. */
export const Sending = Schema.Struct({
  email: Schema.String,
  name: text,
  sentAt: Schema.String,
  endsAt: Schema.String,
})
