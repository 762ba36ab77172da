import { getRealtor } from "@realtor/api/loaning";
import type { ContactRequest } from "@realtor/api/loaning";
import { prepareHomepage } from "@realtor/ui/templates";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { dayOfHomes } from "#app/data/day-of-homes.ts";
import { toProfileInput } from "#app/data/profile-input.ts";
import { useAddress } from "#app/page-root.tsx";

type Addressee = NonNullable<ContactRequest["realtor"]>;

/** Who a request is for, in the page's language. */
export interface RealtorFace {
  name: string;
  lang: string;
  /** `#RRGGBB`, where one was chosen. */
  color: string | undefined;
}

/** Looked up once for each homepage; until then, and without an answer, the account's own name. */
export function useRealtorFace({ id, userName }: Addressee): RealtorFace {
  const { http } = useAdmin();
  const { locale } = useAddress();
  const { data } = useSWR(
    ["realtor-face", id] as const,
    ([, wanted]) => getRealtor(http, wanted, { asOwner: true }),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (!data) return { name: userName, lang: "en", color: undefined };
  const today = dayOfHomes(new Date(data.updatedAt));
  const { name } = prepareHomepage(toProfileInput(data), null, locale, { today });
  return {
    name: name.shown.text || userName,
    lang: name.shown.lang,
    color: data.designMainColor || undefined,
  };
}

/** The name alone. */
export function RealtorName({ realtor }: { realtor: Addressee }) {
  const { name, lang } = useRealtorFace(realtor);
  return <span lang={lang}>{name}</span>;
}
