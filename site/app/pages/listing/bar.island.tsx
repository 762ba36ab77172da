import { ListingBar, type ListingBarProps } from "@realtor/ui/listing-bar";

/** Price and a link to the request form. */
export function Bar(props: ListingBarProps) {
  return <ListingBar {...props} />;
}
