import type { Running } from "../kernel/product.ts"

/** A sign-in on another device, which still goes on. */
export const otherDevice = ({ owner }: Running, personId: number, at: string) => owner`
  with begun as (
    insert into identity.session (person_id, access_hash, refresh_hash, access_until, refresh_until)
    select ${personId}, sha256(convert_to(${`access ${personId}`}, 'UTF8')), sha256(convert_to(${`refresh ${personId}`}, 'UTF8')),
      ${at}::timestamptz + interval '1 hour', ${at}::timestamptz + interval '20 days'
    returning family, person_id)
  insert into identity.sign_in (family, person_id, at, device, address)
  select family, person_id, ${at}, 'phone', '192.0.2.7' from begun`
