/** /nest/common/remove-background as the cropper of a stamp asks it. */
import sharp from "sharp"
import { expect, test } from "vitest"
import { aPicture, png, seal } from "./a-picture.ts"
import { fileOf, filesProduct, pdf } from "./files-product.ts"

const { company, running, stored, tokens } = filesProduct()

const cleared = async (...files: ReadonlyArray<File>) => {
  const body = new FormData()
  for (const file of files) body.append("files", file)
  const headers = { authorization: `Bearer ${tokens.get("worker")}`, companyid: String(company()) }
  return fetch(`${running().url}/api/nest/common/remove-background`, { method: "POST", body, headers })
}

test("WIZ-19 UI-03 a photographed seal comes back as a PNG of its ink alone, and nothing is kept", async () => {
  const side = 200
  const answer = await cleared(fileOf(seal(side), "印影.png"))
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"])
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.channels]).toEqual([side, 4])
  const alphaAt = (x: number, y: number) => data[(y * side + x) * 4 + 3]
  // The ring in the light and in the shadow; the paper in both; the writing below.
  expect([alphaAt(180, 100), alphaAt(20, 100)]).toEqual([255, 255])
  expect([alphaAt(100, 100), alphaAt(30, 30), alphaAt(100, 195)]).toEqual([0, 0, 0])
  expect(stored()).toBe(0)
})

test("WIZ-19 what is no seal is refused by name: no red, no picture, two pictures", async () => {
  const said = async (...files: ReadonlyArray<File>) => {
    const { errorCode, fields } = await (await cleared(...files)).json()
    return [errorCode, fields?.[0].field, fields?.[0].message]
  }
  expect(
    await said(
      fileOf(
        png(50, 50, () => [200, 200, 205]),
        "a.png",
      ),
    ),
  ).toEqual([
    "Invalid_Input",
    "files.0",
    "朱色の印影が見つかりません。明るいところで白い紙に押した印を撮ってください。",
  ])
  expect((await said(fileOf(pdf(), "a.pdf"))).slice(0, 2)).toEqual(["File_Type_Invalid", "files.0"])
  expect((await said(aPicture(), aPicture())).slice(0, 2)).toEqual(["Invalid_Input", "files.1"])
})
