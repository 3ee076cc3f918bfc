/** A vendor hears that a site names it, and whoever is asked hears what was answered (SITE-08). */
import { Effect } from "effect"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { notify } from "#modules/notifications/index.ts"
import { arrangers } from "../policy/vendor-policy.ts"
import { personsOfPartners, personsWhoArrange } from "./tell-partners.ts"

interface About {
  readonly id: number
  readonly name: string
}
const pathOf = ({ id }: About) => `/works/information?constructionSiteId=${id}`

/** Vendors that were not on the site before; one that joins by itself is only told. */
export const tellNamedVendors = Effect.fn("Scheduling.tellNamedVendors")(function* (
  companyId: number,
  site: About & { readonly version: number },
  named: ReadonlyArray<{ readonly partnerId: number; readonly request: 1 | 2 }>,
) {
  const persons = yield* personsOfPartners(
    companyId,
    named.map(({ partnerId }) => partnerId),
  )
  for (const [request, vendors] of Map.groupBy(named, (one) => one.request)) {
    const isAsked = request === requestStatuses.requesting
    yield* notify(companyId, {
      kind: isAsked ? "siteAsked" : "siteJoined",
      subject: `site:${site.id}.v${site.version}`,
      path: pathOf(site),
      texts: isAsked
        ? {
            ja: `${site.name} に入れるかどうか、返事をお願いします。`,
            en: `${site.name}: please say whether you can work there.`,
            vi: `${site.name}: vui lòng trả lời có thể tham gia hay không.`,
          }
        : {
            ja: `${site.name} の協力会社になりました。`,
            en: `${site.name}: your company works there now.`,
            vi: `${site.name}: công ty bạn đã tham gia.`,
          },
      personIds: vendors.flatMap(({ partnerId }) => persons.of(partnerId)),
    })
  }
})

/** The company hears what a vendor said, and a vendor what was said for it. */
export const tellOfSiteAnswer = Effect.fn("Scheduling.tellOfSiteAnswer")(function* (
  companyId: number,
  told: {
    readonly site: About
    readonly vendor: { readonly id: number; readonly name: string; readonly version: number }
    readonly isYes: boolean
    /** It answered for itself. */
    readonly isOwn: boolean
  },
) {
  const { site, vendor, isYes, isOwn } = told
  yield* notify(companyId, {
    kind: "siteAnswered",
    subject: `site:${site.id}.${vendor.id}.v${vendor.version}`,
    path: pathOf(site),
    texts: isYes
      ? {
          ja: `${vendor.name}が「${site.name}」への参加を了解しました。`,
          en: `${vendor.name} works on ${site.name}.`,
          vi: `${vendor.name} đã đồng ý tham gia ${site.name}.`,
        }
      : {
          ja: `${vendor.name}は${site.name}に入れません。`,
          en: `${vendor.name} can't work on ${site.name}.`,
          vi: `${vendor.name} không thể tham gia ${site.name}.`,
        },
    ...(isOwn ? { forRoles: arrangers } : {}),
    personIds: isOwn ? yield* personsWhoArrange(companyId) : (yield* personsOfPartners(companyId, [vendor.id])).all,
  })
})
