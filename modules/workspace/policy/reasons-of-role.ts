/** Why a policy says no because of who asks, in the words of whoever reads it: the policies' own words are for logs and tests. */
import type { Words } from "#modules/kernel/policy-words.ts"

export const reasonsOfRole = {
  "not the admin side": {
    ja: "管理側（管理者・現場監督・事務）の役割だけです。",
    en: "Only for the admin side.",
    vi: "Chỉ dành cho bên quản trị.",
  },
  "not of the company": {
    ja: "自社の人だけです。",
    en: "Only for the company's own people.",
    vi: "Chỉ dành cho người của công ty.",
  },
  "not an admin": { ja: "管理者だけです。", en: "Only for admins.", vi: "Chỉ dành cho quản trị viên." },
  "no history of mails": {
    ja: "送信履歴がある役割ではありません。",
    en: "This role has no history of mails.",
    vi: "Vai trò này không có lịch sử gửi thư.",
  },
  "no part of payroll": {
    ja: "この会社の給与に関わらない役割です。",
    en: "This role has no part in the payroll.",
    vi: "Vai trò không liên quan đến lương.",
  },
  "own slips only": { ja: "自分の明細だけです。", en: "Only one's own slips.", vi: "Chỉ phiếu lương của mình." },
  "does not close": {
    ja: "月を締める役割（管理者・経理）だけです。",
    en: "Only for who closes months.",
    vi: "Chỉ người chốt lương.",
  },
  "neither an admin nor who pays": {
    ja: "管理者と経理だけです。",
    en: "Only administrators and finance managers.",
    vi: "Chỉ quản trị viên và quản lý tài chính.",
  },
  "not the first admin": {
    ja: "会社を始めた管理者だけです。",
    en: "Only for the first admin.",
    vi: "Chỉ quản trị viên đầu tiên.",
  },
  "not who runs the insurance": {
    ja: "保険を扱う役割（管理者・事務・経理）と本人だけです。",
    en: "Only for who runs the insurance, and himself.",
    vi: "Chỉ người phụ trách bảo hiểm và chính người đó.",
  },
  "neither management nor vendor": {
    ja: "マネジメントと協力会社だけです。",
    en: "Only for the management and vendors.",
    vi: "Chỉ ban quản lý và nhà thầu.",
  },
  "may not invite": {
    ja: "招待できない役割です。",
    en: "This role invites nobody.",
    vi: "Vai trò này không được mời.",
  },
  "may not invite that role": {
    ja: "この役割の人は、管理者だけが招待できます。",
    en: "Only an admin invites that role.",
    vi: "Chỉ quản trị viên mời vai trò đó.",
  },
  "not management": {
    ja: "マネジメント（管理者・現場監督・事務・経理）だけです。",
    en: "Only for the management.",
    vi: "Chỉ ban quản lý.",
  },
  "neither admin nor manager": {
    ja: "管理者と現場監督だけです。",
    en: "Only for admins and managers.",
    vi: "Chỉ quản trị viên và quản lý.",
  },
  "may not manage that role": {
    ja: "この役割の人は対象外です。",
    en: "Not of that role.",
    vi: "Không áp dụng với vai trò đó.",
  },
  "may not edit that role": {
    ja: "この役割の人の情報は直せません。",
    en: "Not of that role.",
    vi: "Không sửa được vai trò đó.",
  },
  "not one who punches": {
    ja: "打刻する本人だけです。",
    en: "Only who punches, for himself.",
    vi: "Chỉ người chấm công, cho chính mình.",
  },
  "neither the admin side nor its customer": {
    ja: "管理側と、その現場の客先だけです。",
    en: "Only for the admin side and the site's customer.",
    vi: "Chỉ bên quản trị và khách của công trường.",
  },
  "neither admin side nor customer": {
    ja: "管理側と客先だけです。",
    en: "Only for the admin side and customers.",
    vi: "Chỉ bên quản trị và khách hàng.",
  },
  "not a company role": {
    ja: "会社の人だけです。",
    en: "Only for the company's people.",
    vi: "Chỉ người của công ty.",
  },
  "no vendor": { ja: "協力会社だけです。", en: "Only for vendors.", vi: "Chỉ đối tác." },
  "no customer": { ja: "客先だけです。", en: "Only for customers.", vi: "Chỉ khách hàng." },
  "neither management nor a partner": {
    ja: "管理側と、客先・協力会社だけです。",
    en: "Only the management, customers and vendors may.",
    vi: "Chỉ bên quản lý, khách hàng và công ty hợp tác.",
  },
  "neither management nor a customer": {
    ja: "管理側と、発注する会社の人だけができます。",
    en: "Only the management and people of a company that orders can do this.",
    vi: "Chỉ ban quản lý và người của công ty đặt hàng.",
  },
  "not the admin side, customer or vendor": {
    ja: "管理者・監督・事務と、その現場の客先・協力会社だけができます。",
    en: "Only administrators, managers, the office, and the site's customer and vendors can do this.",
    vi: "Chỉ quản trị, quản lý, văn phòng, và khách hàng hoặc nhà thầu của công trường.",
  },
  "neither creator, vendor nor leader": {
    ja: "現場をつくった人・協力会社・職長だけができます。",
    en: "Only whoever made the site, its vendor or its leader can do this.",
    vi: "Chỉ người tạo công trường, nhà thầu hoặc tổ trưởng.",
  },
  "neither the admin side nor a vendor": {
    ja: "管理側と協力会社だけです。",
    en: "Only for the admin side and vendors.",
    vi: "Chỉ bên quản trị và nhà thầu.",
  },
  "neither an admin nor who started it": {
    ja: "管理者と、始めた本人だけです。",
    en: "Only for admins and who started it.",
    vi: "Chỉ quản trị viên và người bắt đầu.",
  },
  "neither management nor who started it": {
    ja: "マネジメントと、始めた本人だけです。",
    en: "Only for the management and who started it.",
    vi: "Chỉ ban quản lý và người bắt đầu.",
  },
  "manages nobody": {
    ja: "人を管理する役割ではありません。",
    en: "This role manages nobody.",
    vi: "Vai trò này không quản lý ai.",
  },
  "another role": { ja: "自分の役割だけです。", en: "Only one's own role.", vi: "Chỉ vai trò của mình." },
  hidden: { ja: "この役割には見えません。", en: "Hidden from this role.", vi: "Không hiển thị với vai trò này." },
  "not for this role": {
    ja: "この役割には開きません。",
    en: "Not open for this role.",
    vi: "Không mở cho vai trò này.",
  },
} as const satisfies Readonly<Record<string, Words>>
