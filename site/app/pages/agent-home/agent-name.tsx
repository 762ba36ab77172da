import type { RealtorProfile } from "@realtor/api/loaning";
import { useAdmin } from "#app/admin/admin-context.ts";
import { homepageName } from "#app/data/homepage-name.ts";
import { useAddress } from "#app/page-root.tsx";
import { greetingName } from "./greeting-name.ts";

/** The agent's name as a greeting uses it; the account's name where the website has none. */
export function AgentName({ website }: { website: RealtorProfile }) {
  const { locale } = useAddress();
  const { user } = useAdmin();
  const { displayName } = homepageName(website, locale);
  const lang = displayName.text === "" ? "en" : displayName.lang;
  return (
    <span translate="no" lang={lang}>
      {greetingName(displayName.text || user.name, lang)}
    </span>
  );
}
