import { type SuggestedAddress, suggestAddresses } from "@realtor/api/listing";
import { limits } from "@realtor/api/rules";
import { ComboBox, type ListOption } from "@realtor/ui/combo-box";
import { controlLabelsFor } from "@realtor/ui/labels";
import { useRef } from "react";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAddress } from "#app/page-root.tsx";
import type { Draft } from "#app/profile/draft/draft.ts";
import { useListingStore, useListingValue } from "../document/listing-kind.ts";
import { listingValues } from "../document/listing-values.ts";
import { parseAddress } from "./parse-address.ts";
import { useListingControl } from "./use-listing-control.ts";
import { withAddress } from "./with-address.ts";

/** Letters without which the service searches nothing. */
const minLetters = 3;

/** A pause in typing, before addresses are asked for. */
const pauseMs = 250;

/**
 * The street, with the addresses that the service knows as suggestions. An address that is chosen, typed or pasted
 * as one text fills in the other fields.
 */
export function StreetControl() {
  const { http } = useAdmin();
  const { locale } = useAddress();
  const store = useListingStore();
  const [street] = useListingValue("street");
  const { onBlur, ...control } = useListingControl("street", { mark: "needed" });
  const found = useRef<ReadonlyMap<string, HomeAddress>>(new Map());
  const loadOptions = async (typed: string, signal: AbortSignal): Promise<ListOption[]> => {
    if (typed.trim().length < minLetters) return [];
    await pause(pauseMs, signal);
    const homes = (await suggestAddresses(http, typed.trim())).filter(hasStreet);
    found.current = new Map(homes.map((address) => [toOption(address).value, address]));
    return homes.map(toOption);
  };
  return (
    <ComboBox
      {...control}
      name="street"
      labels={controlLabelsFor(locale).comboBox}
      freeText
      loadOptions={loadOptions}
      maxLength={limits.listingStreet}
      value={street}
      onChange={(typed) => store.change((draft) => withStreet(draft, typed ?? ""), "street")}
      onSuggestion={({ value }) => {
        const address = found.current.get(value);
        if (address) store.change((draft) => withAddress(draft, address));
      }}
      onBlur={() => {
        const parsed = parseAddress(listingValues.street.get(store.getDraft()));
        if (parsed) store.change((draft) => withAddress(draft, parsed));
        onBlur();
      }}
    />
  );
}

type HomeAddress = SuggestedAddress & { street: string };

/** Not a city alone. */
function hasStreet(address: SuggestedAddress): address is HomeAddress {
  return address.street !== null;
}

function toOption({ street, unit, city, state, postalCode }: HomeAddress): ListOption {
  const place = [city, [state, postalCode].filter(Boolean).join(" ")].join(", ");
  return {
    value: [street, unit, place].join("|"),
    label: street,
    description: [unit && `#${unit}`, place].filter(Boolean).join(" · "),
    lang: "en",
  };
}

/** Another street is at another position. */
function withStreet(draft: Draft, street: string): Draft {
  const { latitude, longitude } = listingValues;
  const named = listingValues.street.set(draft, street);
  return latitude.get(named) === null ? named : latitude.set(longitude.set(named, null), null);
}

/** @throws {unknown} The reason of the signal, when it is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (signal.aborted ? reject(signal.reason) : resolve()), ms);
  });
}
