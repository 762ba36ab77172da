import type { ContactListing, ContactRequest } from "@realtor/api/loaning";
import { Box } from "@realtor/ui/box";
import { Text } from "@realtor/ui/text";
import { TextLink } from "@realtor/ui/text-link";
import { FormattedMessage } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { listingName, listingPath, listingPrice } from "./contact-listing.ts";
import { EntryPhoto } from "./entry-photo.tsx";
import * as css from "./listing-strip.css.ts";

interface ListingStripProps {
  listing: ContactListing;
  realtor: ContactRequest["realtor"];
}

/**
 * The home that a contact request is about, as it was when the request was sent, with a link to its
 * page.
 */
export function ListingStrip({ listing, realtor }: ListingStripProps) {
  const { locale } = useAddress();
  const price = listingPrice(listing, locale);
  const path = listingPath({ listing, realtor });
  return (
    <Box display="flex" alignItems="center" gap={{ default: 16, mobile: 12 }} className={css.strip}>
      <EntryPhoto url={listing.imageUrl} size="strip" />
      <p className={css.text}>
        <span className={css.asked}>
          <FormattedMessage id="inbox.listing" />
        </span>
        {price !== null && <span className={css.price}>{price}</span>}
        <Text as="span" size="small" lang="en">
          {listingName(listing)}
        </Text>
      </p>
      {path !== null && (
        <TextLink className={css.link} href={localePath(path, locale)}>
          <FormattedMessage id="inbox.listing.open" />
        </TextLink>
      )}
    </Box>
  );
}
