import { type ContactRequest, getRealtor } from "@realtor/api/loaning";
import { prepareHomepage } from "@realtor/ui/templates";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { toProfileInput } from "#app/data/profile-input.ts";
import { dateInState } from "#app/i18n/formats/date-in-state.ts";
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
  const today = dateInState(new Date(data.updatedAt), "CA");
  const { name } = prepareHomepage(toProfileInput(data), null, locale, { today });
  return {
    name: name.displayName.text || userName,
    lang: name.displayName.lang,
    color: data.designMainColor || undefined,
  };
}

export function RealtorName({ realtor }: { realtor: Addressee }) {
  const { name, lang } = useRealtorIdentity(realtor);
  return <span lang={lang}>{name}</span>;
}
