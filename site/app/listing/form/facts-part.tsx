import { homePropertyTypes } from "@realtor/api/home";
import { Disclosure } from "@realtor/ui/disclosure";
import { useIntl } from "react-intl";
import { homeArea } from "#app/i18n/formats/home-area.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import * as fieldCss from "#app/profile/field/form.css.ts";
import { isEmpty } from "../document/listing-content.ts";
import { useListingValue } from "../document/listing-kind.ts";
import { listingLens } from "../document/listing-values.ts";
import { dollars, ListingNumber, ListingSelect, yearFormat } from "./listing-controls.tsx";
import { Features } from "./features.tsx";
import * as css from "./part.css.ts";
import { Part } from "./part.tsx";

/** The kind of home and its numbers. */
export function FactsPart() {
  const { formatMessage } = useIntl();
  const [kind] = useListingValue("kind");
  // Land has no rooms.
  const mark = kind === "land" ? "optional" : "needed";
  return (
    <Part id="facts">
      <div className={`${css.three} ${css.wideFirst}`}>
        {/* A select is more than one element. */}
        <div>
          <ListingSelect
            id="kind"
            mark="needed"
            placeholder={formatMessage({ id: "listing-form.choose" })}
            options={homePropertyTypes.map((value) => ({
              value,
              label: formatMessage({ id: `listing-form.kind.${value}` }),
            }))}
          />
        </div>
        <ListingNumber id="bedrooms" mark={mark} max={100} />
        {/* A half bath is .5. */}
        <ListingNumber
          id="bathrooms"
          mark={mark}
          step={0.5}
          max={100}
          format={{ maximumFractionDigits: 1 }}
        />
      </div>
      <div className={fieldCss.twoColumns}>
        <AreaControl id="livingArea" />
        <AreaControl id="lotSize" />
      </div>
      <div className={css.rows}>
        <MoreFacts />
        <Features />
      </div>
    </Part>
  );
}

/** An area in square feet, with the units of Korea or Japan below it. */
function AreaControl({ id }: { id: "livingArea" | "lotSize" }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const [area] = useListingValue(id);
  const inUnits = (["m2", "pyeong"] as const).map((unit) => homeArea(area ?? 0, unit, locale));
  return (
    <div>
      <ListingNumber id={id} mark="optional" hint={formatMessage({ id: "listing-form.sqft" })} />
      <output className={css.note}>
        {locale !== "en" && area !== null && inUnits.join(" · ")}
      </output>
    </div>
  );
}

const more = ["yearBuilt", "garageSpaces", "fee", "taxAmount"] as const;

/** What few visitors ask for first. */
function MoreFacts() {
  const { formatMessage } = useIntl();
  const count = useDeferredSelector(
    (draft) => more.filter((id) => !isEmpty(listingLens(id).get(draft))).length,
  );
  return (
    <Disclosure
      title={formatMessage({ id: "listing-form.facts.more" })}
      detail={formatMessage({ id: "listing-form.facts.count" }, { n: count, total: more.length })}
    >
      <div className={`${fieldCss.twoColumns} ${css.folded}`}>
        <ListingNumber id="yearBuilt" format={yearFormat} max={2200} />
        <ListingNumber id="garageSpaces" max={100} />
        <ListingNumber id="fee" format={dollars} />
        <ListingNumber id="taxAmount" format={dollars} />
      </div>
    </Disclosure>
  );
}
