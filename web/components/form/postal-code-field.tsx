import { useQuery } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { normalisePostalCode } from "#modules/kernel/fields/normalise.ts"
import { Button } from "@/components/ui/button.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { type PostalPlace, placesQuery, wholePostalCode } from "@/lib/postal-places.ts"
import type { FieldLooks } from "./labelled.tsx"
import { TextField } from "./text-field.tsx"

interface PostalCodeFieldProps extends BoundField<string>, FieldLooks {
  readonly address: Pick<BoundField<string>, "value" | "onChange">
  /** 都道府県 by its number, where the form has it apart from the address. */
  readonly ken?: { readonly value: string | number; readonly choose: (kenId: number) => void }
}
/** 郵便番号: its seventh digit fills what is empty, and asks before it takes the place of what was typed. */
export function PostalCodeField({ address, ken, ...field }: PostalCodeFieldProps) {
  const { t } = useTranslation("form")
  const [typed, setTyped] = useState<string>()
  const code = typed === undefined ? undefined : wholePostalCode(typed)
  const { data: places } = useQuery({ ...placesQuery(code ?? ""), enabled: code !== undefined })
  const textOf = (place: PostalPlace) => (ken === undefined ? `${place.prefecture}${place.address}` : place.address)
  const put = (place: PostalPlace) => {
    ken?.choose(place.kenId)
    address.onChange(textOf(place))
  }
  const isThere = (place: PostalPlace) =>
    address.value.startsWith(textOf(place)) && (ken === undefined || Number(ken.value) === place.kenId)
  const arrived = useEffectEvent(([place, ...more]: ReadonlyArray<PostalPlace>) => {
    const isOtherKen = ken !== undefined && ken.value !== "" && Number(ken.value) !== place?.kenId
    if (place !== undefined && more.length === 0 && address.value.trim() === "" && !isOtherKen) put(place)
  })
  useEffect(() => {
    if (places !== undefined) arrived(places)
  }, [places])
  const others = (places ?? []).filter((place) => !isThere(place))
  const isSettled = places === undefined || (places.length > 0 && others.length < places.length)
  return (
    <TextField
      {...field}
      normalise={normalisePostalCode}
      placeholder="135-0042"
      onChange={(text) => {
        setTyped(text)
        field.onChange(text)
      }}
      hint={
        isSettled ? (
          field.hint
        ) : (
          <span role="status" className="flex flex-col items-start gap-1">
            {places.length === 0 && t("postalCode.unknown")}
            {others.map((place) => (
              <Button key={place.kenId + place.address} variant="quiet" size="sm" onClick={() => put(place)}>
                {t("postalCode.take", { place: `${place.prefecture}${place.address}` })}
              </Button>
            ))}
          </span>
        )
      }
    />
  )
}
