// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pngFile, storedPhotos } from "#test/fixtures/photo-editor.tsx";
import { renderListingForm } from "#test/fixtures/render-listing-form.tsx";
import { AddressPart } from "./address-part.tsx";
import { MissingValuesProvider } from "./missing-values.tsx";
import { OpenHousesPart } from "./open-houses-part.tsx";
import { PermissionPart } from "./permission-part.tsx";
import { PhotosPart } from "./photos-part.tsx";
import { PricePart } from "./price-part.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The text of a field. */
const textOf = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;

describe("the address", () => {
  it("is taken apart when a whole one was typed, with the county of a known city", async () => {
    const { store, user } = renderListingForm(<AddressPart />);
    await user.type(
      screen.getByRole("combobox", { name: "Street address" }),
      "410 Larkspur Walk #305, Irvine, CA 92618",
    );
    await user.tab();
    expect(store.getDraft()).toMatchObject({
      street: "410 Larkspur Walk",
      unit: "305",
      city: "Irvine",
      state: "CA",
      county: "Orange",
      postalCode: "92618",
    });
    expect(textOf("Unit")).toBe("305");
    store.undo();
    expect(store.getDraft()).toMatchObject({ street: "410 Larkspur Walk #305, Irvine, CA 92618" });
  });

  it("stays as it is while it has no city", async () => {
    const { store, user } = renderListingForm(<AddressPart />);
    await user.type(
      screen.getByRole("combobox", { name: "Street address" }),
      "27 Sycamore Bend, rear",
    );
    await user.tab();
    expect(store.getDraft()).toMatchObject({ street: "27 Sycamore Bend, rear" });
    expect(store.getDraft()).not.toHaveProperty("city");
  });
});

describe("price and status", () => {
  it("switching to rent and back empties nothing, and asks from when the home is free", async () => {
    const { store, user } = renderListingForm(<PricePart />, {
      content: { offer: "sale", price: 1_890_000, status: "active", listedOn: "2026-11-28" },
    });
    await user.click(screen.getByRole("radio", { name: "For rent" }));
    expect(textOf("Rent per month")).toBe("$1,890,000");
    expect(store.getDraft()["availableFrom"]).toMatch(/^\d{4}-\d\d-\d\d$/);
    await user.click(screen.getByRole("radio", { name: "12 months" }));
    await user.click(screen.getByRole("radio", { name: "For sale" }));
    expect(store.getDraft()).toMatchObject({
      offer: "sale",
      price: 1_890_000,
      leaseTerm: "months12",
    });
  });

  it("“No pets” and “Ask” clear the others, and the others clear them", async () => {
    const { store, user } = renderListingForm(<PricePart />, { content: { offer: "rent" } });
    const press = (name: string) => user.click(screen.getByRole("button", { name }));
    await press("Cats");
    await press("Small dogs");
    expect(store.getDraft()["pets"]).toEqual(["cats", "smallDogs"]);
    await press("No pets");
    expect(store.getDraft()["pets"]).toEqual(["none"]);
    await press("Large dogs");
    expect(store.getDraft()["pets"]).toEqual(["largeDogs"]);
  });

  it("says what the deposit is in months of rent", async () => {
    const { user } = renderListingForm(<PricePart />, { content: { offer: "rent", price: 4200 } });
    await user.type(screen.getByRole("textbox", { name: "Deposit" }), "8400");
    expect(await screen.findByText("2 months of rent.")).toBeDefined();
  });

  it("asks for the first showing day of a home that is coming soon only", async () => {
    const { user } = renderListingForm(<PricePart />, { content: { status: "active" } });
    expect(screen.queryByRole("group", { name: "Showings start on" })).toBeNull();
    await user.click(screen.getByRole("button", { name: /Status/ }));
    await user.click(screen.getByRole("option", { name: "Coming soon" }));
    screen.getByRole("group", { name: "Showings start on" });
  });
});

it("the permission has the day on which it was confirmed where the home is, and the owner’s words for a rental", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T05:00:00Z") });
  const { store, user } = renderListingForm(<PermissionPart />, { content: { offer: "rent" } });
  const box = screen.getByRole("checkbox", { name: /^I have the owner’s written permission/ });
  await user.click(box);
  expect(store.getDraft()["permissionOn"]).toBe("2026-11-30");
  expect(screen.getByRole("checkbox", { name: /Confirmed on/ })).toBe(box);
  await user.click(box);
  expect(store.getDraft()["permissionOn"]).toBe("");
});

it("what is missing is marked once it was asked for", async () => {
  renderListingForm(
    <MissingValuesProvider isAsked>
      <PricePart />
      <PermissionPart />
    </MissingValuesProvider>,
    { content: { offer: "sale", status: "active" } },
  );
  const invalid = (element: HTMLElement) => element.getAttribute("aria-invalid");
  expect(invalid(screen.getByRole("textbox", { name: "Price" }))).toBe("true");
  screen.getByText("Enter a price.");
  expect(invalid(screen.getByRole("checkbox", { name: /written permission/ }))).toBe("true");
});

it("an open house ends after it starts, and its note is one of the vocabulary", async () => {
  const { store, user } = renderListingForm(<OpenHousesPart />, { content: { state: "CA" } });
  await user.click(screen.getByRole("button", { name: "Add an open house" }));
  const panel = await screen.findByRole("dialog", { name: "Open house" });
  await user.click(within(panel).getByRole("button", { name: /From/ }));
  await user.click(screen.getByRole("option", { name: "5:00 PM" }));
  await user.click(within(panel).getByRole("radio", { name: "Street parking" }));
  expect(store.getDraft()["openHouses"]).toMatchObject([
    { start: "17:00", end: "18:30", note: "parkStreet" },
  ]);
  await user.click(within(panel).getByRole("button", { name: "Delete" }));
  expect(store.getDraft()["openHouses"]).toEqual([]);
});

it("the 61st photo waits on this device, and goes in when one is removed", async () => {
  const names = Array.from({ length: 60 }, (_, index) => `photo-${index}`);
  const { user } = renderListingForm(<PhotosPart />, {
    content: { photos: storedPhotos("gallery", ...names) },
  });
  screen.getByText("60 is the most");
  const files = [pngFile("IMG_4191.png"), pngFile("IMG_4192.png")];
  fireEvent.paste(document.body, { clipboardData: { files } });
  await screen.findByText("IMG_4191.png and 1 more");
  screen.getByText("Waiting for a place");
  await user.click(screen.getByRole("button", { name: "Delete photo 60" }));
  // A row of the uploads.
  await screen.findByText("IMG_4191.png");
  expect(screen.queryByText("IMG_4191.png and 1 more")).toBeNull();
});
