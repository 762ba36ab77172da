// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { ListingEntry } from "@realtor/api/listing";
import type { RealtorProfile } from "@realtor/api/loaning";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadParts } from "#app/admin/lazy-part.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { component } from "#app/pages/editor/editor.page.tsx";
import { fakeService, pageOf, problem } from "#test/fakes/fake-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";

vi.mock("#app/fonts/full.css", () => ({}));
// The preview needs a browser with layout.
vi.mock("#app/profile/screens/editor/preview/preview-pane.tsx", () => ({
  PreviewPane: () => null,
}));

const stored: RealtorProfile = {
  id: "1",
  userName: "Nora Vale",
  desiredUrl: "nora",
  createdAt: "2026-11-20T00:00:00.000Z",
  updatedAt: "2026-11-20T00:00:00.000Z",
  licenseNumber: "CA DRE 00000001",
  activityRegion: [{ state: "CA", city: "Irvine" }],
  isMakeHomepage: "Y",
};

type Changes = Partial<Omit<ListingEntry, "listing">> & {
  listing?: Partial<ListingEntry["listing"]>;
};

function entryOf(key: string, { listing, ...changes }: Changes = {}): ListingEntry {
  return {
    id: `id-${key}`,
    listingKey: key,
    kind: "manual",
    isPublished: "Y",
    hasDraft: "N",
    isHidden: "N",
    updatedAt: "2026-11-28T00:00:00.000Z",
    languages: ["ko", "en", "ja"],
    allowsWords: "Y",
    ...changes,
    listing: {
      listingKey: key,
      standardStatus: "Active",
      propertyType: "Residential",
      unparsedAddress: `${key} Bend, Irvine, CA 92618`,
      city: "Irvine",
      stateOrProvince: "CA",
      listPrice: 1_890_000,
      ...listing,
    },
  };
}

const ofMls = { kind: "words", id: null, updatedAt: null, languages: [] } as const;
const crmls = { originatingSystemName: "CRMLS", publicRemarks: "A home." };

const documentOf = (key: string, updatedAt: string) => ({
  id: `id-${key}`,
  listingKey: key,
  updatedAt,
  realtor: { id: "1", desiredUrl: "nora" },
});

/** Renders the section in English over homes, which the fake service changes as the real one does. */
async function openList(entries: ListingEntry[]) {
  let homes = entries;
  const deleted = new Map<string, ListingEntry>();
  const service = fakeService(
    ({ path }) => (path.endsWith("/counts") ? { unread: 0 } : undefined),
    ({ path }) => (path.startsWith("/cozying-api/") ? [] : undefined),
    ({ method, path, query }) =>
      method === "GET" && path === "/v1/listings" ? pageOf(homes, query) : undefined,
    ({ method, path }) => {
      const [, , , id = "", action] = path.split("/");
      if (!path.startsWith("/v1/listings/")) return undefined;
      const key = id.replace("id-", "");
      const home = homes.find((one) => one.id === id);
      if (method === "DELETE" && home) {
        deleted.set(id, home);
        homes = homes.filter((one) => one !== home);
      }
      const document = documentOf(key, "2026-11-28T00:00:01.000Z");
      if (action !== "restoration") return document;
      homes = [deleted.get(id) ?? entryOf(key), ...homes];
      return Response.json(document, { status: 201 });
    },
    ({ path }) => (path.startsWith("/v1/realtor/") ? stored : undefined),
  );
  const messages = pageMessages("editor", "listings", "photos");
  renderAdmin(component, { path: "/en/nora/admin#listings", locale: "en", messages });
  const title = await screen.findByRole("heading", { name: "Listings", level: 2 });
  // Two frames after its section; else it could take the focus from what a test focuses.
  await waitFor(() => expect(title).toHaveFocus());
  // What the panels and menus load.
  await loadParts();
  return {
    service,
    user: userEvent.setup(),
    setHomes: (next: ListingEntry[]) => {
      homes = next;
    },
    called: (method: string) => service.calls.filter((call) => call.method === method),
  };
}

