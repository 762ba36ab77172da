import { htmlLang } from "@realtor/api/locales";
import { type BuildingFeature, buildingFeatures } from "@realtor/api/listing";
import { Disclosure } from "@realtor/ui/disclosure";
import { buildingName } from "@realtor/ui/listing";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import * as fieldCss from "#app/profile/field/form.css.ts";
import { useListingValue } from "../document/listing-kind.ts";
import { listingValues } from "../document/listing-values.ts";
import { Chips } from "./chips.tsx";
import * as css from "./part.css.ts";
import { RoomList } from "./room-list.tsx";
import { useListingControl } from "./use-listing-control.ts";

// Object.keys returns string[].
const features = Object.keys(buildingFeatures) as BuildingFeature[];

/** Rooms, and what the building has; folded. */
export function Features() {
  const { formatMessage } = useIntl();
  const count = useDeferredSelector((draft) =>
    [listingValues.rooms, ...features.map((id) => listingValues[id])].reduce(
      (sum, lens) => sum + lens.get(draft).length,
      0,
    ),
  );
  return (
    <Disclosure
      title={formatMessage({ id: "listing-form.features" })}
      detail={
        count === 0
          ? formatMessage({ id: "listing-form.optional" })
          : formatMessage({ id: "listing-form.features.count" }, { n: count })
      }
    >
      <div className={`${fieldCss.fields} ${css.folded}`}>
        <RoomList />
        {features.map((id) => (
          <FeatureChips key={id} id={id} />
        ))}
      </div>
    </Disclosure>
  );
}

/** Lookup values as chips, named in the language of the interface. One that is not offered stays until it is turned off. */
function FeatureChips({ id }: { id: BuildingFeature }) {
  const lang = htmlLang(useAddress().locale);
  const [values, setValues] = useListingValue(id);
  const control = useListingControl(id);
  const offered: readonly string[] = buildingFeatures[id];
  return (
    <Chips
      control={control}
      selection="multiple"
      value={values}
      options={[...new Set([...offered, ...values])].map((value) => {
        const { text, lang: textLang } = buildingName(value, lang);
        return { value, label: text, lang: textLang };
      })}
      onChange={setValues}
    />
  );
}
