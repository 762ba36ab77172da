import { Button } from "@realtor/ui/button";
import { PlusIcon } from "@realtor/ui/icons";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { joinWithAnd } from "#app/i18n/formats/join-words.ts";
import type { Home } from "#app/listing/document/home.ts";
import { listingFormPath } from "#app/listing/document/listing-paths.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDeferredField, useEditorState } from "#app/profile/draft/use-draft.ts";
import * as formCss from "#app/profile/field/form.css.ts";
import * as css from "./listings-section.css.ts";
import { useHomeList } from "./use-home-list.ts";

/** Below the title of the section: how many homes there are, and the way to add one. */
export function ListingsLead() {
  const intl = useIntl();
  const license = useDeferredField("license").trim();
  const { homes, isElsewhere } = useHomeList();
  if (homes === undefined) return null;
  const isEmpty = homes.length === 0;
  return (
    <div className={css.lead}>
      <p className={formCss.lead}>
        {!isEmpty ? (
          countText(homes, intl)
        ) : license === "" ? (
          <FormattedMessage id="listings.noLicense" />
        ) : (
          <FormattedMessage id="listings.empty" values={{ license }} />
        )}
      </p>
      {!isEmpty && !isElsewhere && <AddListing variant="outline" />}
    </div>
  );
}

/** Link to the form of a new home. */
export function AddListing({ variant }: { variant: "outline" | "primary" }) {
  const address = useAddress();
  const slug = useEditorState(({ stored }) => stored.desiredUrl);
  return (
    <Button
      variant={variant}
      size="medium"
      className={css.add}
      href={listingFormPath(slug, "new", address)}
      data-add-listing
    >
      <PlusIcon size={20} />
      <FormattedMessage id="listings.add" />
    </Button>
  );
}

/** "4 from CRMLS and 1 added by you.": homes that are not sold or leased, or else those. */
function countText(homes: readonly Home[], intl: IntlShape): string {
  const current = homes.filter(({ group }) => group !== "closed");
  const counted = current.length > 0 ? current : homes;
  const byMls = Map.groupBy(
    counted.filter(({ isByHand }) => !isByHand),
    ({ mls }) => mls ?? "MLS",
  );
  const added = counted.filter(({ isByHand }) => isByHand).length;
  const parts = [...byMls].map(([mls, { length: n }]) =>
    intl.formatMessage({ id: "listings.count.mls" }, { n, mls }),
  );
  if (added > 0) parts.push(intl.formatMessage({ id: "listings.count.byHand" }, { n: added }));
  return intl.formatMessage({ id: "listings.count" }, { parts: joinWithAnd(parts, intl) });
}
