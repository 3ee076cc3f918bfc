/**
 * A plain model of what a company owes, has paid and may use, day by day: what is paid afterwards is written down each
 * evening, what is paid in advance is a promise of days. It reads nothing of billing's rules and has its own calendar.
 */
interface Plan {
  readonly name: string
  readonly price: number
  readonly totalUser: number
}
export interface Months {
  readonly months: number
  readonly percent: number
  readonly free: number
}
interface Promised {
  from: number
  to: number
  readonly given: number
}
interface Used {
  readonly price: number
  readonly each: number
  readonly extra: number
  isBilled: boolean
}
interface Offer {
  readonly kind: "change" | "extend" | "members"
  readonly plan: Plan
  readonly people: number
  readonly at: number
  readonly from: number
  readonly to: number
  readonly gross: number
  readonly total: number
  readonly held: number
  readonly unused: number
  readonly taken: number
}
interface MonthOwed {
  readonly total: number
  readonly due: number
}

const dayMillis = 86_400_000
export const dayOf = (text: string) => Date.parse(text) / dayMillis
export const textOf = (day: number) => new Date(day * dayMillis).toISOString().slice(0, 10)
const monthOf = (day: number) => textOf(day).slice(0, 7)
const lengthOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
const after = (day: number, months: number) => {
  const [year = 0, month = 0, date = 0] = textOf(day).split("-").map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return Date.UTC(year, month - 1 + months, Math.min(date, last)) / dayMillis
}

type Part = readonly [over: bigint, under: bigint]
const sum = (parts: ReadonlyArray<Part>): Part =>
  parts.reduce(([a, b], [c, d]) => [a * d + c * b, b * d] as const, [0n, 1n] as const)
const down = ([over, under]: Part) => Number(over / under)
const up = ([over, under]: Part) => Number((over + under - 1n) / under)
const part = (over: number, under = 1): Part => [BigInt(over), BigInt(under)]

export class ReferenceAccount {
  plan: Plan | undefined
  mode: "afterwards" | "before" | undefined
  extra = 0
  balance = 0
  paid = 0
  credits = 0
  endsOn: number | undefined
  offer: Offer | undefined
  owed: Array<MonthOwed> = []
  private readonly promises: Array<Promised> = []
  private readonly used = new Map<number, Used>()
  private paidThrough = -1

  each(plan = this.plan) {
    return plan === undefined ? 0 : up(part(plan.price, plan.totalUser))
  }
  get unpaid() {
    return (this.offer?.total ?? 0) + this.owed.reduce((all, { total }) => all + total, 0)
  }
  get promisedTo() {
    return Math.max(-1, ...this.promises.filter(({ from, to }) => to > from).map(({ to }) => to))
  }
  private get stop() {
    return Math.min(Number.POSITIVE_INFINITY, ...this.owed.map(({ due }) => due))
  }
  mayUse(day: number) {
    if (this.mode === undefined || this.stop < day) return false
    return this.mode === "before" ? this.promisedTo >= day : day <= (this.endsOn ?? day)
  }

