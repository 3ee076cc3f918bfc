/** The people of the browser tests. Each stands in one story, so that tests do not disturb each other. */
export const password = "tehai-2026"

export const people = {
  /** One company: the picker is passed over. */
  boss: "boss@ichi.example",
  /** The same company, on site. */
  hand: "hand@ichi.example",
  /** Two companies with a role in each, and a third that is blocked. */
  many: "many@fukusuu.example",
  /** Two companies, and English chosen before the first sign-in. */
  abroad: "abroad@fukusuu.example",
  /** Loses the company in the middle of the work. */
  leaver: "leaver@ichi.example",
  /** Changes the display settings. */
  reader: "reader@ichi.example",
  /** Chooses his language before he signs in for the first time. */
  newcomer: "newcomer@ichi.example",
  /** Belongs nowhere, and is asked. */
  asked: "asked@fukusuu.example",
  /** Founded the company that asks. */
  asking: "owner@niban.example",
  /** Keeps the records of a company of sixty. */
  keeper: "keeper@hito.example",
  /** Keeps them too, at the same moment. */
  rival: "rival@hito.example",
} as const

export const companies = { ichi: "一番設備", second: "二番建設", blocked: "三番土木", people: "人々工業" } as const

/** Of the calendar's stories. */
export const arrangers = {
  boss: "boss@shimizu.example",
  manager: "manager@shimizu.example",
  /** Saves while the first one is still typing. */
  otherManager: "other@shimizu.example",
  /** Sees everything and arranges nothing. */
  office: "office@shimizu.example",
  /** On site: sees only what is theirs. */
  hand: "hand@shimizu.example",
  /** Orders people as 大成工務, the customer. */
  customer: "kyaku@shimizu.example",
  /** A company without a single site. */
  newcomer: "newcomer@kuuhaku.example",
  /** 300 people, 2,000 arrangements a month. */
  crowd: "crowd@manin.example",
} as const

/** A company of 10,000 sites, for what every list does. */
export const listers = { many: "many@tasuu.example" } as const

/** A company with mails in every state, and one of its people who may not read them. */
export const mailers = { boss: "boss@soushin.example", hand: "hand@soushin.example" } as const

/** Who is asked for payment, and the vendor that asks. */
export const matchers = { boss: "boss@shougou.example", vendor: "abe@towa.example" } as const

/** 給与 and 締め: two closed months, and a month that waits for its close. */
export const payers = {
  boss: "boss@shimizu-pay.example",
  finance: "goto@shimizu-pay.example",
  manager: "ishikawa@shimizu-pay.example",
  /** Paid by the hour, with overtime, insurance and resident tax. */
  hand: "takahashi@shimizu-pay.example",
  shiftHand: "sato@shimizu-pay.example",
  /** Of two companies alike, whose last month waits for its close: closing changes it, so a second try has its own. */
  closings: [
    { boss: "oki@oki-close.example", closer: "ono@oki-close.example" },
    { boss: "oki@koki-close.example", closer: "ono@koki-close.example" },
  ],
  /** The same, of the one who cancels a close. */
  cancellings: [
    { boss: "oki@oki-cancel.example", closer: "ono@oki-cancel.example" },
    { boss: "oki@koki-cancel.example", closer: "ono@koki-cancel.example" },
  ],
  /** Of companies in which one person's pay needs law that is not held; a second try has its own. */
  lawless: [
    { boss: "oki@oki-law.example", closer: "ono@oki-law.example" },
    { boss: "oki@koki-law.example", closer: "ono@koki-law.example" },
  ],
  watchedBoss: "oki@mimamori.example",
  /** Of a company like it, in which the forms of a close are opened and nothing is saved. */
  kept: "oki@hozon.example",
  keptCloser: "ono@hozon.example",
  /** Of a company whose month stays as it is: with what stops its close. */
  watcher: "ono@mimamori.example",
} as const

/** 打刻 and 勤務表: each worker stands in one test, because a day is punched only once. */
export const punchers = {
  boss: "boss@dakoku.example",
  manager: "manager@dakoku.example",
  otherManager: "other@dakoku.example",
  /** In, break, out without a network. */
  tunnel: "tunnel@dakoku.example",
  /** The whole day with a network. */
  plain: "plain@dakoku.example",
  hasty: "hasty@dakoku.example",
  tabs: "tabs@dakoku.example",
  regret: "regret@dakoku.example",
  /** Nothing is arranged for him. */
  called: "called@dakoku.example",
  /** Paid by shift. */
  byShift: "byshift@dakoku.example",
  /** Did not clock out two days ago. */
  forgot: "forgot@dakoku.example",
  /** Logs out with presses that have not gone out. */
  goer: "goer@dakoku.example",
  next: "next@dakoku.example",
  looks: "looks@dakoku.example",
  /** Takes a rest back. */
  undoer: "undoer@dakoku.example",
  /** Two sites today, the first with a long name and address. */
  split: "split@dakoku.example",
  /** Free today, at two sites tomorrow. */
  ahead: "ahead@dakoku.example",
  located: "located@dakoku.example",
  wrongClock: "clock@dakoku.example",
  /** On a device that stores nothing. */
  private: "private@dakoku.example",
  /** Whose past days the desk reads and corrects. */
  read: "read@dakoku.example",
  corrected: "corrected@dakoku.example",
  contested: "contested@dakoku.example",
  removed: "removed@dakoku.example",
  rested: "rested@dakoku.example",
} as const
export type Puncher = keyof typeof punchers

export const puncherNames = {
  boss: "打刻 社長",
  manager: "監督 一子",
  otherManager: "監督 二子",
  tunnel: "隧道 一",
  plain: "普通 二",
  hasty: "急木 三",
  tabs: "二重 四",
  regret: "後悔 五",
  called: "呼出 六",
  byShift: "日給 七",
  forgot: "忘田 八",
  goer: "帰山 九",
  next: "次田 十",
  looks: "見本 十一",
  undoer: "戻田 二十",
  split: "二箇 廿一",
  ahead: "明日 廿二",
  located: "位置 十二",
  wrongClock: "時計 十三",
  private: "秘密 十四",
  read: "閲覧 十五",
  corrected: "訂正 十六",
  contested: "競合 十七",
  removed: "削除 十八",
  rested: "休憩 十九",
} as const satisfies Record<Puncher, string>
