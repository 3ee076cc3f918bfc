import { png } from "../files/a-picture.ts"
import { card, form, openDay, openTask, panel, save } from "./arranging-steps.ts"
import { expect, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { aBoard, dayOfTry, ownName } from "./seed/board.ts"

test(
  "TASK-26 TASK-29 TASK-34 TASK-51 TASK-53 files, the customer's side, certificates and the note of an arrangement",
  {
    tag: "@desk",
  },
  async ({ page }, { retry }) => {
    const board = await aBoard()
    // A second try finds him free.
    const day = retry === 0 ? "2027-03-09" : "2027-03-10"
    const made = await board.call("PUT", "/customer/create", {
      companyName: ownName("豊洲工務"),
      certificateUnitPrices: [
        { title: "玉掛け", price: 1500 },
        { title: "足場", price: 2000 },
      ],
    })
    const name = ownName("部品の現場")
    const site = await board.site(name, { customerId: made.body.data.id })
    const userId = await board.person("小林 浩二")
    const shifts = { morningShift: 1, maxWorkerMorning: 1, workers: [{ userId, morningShift: 1 }] }
    const id = await board.task(site, day, shifts)
    await openDay(page, day)
    await openTask(page, name)

    const picture = { mimeType: "image/png", buffer: png(4, 4, () => [200, 0, 0]) }
    await form(page)
      .locator('input[type="file"]')
      .setInputFiles([
        { name: "北ゲート.png", ...picture },
        { name: "足場計画図.png", ...picture },
      ])
    const files = form(page).getByRole("region", { name: "ファイル" })
    await expect(files.getByText("2 / 10件")).toBeVisible()
    await files
      .locator('input[type="file"]')
      .setInputFiles(Array.from({ length: 9 }, (_, at) => ({ name: `${at}.png`, ...picture })))
    await expect(files.getByRole("alert")).toContainText("アップロードするファイルは10枚以下になります。")
    // What fits is there; what does not is named.
    await expect(files.getByRole("alert")).toContainText("8.png")
    await expect(files.getByText("10 / 10件")).toBeVisible()
    await files.getByRole("button", { name: "「足場計画図.png」を外す" }).click()
    await expect(files.getByText("9 / 10件")).toBeVisible()

    const customer = form(page).getByRole("region", { name: "客先側" })
    await customer.getByRole("button", { name: "希望・資格単価を入力" }).click()
    await customer.getByLabel("午前を客先が希望").click()
    await customer.getByLabel("午前の希望開始").fill("730")
    // The one time that the customer's own window sends.
    await customer.getByLabel("希望の開始").fill("700")
    await customer.getByLabel("希望の終了").fill("1630")
    const add = customer.getByRole("button", { name: "資格を追加" })
    await add.click()
    await customer.getByRole("combobox", { name: "午前の資格 1" }).click()
    await page.getByRole("option", { name: /玉掛け/ }).click()
    await add.click()
    // The one that is chosen above is offered nowhere else, and nothing is left to add.
    await customer.getByRole("combobox", { name: "午前の資格 2" }).click()
    await expect(page.getByRole("option", { name: /玉掛け/ })).toHaveCount(0)
    await page.getByRole("option", { name: /足場/ }).click()
    await expect(add).toBeDisabled()

    await form(page).getByRole("button", { name: "小林 浩二さんの資格手当" }).click()
    await form(page).getByLabel("資格の名前 1").fill("玉掛け")
    await form(page).getByLabel("資格手当 1（円）").fill("800")
    await form(page).getByLabel("小林 浩二さんの人工").fill("0.5")
    const named = (of: string) => form(page).getByRole("link", { name: new RegExp(`^${of}`) })
    await expect(named("小林 浩二")).toHaveAttribute("target", "_blank")
    await expect(named("小林 浩二")).toHaveAttribute("href", `/staff/${userId}`)
    await expect(named("豊洲工務").first()).toHaveAttribute("href", `/customer/${made.body.data.id}?edit=true`)
    await expectNoBarrier(page)
    await card(page, "午前").getByRole("button", { name: "午前", exact: true }).click()
    await save(page)
    await expect(form(page)).toBeHidden()
    const saved = await board.read(id)
    expect(saved).toMatchObject({
      description: { files: expect.arrayContaining([expect.objectContaining({ name: "北ゲート.png" })]) },
      morningShiftCustomer: 1,
      startTimeDesire: "07:00",
      endTimeDesire: "16:30",
      startTimeDesireMorning: "07:30",
      metadataCustomerUnitPriceCertificate: {
        morning: [
          { title: "玉掛け", workers: 1 },
          { title: "足場", workers: 1 },
        ],
      },
      workers: [{ countWorkMorning: 0.5, unitPriceCertificate: { morning: [{ name: "玉掛け", priceStaff: 800 }] } }],
    })

    await panel(page).getByRole("button", { name: "メモを書く" }).first().click()
    await form(page).getByLabel("メモ").fill("搬入は8時半、北ゲートから")
    await form(page).getByRole("button", { name: "保存" }).click()
    await expect(form(page)).toBeHidden()
    await expect(panel(page).getByText("搬入は8時半、北ゲートから")).toBeVisible()
  },
)

test("TASK-31 everybody who is found and free is put on at once, and a vendor is chosen by typing and led to", {
  tag: "@desk",
}, async ({ page }) => {
  const board = await aBoard()
  const day = dayOfTry("2027-03-11")
  const made = await board.call("PUT", "/vendor/invite-vendor", { companyName: ownName("有明鉄筋") })
  const vendor: { id: number; companyName: string } = made.body.data
  const name = ownName("全員の現場")
  await board.task(await board.site(name), day, { morningShift: 1, maxWorkerMorning: 3 })
  await openDay(page, day)
  await openTask(page, name)
  await card(page, "午前").getByRole("button", { name: "午前", exact: true }).click()
  await form(page).getByRole("searchbox", { name: "氏名・フリガナ・職種で検索" }).fill("小林")
  const all = form(page).getByRole("button", { name: /^全員を割当/ })
  await expect(all).toBeHidden()
  await form(page).getByRole("searchbox").first().fill("")
  const count = Number(/(\d+)名/.exec((await all.textContent()) ?? "")?.[1])
  expect(count).toBeGreaterThan(2)
  await all.click()
  await expect(form(page).getByRole("button", { name: /さんを外す$/ })).toHaveCount(count)
  await form(page).getByRole("button", { name: "協力会社を選ぶ" }).click()
  await page.getByRole("textbox", { name: "会社名で探す" }).fill(vendor.companyName)
  await page.getByRole("button", { name: vendor.companyName }).click()
  await page.keyboard.press("Escape")
  const chosen = form(page).getByRole("link", { name: new RegExp(`^${vendor.companyName}`) })
  await expect(chosen).toHaveAttribute("href", `/vendor/${vendor.id}`)
  await expectNoBarrier(page)
})

test("TASK-31 several are chosen in the list of staff: all at once, by their reading, as tiles with their number and their records", {
  tag: "@desk",
}, async ({ page }) => {
  const board = await aBoard()
  const day = dayOfTry("2027-03-12")
  const name = ownName("選ぶ現場")
  await board.task(await board.site(name), day, { morningShift: 1, maxWorkerMorning: 3 })
  await openDay(page, day)
  await openTask(page, name)
  await card(page, "午前").getByRole("button", { name: "午前", exact: true }).click()
  await form(page).getByRole("button", { name: "まとめて選ぶ" }).click()
  const list = page.getByRole("dialog", { name: "人員をまとめて選ぶ" })
  const tiles = list.getByRole("list", { name: "選んだ人" }).getByRole("listitem")
  await list.getByRole("checkbox", { name: "全員を選択" }).click()
  await expect.poll(() => tiles.count()).toBeGreaterThan(2)
  const all = await tiles.count()
  await expect(list.getByText(`${all}名を選択中`)).toBeVisible()
  await expect(list.getByRole("link", { name: /^編集/ }).first()).toHaveAttribute("href", /^\/staff\/\d+$/)
  await expectNoBarrier(page)
  // The form below hears none of these keys: nothing is saved, and the ticks stay.
  for (const key of ["2", "Control+s"]) await list.getByRole("checkbox", { name: "全員を選択" }).press(key)
  await list.getByRole("searchbox").press("Enter")
  await expect(list.getByText(`${all}名を選択中`)).toBeVisible()
  await list.getByRole("searchbox").fill("小林")
  await list.getByRole("checkbox", { name: "全員を選択" }).click()
  await expect(tiles).toHaveCount(all - 1)
  await tiles.first().getByRole("button").click()
  await list.getByRole("button", { name: `${all - 2}名を割当` }).click()
  await expect(list).toBeHidden()
  await expect(form(page).getByRole("button", { name: /さんを外す$/ })).toHaveCount(all - 2)
})
