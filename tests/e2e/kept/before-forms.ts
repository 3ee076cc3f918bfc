/** The forms of who is not signed in: of an account, of an invitation, of a paper's link. */
import { randomUUID } from "node:crypto"
import { expect } from "@playwright/test"
import { presentTerms } from "#modules/identity/codes.ts"
import { ask } from "../../kernel/ask.ts"
import { e2eAddress } from "../address.ts"
import { deskOf } from "../desk-call.ts"
import { fillIn } from "../fixture.ts"
import { wizard } from "../founding.ts"
import { activationLinks, invitationLinks, paperLinks } from "../kept-mails.ts"
import { password, people } from "../people.ts"
import { choose, dialog, type KeptForm, once, press, pressing, typing } from "./kept-form.ts"
import { aPaper } from "./papers.ts"

const newAddress = () => `kept-${randomUUID().slice(0, 8)}@hoji.example`
const twice = async (first: string, place: Parameters<KeptForm["type"]>[0]) => {
  await place.getByLabel(first, { exact: true }).fill("a long password")
  await place.getByLabel("もう一度", { exact: true }).fill("a long password")
}
const call = async (path: string, body: object) => {
  const told = await ask(e2eAddress.url, path, { body })
  expect(told.status, told.text).toBe(200)
  return told.body.data
}
const mailed = async (links: (email: string) => ReadonlyArray<string>, email: string) => {
  await expect.poll(() => links(email).length).toBeGreaterThan(0)
  return links(email).at(-1) ?? ""
}
/** Somebody who has signed up and not yet opened his mail. */
const registered = async () => {
  const email = newAddress()
  const words = { email, password, confirm: password, name: "保持 一郎", agreedTerms: presentTerms }
  await call("/auth/register", words)
  return { email, link: await mailed(activationLinks, email) }
}
const invited = async (email: string) => {
  const desk = await deskOf(people.keeper)
  const birthday = "1990-04-01"
  await desk("/staff/invite-staff", { name: "招待 保", email, roleId: 12, gender: 1, birthday })
  return await mailed(invitationLinks, email)
}
const withAccount = async () => {
  const { email, link } = await registered()
  await call("/auth/active-email", { token: link.split("#")[1], password })
  return email
}
/** A paper that its vendor answers by the mail's link. */
const paperByLink = once(async () => {
  const email = newAddress()
  const { desk, paper } = await aPaper({ email })
  const receivers = [{ email }]
  await desk("/paper/send-mail-multi", {
    paperIds: [paper.id],
    subject: "保つ",
    html: "",
    replyToEmail: null,
    receivers,
  })
  return await mailed(paperLinks, email)
})

export const beforeIt: ReadonlyArray<KeptForm> = [
  {
    of: "web/features/session/login-form.tsx",
    name: "sign-in",
    who: undefined,
    path: "/login",
    type: async (place) => {
      await place.getByLabel("メールアドレス").fill("dare@example.jp")
      await place.getByLabel("パスワード", { exact: true }).fill(password)
    },
    save: "ログイン",
  },
  {
    of: "web/features/session/sign-up-page.tsx",
    name: "sign-up",
    who: undefined,
    path: "/sign-up",
    type: async (place) => {
      await typing({ お名前: "保持 一郎", メールアドレス: "hoji@example.jp" })(place)
      await twice("パスワード", place)
      await place.getByRole("checkbox", { name: "同意します" }).click()
    },
    save: "確認メールを受け取る",
  },
  {
    of: "web/features/contact/contact-form.tsx",
    name: "question to the platform",
    who: undefined,
    path: "/contact",
    type: typing({
      会社名: "保持建設",
      お名前: "保持 花子",
      電話番号: "03-1234-5678",
      メールアドレス: "hoji@example.jp",
      利用する人数: "30",
      内容: "年内に始めたいです。",
    }),
    save: "送る",
  },
  {
    of: "web/features/session/forgotten-password.tsx",
    name: "forgotten password",
    who: undefined,
    path: "/forgot-password",
    type: typing({ メールアドレス: "hoji@example.jp" }),
    save: "確認コードを受け取る",
  },
  {
    of: "web/features/session/forgotten-password.tsx",
    name: "the code of a mail",
    who: undefined,
    path: "/forgot-password",
    open: pressing("コードがもう届いている方"),
    type: typing({ メールアドレス: "hoji@example.jp", 確認コード: "123456" }),
    save: "次へ",
  },
  {
    of: "web/features/session/new-password-form.tsx",
    name: "a new password",
    who: undefined,
    path: `/forgot-password#${"a".repeat(43)}`,
    type: (place) => twice("新しいパスワード", place),
    save: "このパスワードにする",
  },
  {
    of: "web/features/session/mail-again.tsx",
    name: "the mail of a registration once more",
    who: undefined,
    path: "/active-email#short",
    type: typing({ メールアドレス: "hoji@example.jp" }),
    save: "もう一度送る",
  },
  {
    of: "web/features/session/activation-page.tsx",
    name: "the password of a registration",
    who: undefined,
    path: async () => (await registered()).link,
    type: (place) => twice("パスワード", place),
    save: "登録を完了する",
  },
  {
    of: "web/features/invited/sign-up-form.tsx",
    name: "an account from an invitation",
    who: undefined,
    path: () => invited(newAddress()),
    open: pressing("内容は合っています。次へ"),
    type: async (place) => {
      await typing({ フリガナ: "ショウタイ タモツ", 電話番号: "090-1234-5678" })(place)
      await twice("新しいパスワード", place)
      await place.getByRole("checkbox", { name: "同意します" }).click()
    },
    save: /に参加する/,
  },
  {
    of: "web/features/invited/sign-in-as-invited.tsx",
    name: "the password of who is invited",
    who: undefined,
    path: async () => await invited(await withAccount()),
    open: pressing("内容は合っています。次へ"),
    type: (place) => place.getByLabel("パスワード", { exact: true }).fill("not this one"),
    save: /として参加する/,
  },
  {
    of: "web/features/papers/link-answer.tsx",
    name: "a yes to a paper by its link",
    who: undefined,
    path: paperByLink,
    type: typing({ お名前: "受取 花子" }),
    save: "確認しました",
  },
  {
    of: "web/features/papers/link-answer.tsx",
    name: "a no to a paper by its link",
    who: undefined,
    path: paperByLink,
    open: pressing("断る"),
    place: dialog,
    type: typing({ お名前: "受取 花子", 理由: "金額が違います" }),
    save: "断る",
  },
  {
    of: "web/features/registration/use-wizard-form.ts",
    name: "a company that is registered",
    who: undefined,
    path: "/login",
    // Signed in from here on: it comes last.
    open: async (page) => fillIn(page, await withAccount(), password),
    place: wizard,
    type: async (place, page) => {
      await typing({ 会社名: "保つ設備", フリガナ: "タモツセツビ" })(place)
      await choose(place, page, "業種", "建設業")
      await choose(place, page, "都道府県", "東京都")
    },
    save: async (place) => {
      await press(place, "プランを選ぶ")
      await press(place, "フリー このプランを選ぶ")
    },
    back: (page) => press(page.getByRole("alertdialog"), "キャンセル"),
  },
]
