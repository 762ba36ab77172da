import { ApiError } from "@realtor/api/http";
import { getListing, type ListingDocument } from "@realtor/api/listing";
import type { RealtorProfile } from "@realtor/api/loaning";
import { values } from "@realtor/profile/values";
import { type ComponentProps, useMemo, useState } from "react";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { LoadState } from "#app/admin/list-screen.tsx";
import { useAddress } from "#app/page-root.tsx";
import { toPublicDraft } from "#app/profile/draft/draft.ts";
import { WebsiteLoader } from "#app/admin/website-loader.tsx";
import { readHome } from "../../document/home.ts";
import { ListingProvider } from "../../document/listing-provider.tsx";
import { newListing, newListingId } from "../../document/listing-service.ts";
import { todayAtHome } from "../../document/today-at-home.ts";
import { useListingEntries } from "../../document/use-listings.ts";
import { EditScreen } from "./edit-screen.tsx";
import * as css from "./edit-screen.css.ts";
import { NoListing } from "./no-listing.tsx";
import { WordsScreen } from "../words/words-screen.tsx";

/** The form of the listing in the URL, or why it has none. */
export function ListingLoader() {
  const { params } = useAddress();
  const id = params?.["id"] ?? newListingId;
  if (id !== newListingId) return <StoredListing id={id} />;
  return <WebsiteLoader>{(website) => <NewListing website={website} />}</WebsiteLoader>;
}

/** A listing that is made with the first key: for sale, from today, by the agent's brokerage. */
function NewListing({ website }: { website: RealtorProfile }) {
  const [stored] = useState(() => {
    const profile = toPublicDraft(website);
    return newListing(
      {
        offer: "sale",
        status: "active",
        listedOn: todayAtHome({}),
        brokerageName: values.agency.get(profile),
        brokerageLicense: values.companyLicense.get(profile),
      },
      { id: website.id, desiredUrl: website.desiredUrl },
    );
  });
  return <OpenListing stored={stored} website={website} />;
}

function StoredListing({ id }: { id: string }) {
  const { http, user } = useAdmin();
  const { data, error, mutate } = useSWR(
    ["listing", id, user.id],
    () => getListing(http, id),
    // The form detects newer versions when it saves.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 403) return <NoListing kind="other" />;
  if (status === 404 || data?.deletedAt !== undefined) return <NoListing kind="missing" />;
  if (!data) return <Loading error={error} onRetry={() => void mutate()} />;
  return (
    <WebsiteLoader>{(website) => <OpenListing stored={data} website={website} />}</WebsiteLoader>
  );
}

function OpenListing(listing: { stored: ListingDocument; website: RealtorProfile }) {
  const { stored, website } = listing;
  if (stored.kind === "words") return <WordsOfHome stored={stored} website={website} />;
  return (
    <ListingProvider stored={stored}>
      <EditScreen website={website} />
    </ListingProvider>
  );
}

/** The words about a home of an MLS, which is read from the list. */
function WordsOfHome({ stored, website }: { stored: ListingDocument; website: RealtorProfile }) {
  const { entries, error, mutate } = useListingEntries(website.id);
  const homes = useMemo(() => entries?.map(readHome), [entries]);
  const home = homes?.find(({ key }) => key === stored.listingKey);
  if (!homes) return <Loading error={error} onRetry={() => void mutate()} />;
  if (!home) return <NoListing kind="missing" />;
  return (
    <ListingProvider stored={stored}>
      <WordsScreen home={home} homes={homes} website={website} />
    </ListingProvider>
  );
}

function Loading(state: Pick<ComponentProps<typeof LoadState>, "error" | "onRetry">) {
  return (
    <LoadState
      {...state}
      className={css.loading}
      loaded={false}
      skeleton={{ shape: "text", count: 6 }}
    />
  );
}
