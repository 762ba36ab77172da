import { limits } from "@realtor/api/rules";
import { CheckIcon } from "@realtor/ui/icons";
import { FormattedMessage, useIntl } from "react-intl";
import { useListingValue } from "../document/listing-kind.ts";
import { ListingText } from "./listing-controls.tsx";
import { knownVideo } from "./known-video.ts";
import * as css from "./part.css.ts";
import { Part } from "./part.tsx";
import { StoredPicture } from "./stored-picture.tsx";

/** Addresses of a video and of a tour, and a floor plan. */
export function LinksPart() {
  const { formatMessage } = useIntl();
  return (
    <Part id="links" meta={formatMessage({ id: "listing-form.optional" })}>
      <LinkControl id="videoUrl" />
      <LinkControl id="tourUrl" />
      <FloorPlan />
    </Part>
  );
}

/** A picture of the floor plan. A home can have several, of which a form that knows one keeps the others. */
function FloorPlan() {
  const { formatMessage } = useIntl();
  const [plans, setPlans] = useListingValue("plans");
  const [first, ...others] = plans ?? [];
  return (
    <StoredPicture
      url={first}
      name={formatMessage({ id: "listing-form.field.plans" })}
      hint={formatMessage({ id: "listing-form.plan.hint" })}
      onChange={(url) => setPlans([url, ...others])}
      onRemove={() => setPlans(others)}
    />
  );
}

function LinkControl({ id }: { id: "videoUrl" | "tourUrl" }) {
  const [url] = useListingValue(id);
  const known = knownVideo(url);
  return (
    <div>
      <ListingText
        id={id}
        type="url"
        max={limits.webAddress}
        autoComplete="off"
        spellCheck={false}
        normalize={withScheme}
      />
      <output>
        {known && (
          <span className={css.known}>
            <CheckIcon />
            <FormattedMessage id={`listing-form.video.${known}`} />
          </span>
        )}
      </output>
    </div>
  );
}

/** An address that is typed without `https://` has it. */
function withScheme(typed: string): string {
  const text = typed.trim();
  return text === "" || text.includes("://") ? text : `https://${text}`;
}
