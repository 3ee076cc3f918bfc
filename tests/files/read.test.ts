/** Who gets a file out again: its giver, then whoever sees a row that refers to it. */
import { expect, test } from "vitest"
import { aPicture } from "./a-picture.ts"
import { fileOf, filesProduct, pdf } from "./files-product.ts"

const { asking, common, opened, running, staffOf, upload } = filesProduct()

test("a file of no row yet is its giver's alone, by the old route too", async () => {
  const told = await upload([aPicture()])
  const { url } = told.body.data.files[0]
  expect((await common("admin", url)).status).toBe(200)
  expect((await common("admin", `${told.body.data.domain}${url}`)).status).toBe(200)
  for (const who of ["worker", "manager", "stranger"])
    expect([who, (await common(who, url)).status]).toEqual([who, 404])
})

test("a signed address opens nothing when a sign of it is changed, and nothing after its time", async () => {
  const told = await upload([aPicture()])
  const url: string = told.body.data.files[0].url
  expect((await opened(url)).status).toBe(200)
  const until = Number(/until=(\d+)/.exec(url)?.[1])
  expect(until - Date.now() / 1000).toBeLessThanOrEqual(1800)
  for (const changed of [
    url.replace(`until=${until}`, `until=${until + 900}`),
    url.replace("/whole.png", "/160.webp"),
    url.replace(/name=[^&]*/, "name=a.html"),
    url.replace(/sign=.{4}/, "sign=AAAA"),
    url.replace(/&sign=.*/, ""),
    url.split("?")[0] ?? "",
  ])
    expect([changed, (await opened(changed)).status]).toEqual([changed, 404])
})

test("a picture of a person is seen by whoever sees his record, and no longer when it is taken away", async () => {
  const worker = staffOf("worker")
  const { files } = (await upload([aPicture()])).body.data
  const version = async () => (await asking("admin", `/staff/detail-staff/${worker}`)).body.data.version
  const save = async (avatar: string | null) =>
    asking("admin", `/staff/admin-update-staff/${worker}`, {
      method: "PUT",
      body: { version: await version(), avatar },
    })
  const saved = await save(files[0].id)
  expect(saved.status, saved.text).toBe(200)
  expect(saved.body.data.avatar).toMatch(/^\/files\/.+\/160\.webp\?/)
  expect((await opened(saved.body.data.avatar)).headers.get("content-type")).toBe("image/webp")
  const list = await asking("manager", "/staff/list-staff", { body: {} })
  expect(list.body.data.find((one: { id: number }) => one.id === worker).avatar).toMatch(/160\.webp/)
  const shown = saved.body.data.avatar.split("?")[0]
  for (const who of ["worker", "manager"]) expect([who, (await common(who, shown)).status]).toEqual([who, 200])
  for (const who of ["stranger", "partTimeWorker", "vendor", "customer"])
    expect([who, (await common(who, shown)).status]).toEqual([who, 404])
  expect((await save(null)).body.data.avatar).toBe(null)
  const entries = await running().owner`select before, after from kernel.audit_entry
    where action = 'staff.avatar' and subject = ${`staff:${worker}`} order by id`
  expect(entries).toMatchObject([
    { before: null, after: files[0].id },
    { before: files[0].id, after: "none" },
  ])
  for (const who of ["worker", "manager"]) expect([who, (await common(who, shown)).status]).toEqual([who, 404])
})

test("STAFF-04 STAFF-18 one contract and one stamp go with a record, seen and changed by whoever may see and enter his pay", async () => {
  const worker = staffOf("worker")
  const detail = async (who: "admin" | "manager" | "worker") =>
    (await asking(who, `/staff/detail-staff/${worker}`)).body.data
  const save = async (who: "admin" | "worker", body: object) =>
    asking(who, `/staff/admin-update-staff/${worker}`, {
      method: "PUT",
      body: { version: (await detail("admin")).version, ...body },
    })
  const [paper, picture] = [await upload([fileOf(pdf(), "雇用契約書.pdf")]), await upload([aPicture()])]
  const [contract, stamp] = [paper.body.data.files[0].id, picture.body.data.files[0].id]
  const saved = await save("admin", { contract, stamp })
  expect(saved.status, saved.text).toBe(200)
  expect(saved.body.data.contract).toMatchObject({ id: contract, name: "雇用契約書.pdf" })
  expect(saved.body.data.stamp).toMatch(/160\.webp\?/)
  expect((await opened(saved.body.data.contract.url)).headers.get("content-type")).toBe("application/pdf")
  // He reads his own, and doesn't change it; of an admin a manager reads none.
  expect((await detail("worker")).contract.name).toBe("雇用契約書.pdf")
  expect((await save("worker", { contract: null })).status).toBe(403)
  const admins = (await asking("manager", `/staff/detail-staff/${staffOf("admin")}`)).body.data
  expect([admins.contract, admins.stamp]).toEqual([undefined, undefined])
  // A stamp is a picture, and each is one file.
  const wrong = await save("admin", { stamp: contract })
  expect([wrong.body.errorCode, wrong.body.fields[0].field]).toEqual(["File_Type_Invalid", "stamp"])
  expect((await save("admin", { contract: null, stamp: null })).body.data).toMatchObject({
    contract: null,
    stamp: null,
  })
  expect((await common("worker", saved.body.data.contract.url.split("?")[0])).status).toBe(404)
})

test("a row refers to nothing that another has given, to no paper as a picture, and to nothing of another company", async () => {
  const theirs = await asking("stranger", "/upload", { body: { files: [aPicture()] } })
  const his = await asking("worker", "/upload", { body: { files: [aPicture()] } })
  const paper = await upload([fileOf(pdf(), "a.pdf")])
  const record = `/staff/admin-update-staff/${staffOf("manager")}`
  const { version } = (await asking("admin", `/staff/detail-staff/${staffOf("manager")}`)).body.data
  for (const [told, code] of [
    [theirs, "Invalid_Input"],
    [his, "Invalid_Input"],
    [paper, "File_Type_Invalid"],
  ] as const) {
    const body = { version, avatar: told.body.data.files[0].id }
    const refused = await asking("admin", record, { method: "PUT", body })
    expect([refused.body.errorCode, refused.body.fields?.[0].field]).toEqual([code, "avatar"])
  }
})
