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
  checked: ReadonlySet<AgreementItem>;
  check: (items: readonly AgreementItem[], isChecked: boolean) => void;
  /** The required items that are not checked. */
  missing: readonly AgreementItem[];
  /** Stores the acceptance, with version and time; nothing if it is stored. */
  accept: () => Promise<void>;
}

/** The consents of the agent: checked here, stored when the website is published. */
export function useConsent(agreement: Agreement | null): Consent {
  const { http } = useAdmin();
  const [checked, setChecked] = useState<ReadonlySet<AgreementItem>>(new Set());
  // A failed request does not block: accepting again returns the first acceptance.
  const { data, mutate } = useSWR("agreement", () => getCurrentAgreement(http), {
    revalidateOnFocus: false,
  });
  const acceptance = data && data.version === agreement?.version ? data.acceptance : null;
  return {
    agreement,
    acceptance,
    checked,
    check: (items, isChecked) =>
      setChecked((before) => {
        const next = new Set(before);
        for (const item of items) {
          if (isChecked) next.add(item);
          else next.delete(item);
        }
        return next;
      }),
    missing: acceptance ? [] : requiredAgreementItems.filter((item) => !checked.has(item)),
    async accept() {
      if (acceptance) return;
      const version = agreement?.version ?? data?.version ?? "";
      const accepted = await acceptAgreement(http, { version, items: [...checked] });
      await mutate({ version, acceptance: accepted }, { revalidate: false });
    },
  };
}
