import { type ContactRequest, getRealtor } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { homepageName } from "#app/data/homepage-name.ts";
import { readAgent } from "#app/data/read-agent.ts";
import { useAddress } from "#app/page-root.tsx";

type Addressee = NonNullable<ContactRequest["realtor"]>;

/** Name and color of the agent that a request is for, in the page's language. */
export interface RealtorIdentity {
  name: string;
  lang: string;
  /** `#RRGGBB`; undefined until it is loaded. */
  color: string | undefined;
}

/** Fetched once per website; nothing is fetched without an id. */
function useRealtor(id: string | null) {
  const { http } = useAdmin();
  return useSWR(
    id === null ? null : (["realtor-identity", id] as const),
    ([, realtorId]) => getRealtor(http, realtorId, { asOwner: true }),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  ).data;
}

/** Until it is loaded, and on failure, the account's name. */
export function useRealtorIdentity({ id, userName }: Addressee): RealtorIdentity {
  const { locale } = useAddress();
  const data = useRealtor(id);
  if (!data) return { name: userName, lang: "en", color: undefined };
  const { displayName } = homepageName(data, locale);
  return {
    name: displayName.text || userName,
    lang: displayName.lang,
    color: readAgent(data, locale).design.mainColor,
  };
}

/** The agent's name in a language; empty for a deleted website. */
export function useAgentName(realtor: Addressee | null, locale: Locale): string {
  const data = useRealtor(realtor?.id ?? null);
  if (!realtor) return "";
  return (data && homepageName(data, locale).displayName.text) || realtor.userName;
}

export function RealtorName({ realtor }: { realtor: Addressee }) {
  const { name, lang } = useRealtorIdentity(realtor);
  return <span lang={lang}>{name}</span>;
}
