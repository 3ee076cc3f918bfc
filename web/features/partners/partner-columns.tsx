import { Link } from "@tanstack/react-router"
import { TriangleAlert } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { stateOf } from "@/features/invitations/invitation-state.tsx"
import type { ListColumn } from "@/lib/list/column.ts"
import { may } from "@/lib/permissions.tsx"
import { useTermsWords } from "@/lib/use-terms-words.ts"
import { type Kind, paths } from "./kinds.ts"
import type { PartnerRow } from "./partner-queries.ts"
import type { Inviting } from "./use-inviting.tsx"

export const isStopped = ({ status }: Pick<PartnerRow, "status">) => status === 0
export const otherKind = { customer: "vendor", vendor: "customer" } as const satisfies Record<Kind, Kind>
const isAlso = (kind: Kind, row: PartnerRow) => (kind === "customer" ? row.isVendor : row.isCustomer) === 1

/** What the list shows of each; prices are missing for who may not see them. */
export const usePartnerColumns = (
  kind: Kind,
  { draw, invitationOf }: Inviting,
): ReadonlyArray<ListColumn<PartnerRow>> => {
  const { t } = useTranslation(["trading", "labels", "invitations"])
  const termsWords = useTermsWords()
  return useMemo(
    () => [
      {
        key: "name",
        label: t("field.companyName"),
        value: ({ companyName }) => companyName,
        reading: ({ furiganaName }) => furiganaName,
        cell: (row) => <PartnerName kind={kind} row={row} />,
        width: 16,
        grows: true,
        isFixed: true,
      },
      {
        key: "kana",
        label: t("field.furiganaName"),
        value: ({ furiganaName }) => furiganaName,
        width: 12,
        isHidden: true,
      },
      {
        key: "notes",
        label: t("column.notes"),
        value: ({ missing }) => (missing.length > 0 ? t("missing", { count: missing.length }) : null),
        cell: ({ missing }) =>
          missing.length > 0 && (
            <Badge tone="warning">
              <TriangleAlert aria-hidden="true" />
              {t("missing", { count: missing.length })}
            </Badge>
          ),
        width: 9,
      },
      { key: "contact", label: t("field.name"), value: ({ name }) => name, width: 8 },
      { key: "phone", label: t("field.phone"), value: ({ phoneOf }) => phoneOf, width: 9, className: "tnum" },
      { key: "terms", label: t("column.terms"), value: ({ terms }) => termsWords(terms)?.words ?? null, width: 13 },
      {
        key: "invitation",
        label: t("column.invitation"),
        value: (row) => {
          const invitation = invitationOf(row)
          return invitation === undefined ? null : t(`invitations:state.${stateOf(invitation)}`)
        },
        cell: (row) => draw(row).badge ?? null,
        width: 7,
      },
      { key: "inviting", label: t("column.inviting"), value: () => null, cell: (row) => draw(row).buttons, width: 13 },
      ...(["regularUnitPrice", "nightUnitPrice"] as const).map(
        (key): ListColumn<PartnerRow> => ({
          key,
          label: t(`field.${key}`),
          kind: "yen",
          isSent: (row) => row[key] !== undefined,
          value: (row) => row[key] ?? null,
          width: 7,
        }),
      ),
      {
        key: "also",
        label: t("column.also"),
        value: (row) => (isAlso(kind, row) ? t(`labels:${otherKind[kind]}`) : null),
        cell: (row) => isAlso(kind, row) && <Badge tone="outline">{t(`labels:${otherKind[kind]}`)}</Badge>,
        width: 6.5,
        isHidden: true,
      },
      {
        key: "number",
        label: t("field.registrationNumber"),
        value: ({ registrationNumber }) => registrationNumber,
        width: 11,
        isHidden: true,
      },
      { key: "fax", label: t("field.faxNumber"), value: ({ faxNumber }) => faxNumber, width: 9, isHidden: true },
      { key: "email", label: t("field.email"), value: ({ email }) => email, width: 14, isHidden: true },
      { key: "postal", label: t("field.postalCode"), value: ({ postalCode }) => postalCode, width: 7, isHidden: true },
      { key: "address", label: t("field.address"), value: ({ address }) => address, width: 16, grows: true },
      {
        key: "note",
        label: t("field.note"),
        isSent: ({ note }) => note !== undefined,
        value: ({ note }) => note ?? null,
        width: 14,
        isHidden: true,
      },
      {
        key: "status",
        label: t("column.status"),
        value: (row) => t(`status.${isStopped(row) ? "0" : "1"}`),
        width: 6,
        className: (row) => (isStopped(row) ? undefined : "text-success"),
      },
    ],
    [t, kind, termsWords, draw, invitationOf],
  )
}
/** A record opens beside the list, and in its form for who may change it. */
function PartnerName({ kind, row }: { readonly kind: Kind; readonly row: PartnerRow }) {
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      <Link
        to={paths[kind].one}
        params={{ id: String(row.id) }}
        search={may(row, "edit") ? { edit: true } : {}}
        target="_blank"
        tabIndex={-1}
        className="truncate font-medium text-link hover:underline"
      >
        {row.companyName}
      </Link>
      <span className="truncate text-2xs text-muted-foreground">{row.furiganaName}</span>
    </span>
  )
}
