import { limits } from "@realtor/api/rules";
import { ComboBox } from "@realtor/ui/combo-box";
import { controlLabelsFor } from "@realtor/ui/labels";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import * as fieldCss from "#app/profile/field/form.css.ts";
import { cityOptions } from "#app/profile/field/known-cities.ts";
import { useListingStore, useListingValue } from "../document/listing-kind.ts";
import { DuplicateNotice } from "./duplicate-notice.tsx";
import { ListingSelect, ListingText } from "./listing-controls.tsx";
import * as css from "./part.css.ts";
import { Part } from "./part.tsx";
import { StreetControl } from "./street-control.tsx";
import { useListingControl } from "./use-listing-control.ts";
import { withCity } from "./with-address.ts";

/** Which home it is. */
export function AddressPart() {
  const { formatMessage } = useIntl();
  return (
    <Part id="address">
      <StreetControl />
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
      <div className={css.place}>
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
