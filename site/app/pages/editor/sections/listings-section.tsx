import { Grid } from "@realtor/ui/grid";
import { Skeleton } from "@realtor/ui/skeleton";
import { listingTypes } from "@realtor/ui/templates";
import { Text } from "@realtor/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { adminMessages } from "#app/admin/admin-messages.ts";
import { useDeferredField } from "#app/profile-editor/draft/use-draft.ts";
import { DraftTextField } from "#app/profile-editor/form/text-fields.tsx";
import { countListings, useListings } from "#app/profile-editor/preview/use-preview-data.ts";
import * as css from "./listings-section.css.ts";
import { SectionFrame } from "./section-frame.tsx";

const listingsMarketMessages = defineMessages({
  crmls: {
    id: "editor.listings.market.crmls",
    defaultMessage: "Found in California (CRMLS).",
    description: "Listing service in which the realtor’s listings are searched.",
  },
  fmls: {
    id: "editor.listings.market.fmls",
    defaultMessage: "Found in Georgia (FMLS).",
    description: "Listing service in which the realtor’s listings are searched.",
  },
  none: {
    id: "editor.listings.market.none",
    defaultMessage:
      "We look in California and Georgia, because your areas are in both states or in none.",
    description: "Shown when the listings are searched in all listing services.",
  },
});

const listingsMessages = defineMessages({
  sale: {
    id: "editor.listings.sale",
    defaultMessage: "For sale",
    description: "Label of the number of homes for sale.",
  },
  rent: {
    id: "editor.listings.rent",
    defaultMessage: "For rent",
    description: "Label of the number of homes for rent.",
  },
  sold: {
    id: "editor.listings.sold",
    defaultMessage: "Sold",
    description: "Label of the number of homes sold.",
  },
  rented: {
    id: "editor.listings.rented",
    defaultMessage: "Rented",
    description: "Label of the number of homes rented.",
  },
});

/**
 * The number of listings found for the license number. They cannot be edited. See
 * docs/spec/api.md#listings.
 */
export function ListingsSection() {
  const { formatMessage } = useIntl();
  const license = useDeferredField("license");
  const listings = useListings();
  return (
    <SectionFrame section="listings">
      <DraftTextField
        field="license"
        hint={formatMessage({
          id: "editor.listings.license",
          defaultMessage: "We look for your listings with this number.",
          description: "Explanation of the license number in the section about listings.",
        })}
      />
      {listings === undefined ? (
        <Skeleton label={formatMessage(adminMessages.loading)} shape="text" count={3} />
      ) : listings === null ? (
        <Text size="caption" tone="secondary">
          <FormattedMessage
            id="editor.listings.failed"
            defaultMessage="We cannot load your listings right now. Your website keeps showing the latest ones."
            description="Shown in the section about listings when they could not be loaded."
          />
        </Text>
      ) : (
        <>
          <Text size="caption" tone="secondary">
            {license.trim() === "" ? (
              <FormattedMessage
                id="editor.listings.noLicense"
                defaultMessage="Enter your license number to look for listings."
                description="Shown in the section about listings while there is no license number."
              />
            ) : countListings(listings) === 0 ? (
              <FormattedMessage
                id="editor.listings.none"
                defaultMessage="We found no listings with this number yet. Please check it. New listings appear here by themselves."
                description="Shown in the section about listings when none was found for the license number."
              />
            ) : (
              <FormattedMessage {...listingsMarketMessages[listings.market || "none"]} />
            )}
          </Text>
          <Grid as="dl" columns={4} gap={0} className={css.counts}>
            {listingTypes.map((type) => (
              <div key={type} className={css.count}>
                <dt>
                  <FormattedMessage {...listingsMessages[type]} />
                </dt>
                <dd className={css.number}>{listings.byType[type].length}</dd>
              </div>
            ))}
          </Grid>
        </>
      )}
      <DraftTextField field="zillow" />
    </SectionFrame>
  );
}
