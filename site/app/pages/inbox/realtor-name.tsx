import { type ContactRequest, getRealtor } from "@realtor/api/loaning";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { homepageName } from "#app/data/homepage-name.ts";
import { useAddress } from "#app/page-root.tsx";

type Addressee = NonNullable<ContactRequest["realtor"]>;

/** Name and color of the agent that a request is for, in the page's language. */
export interface RealtorIdentity {
  name: string;
  lang: string;
  /** `#RRGGBB`, where one was chosen. */
  color: string | undefined;
}

/** Fetched once per homepage; until then, and on failure, the account's name. */
export function useRealtorIdentity({ id, userName }: Addressee): RealtorIdentity {
  const { http } = useAdmin();
  const { locale } = useAddress();
  const { data } = useSWR(
    ["realtor-identity", id] as const,
    ([, realtorId]) => getRealtor(http, realtorId, { asOwner: true }),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (!data) return { name: userName, lang: "en", color: undefined };
  const { displayName } = homepageName(data, locale);
  return {
    name: displayName.text || userName,
    lang: displayName.lang,
    color: data.designMainColor || undefined,
  };
}

export function RealtorName({ realtor }: { realtor: Addressee }) {
  const { name, lang } = useRealtorIdentity(realtor);
  return <span lang={lang}>{name}</span>;
}
