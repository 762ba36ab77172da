import { Grid } from "@realtor/ui/grid";
import { Skeleton } from "@realtor/ui/skeleton";
import { listingTypes } from "@realtor/ui/templates";
import { Text } from "@realtor/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { useDeferredField } from "#app/profile/draft/use-draft.ts";
import { countListings, useListings } from "#app/profile/preview/use-preview-data.ts";
import * as css from "./found-listings.css.ts";

/**
 * The number of listings found for the license number. They cannot be edited. See
 * docs/spec/api.md#listings.
 */
export function FoundListings() {
  const { formatMessage } = useIntl();
  const license = useDeferredField("license");
  const listings = useListings();
  return (
    <>
      {listings === undefined ? (
        <Skeleton label={formatMessage({ id: "admin.loading" })} shape="text" count={3} />
      ) : listings === null ? (
        <Text size="caption" tone="secondary">
          <FormattedMessage id="editor.listings.failed" />
        </Text>
      ) : (
        <>
          <Text size="caption" tone="secondary">
            {license.trim() === "" ? (
              <FormattedMessage id="editor.listings.noLicense" />
            ) : countListings(listings) === 0 ? (
              <FormattedMessage id="editor.listings.none" />
            ) : (
              <FormattedMessage id={`editor.listings.market.${listings.market || "none"}`} />
            )}
          </Text>
          <Grid as="dl" columns={4} gap={0} className={css.counts}>
            {listingTypes.map((type) => (
              <div key={type} className={css.count}>
                <dt>
                  <FormattedMessage id={`editor.listings.${type}`} />
                </dt>
                <dd className={css.number}>{listings.byType[type].length}</dd>
              </div>
            ))}
          </Grid>
        </>
      )}
    </>
  );
}
