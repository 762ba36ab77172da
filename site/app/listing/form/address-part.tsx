import { getCounty, limits } from "@realtor/api/rules";
import { ComboBox } from "@realtor/ui/combo-box";
import { controlLabelsFor } from "@realtor/ui/labels";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import * as fieldCss from "#app/profile/field/form.css.ts";
import { cityOptions, findKnownCity } from "#app/profile/field/known-cities.ts";
import { DraftText } from "#app/profile/field/draft-text.tsx";
import type { Draft } from "#app/profile/draft/draft.ts";
import { useListingStore, useListingValue } from "../document/listing-kind.ts";
import { listingValues } from "../document/listing-values.ts";
import { DuplicateNotice } from "./duplicate-notice.tsx";
import { ListingSelect, ListingText } from "./listing-controls.tsx";
import { parseAddress } from "./parse-address.ts";
import { Part } from "./part.tsx";
import { useListingControl } from "./use-listing-control.ts";

/** Which home it is. An address that is typed or pasted as one text fills in the other fields. */
export function AddressPart() {
  const { formatMessage } = useIntl();
  const store = useListingStore();
  const { onBlur, ...street } = useListingControl("street", { mark: "needed" });
  const splitAddress = () => {
    const parsed = parseAddress(listingValues.street.get(store.getDraft()));
    if (parsed) store.change((draft) => withAddress(draft, parsed));
    onBlur();
  };
  return (
    <Part id="address">
      <DraftText
        control={{ ...street, onBlur: splitAddress }}
        lens={listingValues.street}
        name="street"
        max={limits.listingStreet}
        autoComplete="off"
        autoCapitalize="words"
      />
      <DuplicateNotice />
      <div className={fieldCss.twoColumns}>
        <ListingText id="unit" max={40} mark="optional" autoComplete="off" />
        <ListingText
          id="postalCode"
          max={10}
          mark="needed"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <div className={fieldCss.twoColumns}>
        <CityControl />
        <ListingSelect
          id="state"
          mark="needed"
          placeholder={formatMessage({ id: "listing-form.choose" })}
          options={(["CA", "GA"] as const).map((state) => ({
            value: state,
            label: formatMessage({ id: `listing-form.state.${state}` }),
          }))}
        />
      </div>
    </Part>
  );
}

type Address = NonNullable<ReturnType<typeof parseAddress>>;

/** Parts that the text does not have stay. */
function withAddress(draft: Draft, { street, unit, city, state, postalCode }: Address): Draft {
  const { set } = listingValues.city;
  let next = set(listingValues.street.set(draft, street), city);
  if (unit !== undefined) next = listingValues.unit.set(next, unit);
  if (postalCode !== undefined) next = listingValues.postalCode.set(next, postalCode);
  return withCity(next, city, state);
}

/** With the state and the county of a known city. */
function withCity(draft: Draft, city: string, state = findKnownCity(city)?.state): Draft {
  const named = listingValues.city.set(draft, city);
  const placed = state ? listingValues.state.set(named, state) : named;
  return listingValues.county.set(placed, getCounty(city) ?? "");
}

function CityControl() {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const store = useListingStore();
  const [city] = useListingValue("city");
  const control = useListingControl("city", { mark: "needed" });
  const states = {
    CA: formatMessage({ id: "listing-form.state.CA" }),
    GA: formatMessage({ id: "listing-form.state.GA" }),
  };
  return (
    <ComboBox
      {...control}
      name="city"
      labels={controlLabelsFor(locale).comboBox}
      options={cityOptions(states)}
      freeText
      maxLength={limits.city}
      value={city}
      onChange={(typed) => store.change((draft) => withCity(draft, typed ?? ""), "city")}
    />
  );
}
