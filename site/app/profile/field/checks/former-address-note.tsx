import { FormattedMessage } from "react-intl";
import { useAddress } from "#app/page-root.tsx";

/** Says that a former address keeps working. */
export function FormerAddressNote({ slug }: { slug: string }) {
  const { host } = new URL(useAddress().origin);
  return <FormattedMessage id="editor.slug.former" values={{ address: `${host}/${slug}` }} />;
}
