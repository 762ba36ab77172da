import { homepageLabelsFor } from "@realtor/ui/labels";
import { type ListingContent, listingLabelsFor } from "@realtor/ui/listing";
import type { ListingStaticProps } from "./listing-props.ts";

/** Creates what the static islands of a listing page render. */
export function createStaticProps(
  content: ListingContent,
  page: Omit<ListingStaticProps, "content" | "labels">,
): ListingStaticProps {
  const { agent, template, locale } = content;
  const { homepage, common, footer } = homepageLabelsFor(template, locale);
  const listing = listingLabelsFor(locale, agent.repliesWithinDay);
  return { ...page, content, labels: { listing, common, homepage, footer } };
}
