import type { ContactListing, ContactRequest } from "@realtor/api/loaning";
import { TextLink } from "@realtor/ui/text-link";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { resolveImage } from "#app/data/image-url.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { listingName, listingPath, listingPrice } from "./contact-listing.ts";
import * as css from "./listing-fact.css.ts";

interface ListingFactProps {
  listing: ContactListing;
  realtor: ContactRequest["realtor"];
}

/**
 * The home that a contact request is about, as it was when the request was sent, with a link to its
 * page.
 */
export function ListingFact({ listing, realtor }: ListingFactProps) {
  const { locale } = useAddress();
  const price = listingPrice(listing, locale);
  const path = listingPath({ listing, realtor });
  return (
    <div className={css.listing}>
      {listing.imageUrl !== null && <Photo url={listing.imageUrl} />}
      <p className={css.text}>
        {price !== null && <span className={css.price}>{price}</span>}
        <span lang="en">{listingName(listing)}</span>
      </p>
      {path !== null && (
        <TextLink href={localePath(path, locale)}>
          <FormattedMessage
            id="inbox.listing.open"
            defaultMessage="Open listing"
            description="Link to the page of the home that a contact request is about."
          />
        </TextLink>
      )}
    </div>
  );
}

/** Nothing when the photo no longer exists: the home may be withdrawn. */
function Photo({ url }: { url: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  const { src, srcSet } = resolveImage(url, [160, 320]);
  return (
    <img
      className={css.photo}
      src={src}
      srcSet={srcSet || undefined}
      sizes="96px"
      alt=""
      width={96}
      height={64}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
