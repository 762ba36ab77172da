// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { ListingEntry } from "@realtor/api/listing";
import { ApiError } from "@realtor/api/http";
import { LocaleProvider } from "@realtor/ui/locale-provider";
import { labelsFor } from "@realtor/ui/labels";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { adminPageMessages } from "#app/admin/load-admin.ts";
import { createIntl, provideIntl } from "#app/i18n/create-intl.tsx";
import { readHome } from "#app/listing/document/home.ts";
import { PageRoot } from "#app/page-root.tsx";
import { HomePanel, type HomePanelProps } from "./home-panel.tsx";

const entry: ListingEntry = {
  id: "1",
  listingKey: "home-1",
  kind: "manual",
  isPublished: "Y",
  hasDraft: "N",
  isHidden: "N",
  updatedAt: "2026-12-02T00:00:00.000Z",
  languages: [],
  allowsWords: "Y",
  listing: {
    listingKey: "home-1",
    standardStatus: "Active",
    propertyType: "Residential",
    unparsedAddress: "27 Sycamore Bend, Irvine, CA 92618",
    city: "Irvine",
    stateOrProvince: "CA",
    listPrice: 1_890_000,
    listingContractDate: "2026-11-13",
  },
};

/** Renders a panel in English over a home in California, on Wednesday, December 2, 2026. */
function open(kind: HomePanelProps["kind"], listing: Partial<ListingEntry["listing"]> = {}) {
  const onChange = vi.fn<HomePanelProps["onChange"]>().mockResolvedValue();
  const onKind = vi.fn<HomePanelProps["onKind"]>();
  const home = readHome({ ...entry, listing: { ...entry.listing, ...listing } });
  render(
    <PageRoot
      component={() => (
        <LocaleProvider locale="en">
          <HomePanel
            home={home}
            kind={kind}
            onKind={onKind}
            onClose={() => undefined}
            onChange={onChange}
          />
        </LocaleProvider>
      )}
      address={{
        locale: "en",
        path: "/nora/admin",
        search: "",
        origin: "https://realtor.example",
        desiredUrl: "nora",
        ownDomain: false,
      }}
      props={{ labels: labelsFor("en") }}
      provideIntl={provideIntl(createIntl("en", adminPageMessages("editor", "listings").en))}
    />,
  );
  return { onChange, onKind, user: userEvent.setup() };
}

const option = (name: RegExp) => screen.getByRole("button", { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-02T18:00:00Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const noDates = {
  showingsFrom: null,
  turnsActive: null,
  closedOn: null,
  closePrice: null,
  hidesClosePrice: null,
};

it("starts at the status now, and sets one without a date by one press", async () => {
  const { user, onChange } = open("status");
  expect(option(/^Active/)).toHaveAttribute("aria-current", "true");
  expect(option(/^Active/)).toHaveFocus();
  expect(screen.getByText("$1,890,000 · Active for 20 days")).toBeVisible();
  await user.keyboard("{Tab}{Tab}");
  expect(option(/^Pending/)).toHaveFocus();
  expect(option(/^Pending/)).toHaveAccessibleName("Pending Stays visible, marked as pending");
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    { status: "pending", ...noDates },
    "Status changed: Pending",
  );
});

it("asks when showings start, with likely days", async () => {
  const { user, onChange } = open("status");
  await user.click(option(/^Coming soon/));
  expect(option(/^Coming soon/)).toHaveAttribute("aria-expanded", "true");
  expect(onChange).not.toHaveBeenCalled();
  const days = within(screen.getByRole("radiogroup", { name: "Likely days" }));
  expect(days.getAllByRole("radio").map((day) => day.textContent.trim())).toEqual([
    "Thu 3",
    "Sat 5",
    "Thu 10",
  ]);
  expect(days.getByRole("radio", { name: "Thu 3" })).toBeChecked();
  await user.click(days.getByRole("radio", { name: "Thu 10" }));
  await user.click(screen.getByLabelText("Becomes Active at 8:00 AM that day"));
  await user.click(option(/^Mark as coming soon$/));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    { status: "comingSoon", ...noDates, showingsFrom: "2026-12-10", turnsActive: "N" },
    "Status changed: Coming soon",
  );
});

it("refuses a first showing day in the past, at its field", async () => {
  const { user, onChange } = open("status");
  await user.click(option(/^Coming soon/));
  const field = screen.getByRole("group", { name: /^Showings start on/ });
  const [, day] = within(field).getAllByRole("spinbutton");
  await user.click(day!);
  await user.keyboard("1");
  await user.click(option(/^Mark as coming soon$/));
  expect(screen.getByText("Choose tomorrow or a later day.")).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

it("keeps the closing day, and a price that visitors need not see", async () => {
  const { user, onChange } = open("status");
  await user.click(option(/^Sold/));
  expect(screen.queryByLabelText("Show the closing price to visitors")).toBeNull();
  await user.type(screen.getByLabelText(/^Closing price/), "1905000");
  await user.click(screen.getByLabelText("Show the closing price to visitors"));
  await user.click(option(/^Mark as sold$/));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    {
      status: "closed",
      ...noDates,
      closedOn: "2026-12-02",
      closePrice: 1_905_000,
      hidesClosePrice: "Y",
    },
    "Status changed: Sold",
  );
});

it("leases a home for rent, which is not sold", () => {
  open("status", { propertyType: "ResidentialLease", leaseAmount: 3200 });
  expect(option(/^Leased/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Sold/ })).toBeNull();
});

it("leads to the price", async () => {
  const { user, onKind } = open("status");
  await user.click(option(/^Change the price/));
  expect(onKind).toHaveBeenCalledExactlyOnceWith("price");
});

it("says what a new price differs by", async () => {
  const { user, onChange } = open("price");
  const field = screen.getByLabelText(/^New price/);
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, "1849000");
  expect(field).toHaveAccessibleDescription("$41,000 lower than now (2.2%).");
  await user.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    { status: "active", price: 1_849_000 },
    "Price changed: $1,849,000",
  );
});

it.each([
  ["", "Enter a price."],
  ["0", "Enter a price."],
  ["1890000", "Enter a price that is not the one now."],
])("asks again for the price %j", async (typed, error) => {
  const { user, onChange } = open("price");
  const field = screen.getByLabelText(/^New price/);
  await user.clear(field);
  if (typed !== "") await user.type(field, typed);
  await user.click(option(/^Change the price$/));
  expect(screen.getByText(error)).toBeVisible();
  expect(field).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

it("keeps what was typed when the service refuses it, and says why", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { user, onChange } = open("price");
  onChange.mockRejectedValue(
    new ApiError({
      status: 429,
      code: "rate.limited",
      message: "Too many requests.",
      reachable: true,
      request: "POST /v1/listings/1/status",
    }),
  );
  const field = screen.getByLabelText(/^New price/);
  await user.clear(field);
  await user.type(field, "1849000{Enter}");
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(field).toHaveValue("$1,849,000");
});
