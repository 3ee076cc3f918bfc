/** Inputs that succeed for the registration of a company and the platform's word on it. */
import { fullRegistration } from "../companies/registering.ts"

/** The company that the admin registered besides, and that was rejected. */
export const registeredOf = (id: number) => id + 1

const seenVersions = [2, 3, 4, 5, 6, 7, 8, 9]

export const registrationInputs: Readonly<Record<string, (id: number) => ReadonlyArray<object>>> = {
  // Everything that goes together: shifts and their times, closing and pay day, the plan.
  "companies createCompany": () => [fullRegistration("見本設備"), fullRegistration("見本電設")],
  // The rejected one of the admin, said anew again and again; then the platform's word on it.
  "companies reapply": () => seenVersions.map((seen) => ({ ...fullRegistration(`見本 登録${seen}`), version: seen })),
  "companies decideCompany": (id) =>
    seenVersions.flatMap((seen) => [
      { companyId: registeredOf(id), status: 1, version: seen },
      { companyId: registeredOf(id), status: 0, reason: "見本", version: seen },
    ]),
}
