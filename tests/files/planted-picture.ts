/** A picture of a company's admin, and one that nothing refers to yet, for the guards: their ids follow from the record's. */
import { Effect } from "effect"
import { FileStore } from "#modules/files/index.ts"
import { insertFiles } from "#modules/files/repository/files.ts"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { saveFile } from "#modules/people/operations/staff-files.ts"
import type { TestCompany } from "../kernel/companies.ts"
import { png } from "./a-picture.ts"

const idOf = (first: string, id: number) => `${first}-9d3c-4a8e-9c1b-${String(id).padStart(12, "0")}`
/** The picture of the record with this id. */
export const fileOf = (id: number) => idOf("a11ce000", id)
/** One that its admin may take for a record. */
export const givenFileOf = (id: number) => idOf("b0b00000", id)

const content = png(8, 8, () => [90, 120, 150])

export const plantedPicture = Effect.fn("Tests.plantedPicture")(function* (company: TestCompany) {
  const store = yield* FileStore
  const staffId = company.staffOf("admin")
  const ids = [fileOf(staffId), givenFileOf(staffId)]
  for (const id of ids) {
    yield* store.put(`${id}/whole.png`, content, "image/png")
    for (const side of [160, 960]) yield* store.put(`${id}/${side}.webp`, content, "image/webp")
  }
  const about = { kind: "png", bytes: content.length, sha256: "0".repeat(64), width: 8, height: 8 } as const
  const giver = { uploadedBy: company.personOf("admin"), uploadedAt: instantOfMillis(Date.now()) }
  yield* insertFiles(ids.map((id) => ({ companyId: company.id, id, name: `${company.name}.png`, ...about, ...giver })))
  yield* saveFile("avatar", staffId, fileOf(staffId))
})
