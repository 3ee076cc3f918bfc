/** Vendors, own people and files of a site on the wire; the names of the fields are the specification's. */
import { Schema } from "effect"
import { filesAtOnce } from "#modules/files/codes.ts"
import { FileId, UploadedFile } from "#modules/files/contract.ts"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { Id, oneOf, Version } from "#modules/kernel/fields/row.ts"
import { atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { ContractYen } from "#modules/kernel/fields/yen.ts"

const { optionalKey, NullOr, Int, String: Text } = Schema
const byUser = ({ userId }: { readonly userId: number }) => userId
const mostVendors = 100
const mostWorkers = 300

const SiteVendorDraft = Schema.Struct({
  /** The vendor's record. */
  userId: Id,
  /** What it gets for a fixed-price site. */
  salary: optionalKey(NullOr(ContractYen)),
})
const SiteWorkerDraft = Schema.Struct({ userId: Id })

/** What is absent stays as it is; a list replaces the whole list, of a vendor its own people. */
export const sitePeople = {
  vendors: optionalKey(
    Schema.Array(SiteVendorDraft).check(rowsDiffer(byUser, "userId")).check(atMostRows(mostVendors)),
  ),
  workers: optionalKey(
    Schema.Array(SiteWorkerDraft).check(rowsDiffer(byUser, "userId")).check(atMostRows(mostWorkers)),
  ),
  files: optionalKey(
    Schema.Array(FileId).check(Schema.isMaxLength(filesAtOnce, { message: messageKey("tooManyFiles", filesAtOnce) })),
  ),
}
export interface SitePeople {
  readonly vendors?: ReadonlyArray<typeof SiteVendorDraft.Type>
  readonly workers?: ReadonlyArray<typeof SiteWorkerDraft.Type>
  readonly files?: ReadonlyArray<string>
}

/** `status`: ACTIVE it works there, REQUESTING it is asked, REJECT it said no. */
export const SiteVendorView = Schema.Struct({
  userId: Int,
  vendorCompanyName: Text,
  salary: NullOr(Int),
  status: Int,
  version: Int,
})
export type SiteVendorView = typeof SiteVendorView.Type
export const SiteWorkerView = Schema.Struct({
  userId: Int,
  name: Text,
  trade: NullOr(Text),
  vendorCompanyName: NullOr(Text),
})

/** Stands in the view of one site; a list of sites leaves it away. */
export const sitePeopleShown = {
  vendors: optionalKey(Schema.Array(SiteVendorView)),
  workers: optionalKey(Schema.Array(SiteWorkerView)),
  files: optionalKey(Schema.Array(UploadedFile)),
  /** A vendor's own line, which it answers. */
  ownVendor: optionalKey(NullOr(SiteVendorView)),
}

/** 了解する・断る: a vendor for itself; whoever made or leads the site names the vendor that told him. */
export const VendorAnswer = Schema.Struct({
  vendorId: optionalKey(Id),
  version: Version,
  status: oneOf([requestStatuses.active, requestStatuses.reject]),
})
export type VendorAnswer = typeof VendorAnswer.Type

/** Somebody of a site: of its standing people, or arranged there. */
export const SiteStaffView = Schema.Struct({
  userId: Int,
  name: Text,
  furiganaName: NullOr(Text),
  trade: NullOr(Text),
  vendorCompanyName: NullOr(Text),
  /** Named by the site itself. */
  isOnSite: Schema.Boolean,
  isLeader: Schema.Boolean,
  /** On how many days he is or was arranged there, and the last of them. */
  days: Int,
  lastDay: NullOr(Text),
})
export type SiteStaffView = typeof SiteStaffView.Type
