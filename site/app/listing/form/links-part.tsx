import { limits } from "@realtor/api/rules";
import { CheckIcon } from "@realtor/ui/icons";
import { FormattedMessage, useIntl } from "react-intl";
import { useListingValue } from "../document/listing-kind.ts";
import { ListingText } from "./listing-controls.tsx";
import { knownVideo } from "./known-video.ts";
import * as css from "./part.css.ts";
import { Part } from "./part.tsx";

/** Addresses of a video and of a tour. */
export function LinksPart() {
  const { formatMessage } = useIntl();
  return (
    <Part id="links" meta={formatMessage({ id: "listing-form.optional" })}>
      <LinkControl id="videoUrl" />
      <LinkControl id="tourUrl" />
    </Part>
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