/** Presses the button of a home's menu, which is another one once the pointer is on it. */
async function openMenu(user: UserEvent, name: string) {
  const label = `More about ${name} Bend, Irvine`;
  await user.hover(await screen.findByRole("button", { name: label }));
  await user.click(screen.getByRole("button", { name: label }));
  return screen.findByRole("menu");
}

/** The names of the homes below a heading. */
const homesIn = (heading: string) =>
  within(
    screen.getByRole("heading", { name: heading, level: 3 }).closest("section") ?? document.body,
  )
    .getAllByRole("listitem")
    .map((row) => row.querySelector("[data-home]")?.textContent);

beforeEach(() => {
  // A wide window.
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("groups homes, and names address, price, status and the languages without a text", async () => {
  await openList([
    entryOf("27", { isPublished: "N" }),
    entryOf("18", { ...ofMls, languages: ["en"], listing: crmls }),
    entryOf("9", { isHidden: "Y" }),
    entryOf("44", { listing: { standardStatus: "Closed", closePrice: 1_905_000 } }),
  ]);
  await screen.findByText("1 from CRMLS and 2 added by you.");
  expect(homesIn("Not public yet")).toEqual(["27 Bend, Irvine, $1,890,000, Draft, Added by you"]);
  expect(homesIn("Shown to visitors")).toEqual(["18 Bend, Irvine, $1,890,000, Active, CRMLS"]);
  expect(homesIn("Hidden from visitors")).toEqual([
    "9 Bend, Irvine, $1,890,000, Hidden, Added by you",
  ]);
  const closed = screen.getByRole("button", { name: /^Sold and leased/ });
  expect(closed).toHaveAttribute("aria-expanded", "false");
  expect(closed).toHaveTextContent("1");
  // A home of an MLS without a document has no form yet.
  expect(screen.getByRole("button", { name: /^18 Bend/ })).toBeVisible();
  expect(screen.getByRole("link", { name: /^27 Bend/ })).toHaveAttribute(
    "href",
    "/en/nora/admin/listings/id-27",
  );
  expect(screen.getByRole("link", { name: "Add a listing" })).toHaveAttribute(
    "href",
    "/en/nora/admin/listings/new",
  );
});

it("deletes at once, moves the focus to the next row, and takes it back", async () => {
  const { user, called } = await openList([entryOf("27"), entryOf("18"), entryOf("9")]);
  const row = await screen.findByRole("link", { name: /^27 Bend/ });
  row.focus();
  await user.keyboard("m");
  const menu = await screen.findByRole("menu");
  await user.click(within(menu).getByRole("menuitem", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: /^27 Bend/ })).toBeNull());
  expect(screen.getByRole("link", { name: /^18 Bend/ })).toHaveFocus();
  const toast = await screen.findByRole("alertdialog", { name: "Listing deleted" });
  expect(called("DELETE").map(({ path }) => path)).toEqual(["/v1/listings/id-27"]);
  await user.click(within(toast).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(screen.getByRole("link", { name: /^27 Bend/ })).toHaveFocus());
  expect(called("POST").map(({ path }) => path)).toEqual(["/v1/listings/id-27/restoration"]);
});

it("offers what applies to a home: of an MLS words, hiding and no deletion", async () => {
  const { user } = await openList([
    entryOf("27"),
    entryOf("18", { ...ofMls, listing: crmls }),
    entryOf("9", { isPublished: "N" }),
    entryOf("5", { ...ofMls, allowsWords: "N", listing: crmls }),
  ]);
  const itemsOf = async (name: string) => {
    const menu = await openMenu(user, name);
    const items = within(menu).getAllByRole("menuitem");
    const names = items.map((item) => item.textContent);
    const note = menu.getAttribute("aria-describedby");
    const text = note === null ? null : document.getElementById(note)?.textContent;
    await user.keyboard("{Escape}");
    return [...names, ...(text ? [text] : [])];
  };
  expect(await itemsOf("27")).toEqual([
    "Change status Active",
    "Change the price $1,890,000",
    "View the page",
    "Copy link",
    "Flyer",
    "Duplicate as a draft",
    "Hide from visitors",
    "Delete",
  ]);
  expect(await itemsOf("18")).toEqual([
    "Write about this home 0 languages",
    "View the page",
    "Copy link",
    "Flyer",
    "Hide from visitors",
    "Price and status come from CRMLS",
  ]);
  expect(await itemsOf("5")).toHaveLength(5);
  expect(await itemsOf("9")).toEqual([
    "Change status Active",
    "Change the price $1,890,000",
    "Duplicate as a draft",
    "Delete",
  ]);
});

