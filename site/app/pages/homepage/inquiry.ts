import type { HomepageContent } from "@realtor/ui/templates";

/** The key of the home in `?about=`; undefined unless it is one of the page's listings. */
export function inquiryListingKey(
  listings: HomepageContent["listings"],
  search: string,
): string | undefined {
  if (listings.state !== "ready") return undefined;
  const key = new URLSearchParams(search).get("about");
  return listings.items.find((home) => home.key === key)?.key;
}

/**
 * Returns the message of the contact form for the home in `?about=`. A message that the visitor wrote
 * stays; one about another home is replaced. `template` has the token `{address}`.
 */
export function inquiryAbout(
  message: string,
  listings: HomepageContent["listings"],
  search: string,
  template: string,
): string {
  if (listings.state !== "ready") return message;
  const key = new URLSearchParams(search).get("about");
  const messages = new Map(
    listings.items.map(({ key: home, street, city, state }) => {
      const address = [street, city, state].filter(Boolean).join(", ");
      return [home, template.replace("{address}", () => address)] as const;
    }),
  );
  const isOurs = message.trim() === "" || [...messages.values()].includes(message);
  return (isOurs && key && messages.get(key)) || message;
}
