// @vitest-environment jsdom
import { labelsFor } from "@realtor/ui/labels";
import { prepareHomepage, type ProfileInput } from "@realtor/ui/templates";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import type { FormState, PageAddress } from "#app/page.ts";
import { PageRoot } from "#app/page-root.tsx";
import { fakeService } from "#test/fakes/fake-service.ts";
import { profileWith } from "#test/fixtures/profile.ts";
import { Contact } from "./contact.island.tsx";

const { lead: _lead, carousel: _carousel, ...labels } = labelsFor("en");
const home = { listingKey: "CRMLS-1", unparsedAddress: "1 First St, Irvine, CA", city: "Irvine" };
const listings = {
  byType: { sale: [home], rent: [], sold: [], rented: [] },
  asOf: "2026-11-20T00:00:00Z",
  market: "crmls" as const,
};
const content = prepareHomepage(profileWith() as ProfileInput, listings, "en", {
  today: "2026-11-20",
});
const address: PageAddress = {
  locale: "en",
  path: "/grace-kim",
  search: "",
  origin: location.origin,
  ownDomain: false,
};

function page(form: FormState | null = null) {
  return (
    <PageRoot
      component={Contact}
      provideIntl={(words) => words}
      address={address}
      props={{
        labels,
        content,
        desiredUrl: "grace-kim",
        builder: "/en",
        realtorId: "7",
        recipients: { agent: "Grace Kim", brokerage: null, operator: "Example Lending, Inc." },
        phoneCountry: "US",
        form,
        startedAt: 1,
      }}
    />
  );
}

/** Fills in and sends the form of the page at `search`; returns the body of the request. */
async function send(
  search: string,
  form: FormState | null = null,
): Promise<Record<string, unknown>> {
  const receipt = { id: "1", createdAt: "2026-11-20T00:00:00.000Z" };
  const service = fakeService(() => Response.json(receipt, { status: 201 }));
  history.replaceState(null, "", `/en/grace-kim${search}`);
  render(page(form));
  const text = labels.contact;
  const type = async (label: string, value: string) => {
    const field = screen.getByRole("textbox", { name: new RegExp(`^${label}`) });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  };
  await type(text.firstName, "Ellen");
  await type(text.lastName, "Marsh");
  await type(text.phone, "949-555-0127");
  await type(text.message, "Is it still available?");
  await userEvent.click(screen.getByRole("button", { name: text.send }));
  await screen.findByRole("heading", { name: text.sent });
  expect(service.calls).toHaveLength(1);
  return service.calls[0]?.body ?? {};
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const failed: FormState = {
  state: "failed",
  values: { phoneCountryCode: "US", listingKey: "CRMLS-2" },
};

it.each([
  ["the home in the URL", "?about=CRMLS-1", null, "CRMLS-1"],
  ["no home that the page does not show", "?about=CRMLS-3", null, undefined],
  ["no home without one", "", null, undefined],
  ["the home of a form sent without script", "", failed, "CRMLS-2"],
  ["the home in the URL before that of a form", "?about=CRMLS-1", failed, "CRMLS-1"],
] as const)("sends %s", async (_, search, form, listingKey) => {
  const body = await send(search, form);
  expect(body).toMatchObject({ realtorId: "7", firstName: "Ellen" });
  expect(body["listingKey"]).toBe(listingKey);
});

it("repeats the home of a failed form without script", () => {
  document.body.innerHTML = renderToStaticMarkup(page(failed));
  const sent = new FormData(document.querySelector("form") ?? undefined);
  expect(sent.get("listingKey")).toBe("CRMLS-2");
  document.body.innerHTML = renderToStaticMarkup(page());
  expect(new FormData(document.querySelector("form") ?? undefined).has("listingKey")).toBe(false);
  document.body.replaceChildren();
});