  private unused(at: number) {
    return down(
      sum(
        this.promises.map(({ from, given, to }) =>
          part(given * Math.max(0, to - Math.max(from, at)), Math.max(1, to - from)),
        ),
      ),
    )
  }
  private close(at: number) {
    for (const one of this.promises) if (one.to > at) one.to = Math.max(one.from, at)
  }
  takeBack() {
    this.balance += this.offer?.held ?? 0
    this.credits -= this.offer === undefined ? 0 : this.offer.held + this.offer.taken
    this.offer = undefined
  }
  private put(of: Omit<Offer, "held" | "taken" | "total">) {
    const taken = Math.min(of.unused, of.gross)
    const held = Math.min(this.balance, of.gross - taken)
    this.balance -= held
    this.credits += held + taken
    this.offer = { ...of, taken, held, total: of.gross - taken - held }
    if (this.offer.total === 0) this.pay(of.at)
  }
  order(kind: "change" | "extend", plan: Plan, { free, months, percent }: Months, at: number) {
    this.takeBack()
    const isChange = kind === "change"
    const people = isChange ? 0 : this.extra
    const from = !isChange && this.mode === "before" ? Math.max(at, this.promisedTo) : at
    const gross = up(sum([part(plan.price * months * (100 - percent), 100), part(this.each(plan) * people * months)]))
    const unused = isChange ? this.unused(at) : 0
    this.put({ kind, plan, people, at, from, to: after(from, months + free), gross, unused })
  }
  orderMembers(people: number, at: number) {
    this.takeBack()
    const { plan } = this
    if (plan === undefined) return
    if (this.mode === "afterwards") {
      this.extra += people
      return
    }
    const to = this.promisedTo
    let months = 0
    while (after(at, months + 1) <= to) months += 1
    const [begun, next] = [after(at, months), after(at, months + 1)]
    const each = this.each() * people
    const gross = up(sum([part(each * months), part(each * (to - begun), next - begun)]))
    this.put({ kind: "members", plan, people, at, from: at, to, gross, unused: 0 })
  }
  orderAfterwards(plan: Plan, at: number) {
    this.takeBack()
    if (this.promises.some(({ from, to }) => from < at && at <= to)) this.paidThrough = at
    this.balance += this.unused(at)
    this.close(at)
    this.plan = plan
    this.mode = "afterwards"
    this.extra = 0
    this.endsOn = undefined
  }
  /** The offer is paid; the day itself was used by what was there before. */
  pay(today: number) {
    const { offer } = this
    if (offer === undefined) return
    if (offer.kind !== "members") this.evening(today)
    this.offer = undefined
    this.paid += offer.total
    if (offer.kind === "members") this.extra += offer.people
    else {
      if (offer.kind === "change") {
        this.close(offer.at)
        this.balance += offer.unused - offer.taken
        this.plan = offer.plan
        this.extra = 0
      }
      this.balance += this.forget(offer.from)
      this.mode = "before"
      this.endsOn = undefined
    }
    this.promises.push({ from: offer.from, to: offer.to, given: offer.gross })
  }
  /** Days behind this one are paid in advance after all. */
  private forget(day: number) {
    const twice: Array<Part> = []
    for (const [at, one] of this.used) {
      if (at <= day) continue
      if (one.isBilled) twice.push(this.costOf(at, one))
      this.used.delete(at)
    }
    return down(sum(twice))
  }
  private costOf(day: number, { each, extra, price }: Used): Part {
    return part(price + each * extra, lengthOf(monthOf(day)))
  }
  payMonth() {
    const [first] = this.owed
    if (first === undefined) return
    this.owed.shift()
    this.paid += first.total
  }
  /** What a month that is over comes to, with what it takes of the balance; `due` is the day that its bill says. */
  bill(month: string, due: () => number) {
    const days = [...this.used].filter(([day, { isBilled }]) => monthOf(day) === month && !isBilled)
    if (days.length === 0) return
    for (const [, one] of days) one.isBilled = true
    const gross = up(sum(days.map(([day, one]) => this.costOf(day, one))))
    const held = Math.min(this.balance, gross)
    this.balance -= held
    this.credits += held
    if (gross > held) this.owed.push({ total: gross - held, due: due() })
  }
  end(at: number) {
    this.takeBack()
    this.endsOn = this.mode === "before" ? this.promisedTo : dayOf(`${monthOf(at)}-${lengthOf(monthOf(at))}`)
  }
  /** In the evening: a day of use is written down where it was not paid for in advance. */
  evening(day: number) {
    if (this.mode !== "afterwards" || !this.mayUse(day) || this.paidThrough >= day || this.plan === undefined) return
    this.used.set(day, { price: this.plan.price, each: this.each(), extra: this.extra, isBilled: false })
  }
}
