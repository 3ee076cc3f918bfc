/** Inputs about files that can succeed, for the guards. */
import { aSeal } from "./a-picture.ts"
import { fileOf } from "./planted-picture.ts"

/** What stands behind the question mark, where nothing generated is there. */
export const goodQueries: Readonly<Record<string, (id: number) => Readonly<Record<string, string>>>> = {
  "files common": (id) => ({ url: `/files/${fileOf(id)}/whole.png` }),
  // A stretch in which something was issued.
  "papers archive": () => ({ from: "2026-01-01", to: "2026-12-31" }),
  "expenses listFixedCosts": () => ({ month: "2026-12" }),
  // One that is paid, so that it has a receipt, too.
  "billing billPaper": () => ({ kind: "receipt" }),
  "billing companyBillPaper": (id) => ({ kind: "receipt", billId: String(id + 5) }),
}

export const filesInputs: Readonly<Record<string, () => ReadonlyArray<object>>> = {
  "files giveEarly": () => [{ files: [aSeal()], kind: ["stamp"] }],
  // A seal, red on white.
  "files removeBackground": () => [{ files: [aSeal()] }],
}
