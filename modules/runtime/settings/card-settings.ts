/** The card company: cards are taken when its key and what its webhooks are signed with are set. */
import { Effect, Redacted } from "effect"
import { readSetting, SettingWrong, setting } from "./setting.ts"

const secret = (form: RegExp) => (text: string) => (form.test(text) ? Redacted.make(text) : undefined)
const address = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === "/"
    ? new URL(text).origin
    : undefined

export const cardSettings = {
  STRIPE_SECRET_KEY: setting({
    fallback: "",
    about:
      "Stripe の秘密の鍵（STRIPE_WEBHOOK_SECRET と一緒に設定すると、カード決済を受けます） / Stripe's secret key (with STRIPE_WEBHOOK_SECRET: cards are taken)",
    accepts: { ja: "sk_live_… または sk_test_… か rk_ で始まる鍵", en: "a key that begins with sk_ or rk_" },
    read: secret(/^(sk|rk)_[\w]{4,255}$/),
  }),
  STRIPE_WEBHOOK_SECRET: setting({
    fallback: "",
    about:
      "Stripe の Webhook（PUBLIC_URL の /api/payment/stripe-webhook）の署名の鍵 / what Stripe's webhook to /api/payment/stripe-webhook is signed with",
    accepts: { ja: "whsec_… の形", en: "whsec_…" },
    read: secret(/^whsec_[\w+/=]{4,255}$/),
  }),
  STRIPE_API_BASE: setting({
    fallback: "",
    about:
      "Stripe の代わりに聞く相手（試験用。空なら Stripe） / whom to ask instead of Stripe (for tests; empty: Stripe)",
    accepts: { ja: "http://127.0.0.1:12111 の形", en: "http://127.0.0.1:12111" },
    read: address,
  }),
}

const missing = { ja: "ほかの STRIPE_ と一緒に設定", en: "set together with the other STRIPE_ settings" }

/** Nothing where neither is set. Fails with SettingWrong, also where only one is. */
export const readCards = Effect.fn("Kernel.readCards")(function* () {
  const secretKey = yield* readSetting("STRIPE_SECRET_KEY", cardSettings.STRIPE_SECRET_KEY)
  const webhookSecret = yield* readSetting("STRIPE_WEBHOOK_SECRET", cardSettings.STRIPE_WEBHOOK_SECRET)
  const apiBase = yield* readSetting("STRIPE_API_BASE", cardSettings.STRIPE_API_BASE)
  if (secretKey === undefined && webhookSecret === undefined) return undefined
  if (secretKey === undefined) return yield* new SettingWrong({ variable: "STRIPE_SECRET_KEY", accepts: missing })
  if (webhookSecret === undefined)
    return yield* new SettingWrong({ variable: "STRIPE_WEBHOOK_SECRET", accepts: missing })
  return { secretKey, webhookSecret, apiBase }
})
