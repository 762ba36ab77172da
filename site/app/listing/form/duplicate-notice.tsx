import { listListings } from "@realtor/api/listing";
import { Banner } from "@realtor/ui/banner";
import { Button } from "@realtor/ui/button";
import { Inline } from "@realtor/ui/inline";
import { FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useListingPaths } from "../document/listing-paths.ts";
import { useStoredListing } from "../document/listing-kind.ts";
import { listingControlId } from "./use-listing-control.ts";

/** The agent has a listing with this address: opens it, or asks for the unit. */
export function DuplicateNotice() {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const { duplicateOf, realtor } = useStoredListing();
  const paths = useListingPaths(realtor);
  const { data } = useSWR(duplicateOf === null ? null : ["listings", realtor.id], () =>
    listListings(http, realtor.id),
  );
  if (duplicateOf === null) return null;
  const home = data?.page.find(({ listingKey }) => listingKey === duplicateOf);
  // A home of an MLS without the agent's words has no form.
  const href = home?.id ? paths.form(home.id) : paths.page(duplicateOf);
  return (
    <output>
      <Banner
        severity="warning"
        title={formatMessage({ id: "listing-form.duplicate" })}
        action={
          <Inline gap={16}>
            <Button size="medium" href={href}>
              <FormattedMessage id="listing-form.duplicate.open" />
            </Button>
            <Button
              size="medium"
              variant="text"
              onClick={() => document.getElementById(listingControlId("unit"))?.focus()}
            >
              <FormattedMessage id="listing-form.duplicate.unit" />
            </Button>
          </Inline>
        }
      >
        <FormattedMessage
          id={home?.kind === "words" ? "listing-form.duplicate.mls" : "listing-form.duplicate.own"}
        />
      </Banner>
    </output>
  );
}
