import type { ComponentProps } from "react";
import { homepageIdentity } from "#app/data/homepage-name.ts";
import { AccountTrigger } from "#app/layout/account-menu/account-trigger.tsx";
import { useAddress } from "#app/page-root.tsx";
import { useOwnWebsite } from "./use-own-website.ts";

/**
 * The account menu's button with the agent's portrait, and the name in the page's language. Until the
 * website is loaded, and without one, as `AccountTrigger`.
 */
export function AgentTrigger({ name, ...button }: ComponentProps<typeof AccountTrigger>) {
  const { locale } = useAddress();
  const { data: website } = useOwnWebsite();
  if (!website) return <AccountTrigger name={name} {...button} />;
  const { name: names, portrait } = homepageIdentity(website, locale);
  const { text, lang } = names.displayName;
  return (
    <AccountTrigger
      {...(text === "" ? { name } : { name: text, nameLang: lang })}
      portrait={portrait}
      {...button}
    />
  );
}