it("adds a home by N on the list, and not in a menu, where it leads to a name", async () => {
  const { user } = await openList([entryOf("27")]);
  const link = await screen.findByRole("link", { name: "Add a listing" });
  const onClick = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  link.addEventListener("click", onClick);
  const menu = await openMenu(user, "27");
  await user.keyboard("n");
  expect(onClick).not.toHaveBeenCalled();
  expect(menu).toBeVisible();
  await user.keyboard("{Escape}");
  screen.getByRole("link", { name: /^27 Bend/ }).focus();
  await user.keyboard("n");
  expect(onClick).toHaveBeenCalledOnce();
});

it("starts a document for a home of an MLS that has none", async () => {
  const { user, service, called } = await openList([entryOf("18", { ...ofMls, listing: crmls })]);
  service.before(({ method, path }) =>
    method === "POST" && path === "/v1/listings"
      ? problem(429, "rate.limited", "Too many requests.")
      : undefined,
  );
  vi.spyOn(console, "error").mockReturnValue();
  await user.click(await screen.findByRole("button", { name: /^18 Bend/ }));
  // Without it there is no form to go to.
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(called("POST").map(({ path, body }) => [path, body])).toEqual([
    ["/v1/listings", { realtorId: "1", listingKey: "18" }],
  ]);
});

it("keeps a home whose deletion is refused, and says why", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { user, service } = await openList([entryOf("27")]);
  service.before(({ method }) =>
    method === "DELETE" ? problem(403, "auth.forbidden", "No.") : undefined,
  );
  const menu = await openMenu(user, "27");
  await user.click(within(menu).getByRole("menuitem", { name: "Delete" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(await screen.findByRole("link", { name: /^27 Bend/ })).toBeVisible();
});

it("is an empty lot without homes: the section has a ring, and adding one is the one blue button", async () => {
  await openList([]);
  expect(
    await screen.findByText("We found no homes under your license, CA DRE 00000001."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Add a listing" })).toBeVisible();
  expect(screen.getByText("Visitors do not see this section")).toBeVisible();
  const nav = screen.getByRole("navigation", { name: "Sections" });
  expect(within(nav).getByRole("link", { name: /^Listings/ })).toHaveAttribute(
    "data-state",
    "empty",
  );
  expect(screen.getByRole("button", { name: "Publish" })).toHaveAttribute("data-quiet");
});

it("where another service keeps the homes, says so and changes nothing", async () => {
  // The route of the list, which it does not know, is 404.
  vi.spyOn(console, "error").mockReturnValue();
  fakeService(
    ({ path }) => (path.endsWith("/counts") ? { unread: 0 } : undefined),
    ({ path, query }) =>
      path === "/cozying-api/v1/agent"
        ? query.get("searchType") === "sale"
          ? [entryOf("18", { listing: crmls }).listing]
          : []
        : undefined,
    ({ path }) => (path.startsWith("/v1/realtor/") ? stored : undefined),
  );
  const messages = pageMessages("editor", "listings", "photos");
  renderAdmin(component, { path: "/en/nora/admin#listings", locale: "en", messages });
  expect(await screen.findByText(/^Homes are added in your MLS/)).toBeVisible();
  expect(screen.getByRole("link", { name: /^18 Bend/ })).toHaveAttribute(
    "href",
    "/en/nora/homes/18",
  );
  expect(screen.queryByRole("link", { name: "Add a listing" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^More about/ })).toBeNull();
});
