import {
  acceptAgreement,
  type AgreementAcceptance,
  type AgreementItem,
  getCurrentAgreement,
  requiredAgreementItems,
} from "@realtor/api/loaning";
import { useState } from "react";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import type { Agreement } from "./first-run-context.ts";

export interface Consent {
  agreement: Agreement | null;
  /** The stored acceptance of this version. */
  acceptance: AgreementAcceptance | null;
  ticked: ReadonlySet<AgreementItem>;
  tick: (items: readonly AgreementItem[], isTicked: boolean) => void;
  /** The required items that are not ticked. */
  missing: readonly AgreementItem[];
  /** Stores the acceptance, with version and time; nothing if it is stored. */
  accept: () => Promise<void>;
}

/** The consents of the agent: ticked here, stored when the homepage is published. */
export function useConsent(agreement: Agreement | null): Consent {
  const { http } = useAdmin();
  const [ticked, setTicked] = useState<ReadonlySet<AgreementItem>>(new Set());
  // A failed request does not block: accepting again returns the first acceptance.
  const { data, mutate } = useSWR("agreement", () => getCurrentAgreement(http), {
    revalidateOnFocus: false,
  });
  const acceptance = data && data.version === agreement?.version ? data.acceptance : null;
  return {
    agreement,
    acceptance,
    ticked,
    tick: (items, isTicked) =>
      setTicked((before) => {
        const next = new Set(before);
        for (const item of items) {
          if (isTicked) next.add(item);
          else next.delete(item);
        }
        return next;
      }),
    missing: acceptance ? [] : requiredAgreementItems.filter((item) => !ticked.has(item)),
    async accept() {
      if (acceptance) return;
      const version = agreement?.version ?? data?.version ?? "";
      const accepted = await acceptAgreement(http, { version, items: [...ticked] });
      await mutate({ version, acceptance: accepted }, { revalidate: false });
    },
  };
}
