import { ApiError } from "@realtor/api/http";
import {
  changeListingStatus,
  createListing,
  deleteListing,
  getListing,
  type ListingDocument,
  type ListingEntry,
  type ListingStatusChange,
  restoreListing,
  updateListing,
} from "@realtor/api/listing";
import { useToast } from "@realtor/ui/toast";
import { useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { failureText } from "#app/admin/failure-text.ts";
import type { Home } from "./home.ts";
import { useListingEntries } from "./use-listings.ts";

/** Status, dates and price of a home by hand. */
export type StatusChange = ListingStatusChange["before"];

export interface ListingActions {
  /** Rejects if the service refuses it. Returns what loads the list again. */
  changeStatus: (home: Home, change: StatusChange, done: string) => Promise<() => Promise<void>>;
  /** Hides a home from visitors, or shows it again. */
  setHidden: (home: Home, isHidden: boolean) => Promise<void>;
  remove: (home: Home) => Promise<void>;
  /** Starts a draft with what is known of a home. Returns its id, null if it failed. */
  duplicate: (home: Home) => Promise<string | null>;
  /** The id of the document of a home, which is made for one of an MLS; null if it failed. */
  openDocument: (home: Home) => Promise<string | null>;
  /** Loads the list, and the homes in the preview of the website, again. */
  refresh: () => Promise<void>;
}

type TakeBack = () => Promise<unknown>;

/** Called with the key of a home that came back to the list. */
type OnReturn = (key: string) => void;

/** What an agent does with the homes of a website: at once, and a toast takes it back. */
export function useListingActions(realtorId: string, onReturn: OnReturn): ListingActions {
  const intl = useIntl();
  const { http } = useAdmin();
  const toast = useToast();
  const { mutate } = useListingEntries(realtorId);
  const { mutate: mutateAll } = useSWRConfig();

  /** The list, and the homes in the preview of the website. */
  const refresh = async () => {
    await Promise.all([mutate(), mutateAll((key) => Array.isArray(key) && key[0] === "listings")]);
  };
  const fail = (error: unknown) => toast({ text: failureText(error, intl), severity: "error" });

  function offerUndo({ key }: Home, text: string, takeBack: TakeBack) {
    const undo = async () => {
      try {
        await takeBack();
        onReturn(key);
      } catch (error) {
        fail(error);
      }
      await refresh();
    };
    toast({
      text,
      action: {
        label: intl.formatMessage({ id: "listings.undo" }),
        onPress: () => void undo(),
      },
    });
  }

  /** Shows the change before the service has it, so that the focus moves at once. */
  async function act(home: Home, done: string, run: () => Promise<TakeBack>, next: Next) {
    await mutate((entries) => entries && next(entries), { revalidate: false });
    try {
      offerUndo(home, done, await run());
    } catch (error) {
      fail(error);
    }
    await refresh();
  }

  async function readDocument({ entry }: Home): Promise<ListingDocument> {
    if (entry.id !== null) return getListing(http, entry.id);
    return createListing(http, { realtorId, listingKey: entry.listingKey });
  }

  async function orNull(find: () => Promise<string>): Promise<string | null> {
    try {
      return await find();
    } catch (error) {
      fail(error);
      return null;
    }
  }

  return {
    async changeStatus(home, change, done) {
      const id = home.entry.id ?? "";
      const set = async (updatedAt: string, next: StatusChange) =>
        changeListingStatus(http, id, { ...next, updatedAt });
      const { document, before } = await set(home.entry.updatedAt ?? "", change).catch(
        async (error: unknown) => {
          // What another device changed meanwhile is not what is changed here.
          if (!(error instanceof ApiError) || error.code !== "listing.stale") throw error;
          return set((await getListing(http, id)).updatedAt, change);
        },
      );
      offerUndo(home, done, () => set(document.updatedAt, before));
      return refresh;
    },
    async setHidden(home, isHidden) {
      const flag = (hidden: boolean) => (hidden ? "Y" : "N");
      const hide = async (document: ListingDocument, hidden: boolean) =>
        updateListing(http, document.id, {
          updatedAt: document.updatedAt,
          isHidden: flag(hidden),
        });
      await act(
        home,
        intl.formatMessage({ id: isHidden ? "listings.done.hidden" : "listings.done.unhidden" }),
        async () => {
          const document = await hide(await readDocument(home), isHidden);
          return () => hide(document, !isHidden);
        },
        (entries) => replace(entries, home, { isHidden: flag(isHidden) }),
      );
    },
    async remove(home) {
      const id = home.entry.id ?? "";
      await act(
        home,
        intl.formatMessage({ id: "listings.done.deleted" }),
        async () => {
          await deleteListing(http, id);
          return () => restoreListing(http, id);
        },
        (entries) => entries.filter(({ listingKey }) => listingKey !== home.key),
      );
    },
    duplicate: (home) =>
      orNull(async () => {
        const copyOf = home.entry.id ?? "";
        return (await createListing(http, { realtorId, copyOf })).id;
      }),
    refresh,
    openDocument: (home) => orNull(async () => home.entry.id ?? (await readDocument(home)).id),
  };
}

type Next = (entries: readonly ListingEntry[]) => readonly ListingEntry[];

function replace(
  entries: readonly ListingEntry[],
  { key }: Home,
  change: Partial<ListingEntry>,
): ListingEntry[] {
  return entries.map((entry) => (entry.listingKey === key ? { ...entry, ...change } : entry));
}
