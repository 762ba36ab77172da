import { checkAddress } from "@realtor/api/loaning";
import { checkSlug, reservedSlugs } from "@realtor/api/rules";
import { useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useDebouncedValue } from "#app/admin/use-debounced-value.ts";
import type { MessageKey } from "#app/i18n/messages.ts";
import { proposeAddresses } from "./propose-addresses.ts";

export type AddressCheck =
  | { kind: "own" | "free" | "checking" }
  | { kind: "wrong"; text: string; proposals: readonly string[] };

interface AddressOptions {
  /** The address that the website has already. */
  own?: string;
  /** The website, whose own address does not count as taken. */
  realtorId?: string;
  /** The agent's English name, from which proposals are made. */
  nameEn: string;
}

const messageOf: Readonly<Record<string, MessageKey>> = {
  "slug.format": "admin.address.digits",
  "slug.length": "admin.address.length",
  "slug.reserved": "admin.address.reserved",
  "slug.taken": "admin.address.taken",
  "slug.tooManyChanges": "admin.address.tooManyChanges",
};

/** ms without a key before the service is asked. */
const debounceMs = 400;
/** Each proposal is checked, and two are shown. */
const shownProposals = 2;

/**
 * Checks an address while it is typed: its form immediately, and with the service whether it is taken. An empty
 * address is not wrong yet.
 */
export function useAddressCheck(typed: string, options: AddressOptions): AddressCheck {
  const { own, realtorId, nameEn } = options;
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const settled = useDebouncedValue(typed, debounceMs);
  const wrongForm = checkSlug(typed, reservedSlugs);
  const isAsked = wrongForm === null && settled === typed && typed !== own;
  const { data, error } = useSWR(
    isAsked ? ["address", settled, realtorId] : null,
    async ([, address, id]: [string, string, string | undefined]) => {
      const website = id === undefined ? {} : { realtorId: id };
      const { code } = await checkAddress(http, address, website);
      if (code !== "slug.taken") return { code, proposals: [] };
      const candidates = proposeAddresses(nameEn, address);
      const codes = await Promise.all(candidates.map((one) => checkAddress(http, one, website)));
      const free = candidates.filter((_, index) => codes[index]?.code === null);
      return { code, proposals: free.slice(0, shownProposals) };
    },
    { revalidateOnFocus: false },
  );
  const toWrong = (code: string, proposals: readonly string[] = []): AddressCheck => {
    const message = messageOf[code] ?? "admin.address.digits";
    const isTaken = code === "slug.taken" && proposals.length === 0;
    return {
      kind: "wrong",
      text: formatMessage({ id: isTaken ? "admin.address.takenOnly" : message }),
      proposals,
    };
  };
  if (typed === own) return { kind: "own" };
  if (typed === "") return { kind: "checking" };
  // An address that is still being typed is not too short.
  if (wrongForm === "slug.length" && settled !== typed) return { kind: "checking" };
  if (wrongForm) return toWrong(wrongForm);
  // Saving checks again.
  if (error) return { kind: "free" };
  if (!data) return { kind: "checking" };
  return data.code ? toWrong(data.code, data.proposals) : { kind: "free" };
}
