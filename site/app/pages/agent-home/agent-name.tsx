import type { RealtorProfile } from "@realtor/api/loaning";
import { useAdmin } from "#app/admin/admin-context.ts";
import { homepageName } from "#app/data/homepage-name.ts";
import { useAddress } from "#app/page-root.tsx";
import type { Lang } from "@realtor/api/locales";

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

/**
 * The part of a name that a greeting uses: the given name in English, the family name in Japanese (the
 * first part, or the last one of a name in katakana, whose parts are separated by "・"), and the whole name in
 * Korean. `lang` is the language of the name.
 */
export function greetingName(name: string, lang: Lang): string {
  const whole = name.trim();
  if (lang === "ko") return whole;
  if (lang === "ja" && whole.includes("・")) return whole.split("・").at(-1)?.trim() ?? whole;
  return whole.split(/\s+/)[0] ?? whole;
}
