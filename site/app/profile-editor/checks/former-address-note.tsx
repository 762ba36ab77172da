import { FormattedMessage } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { useAddress } from "#app/page-root.tsx";

const messages = defineMessages({
  keeps: {
    id: "editor.slug.former",
    defaultMessage: "Your old address {address} keeps working and leads to the new one.",
    description:
      "Before a new address is published: what happens to the old one, such as realtor.example/grace-kim.",
  },
});

/** Says that a former address keeps working. */
export function FormerAddressNote({ slug }: { slug: string }) {
  const { host } = new URL(useAddress().origin);
  return <FormattedMessage {...messages.keeps} values={{ address: `${host}/${slug}` }} />;
}
