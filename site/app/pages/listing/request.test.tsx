// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { ContactShowing } from "@realtor/api/loaning";
import { halfDayWish } from "@realtor/api/showing";
import { formErrorLabels, labelsFor } from "@realtor/ui/labels";
import { listingLabelsFor } from "@realtor/ui/listing";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FormState, PageAddress } from "#app/page.ts";
import { PageRoot } from "#app/page-root.tsx";
import { fakeService } from "#test/fakes/fake-service.ts";
import type { RequestProps, ShowingOffer } from "./listing-props.ts";
import { Request } from "./request.island.tsx";

/** Sunday, 29 November 2026, 8:00 in California. */
const now = new Date("2026-11-29T16:00:00Z");
const timeZone = "America/Los_Angeles";
const openHouse = { start: "2026-12-05T21:00:00.000Z", end: "2026-12-06T00:00:00.000Z" };
const address: PageAddress = {
  locale: "en",
  path: "/grace-kim/homes/1",
  search: "",
  origin: location.origin,
  ownDomain: false,
};

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function page(offer: Partial<ShowingOffer> = {}, form: FormState | null = null) {
  const { common, contact, phone, countries, errors } = labelsFor("en");
  const props: RequestProps = {
    content: {
      template: "portrait",
      lang: "en",
      agent: {
        name: { displayName: { text: "Grace Kim", lang: "en" } },
        portrait: null,
        contacts: [],
      } as unknown as RequestProps["content"]["agent"], // only the name is shown
    },
    home: { price: "$1", address: "1 First St", photo: null },
    labels: listingLabelsFor("en").request,
    formLabels: { common, contact, phone, countries, errors: formErrorLabels(errors) },
    choices: {
      see: "I’d like to see 1 First St.",
      question: "I have a question about 1 First St.",
      showing: {
        timeZone,
        place: "Irvine",
        openHouses: [{ ...openHouse, label: "Sat, Dec 5, 1–4 PM" }],
        openHouseDates: ["2026-12-05"],
        note: "Grace Kim will reply with the exact time.",
        sentNote: "The time isn’t confirmed yet. Grace Kim will reply.",
        ...offer,
      },
    },
    message: "I’d like to see 1 First St.",
    listingKey: "1",
    realtorId: "7",
    recipients: { agent: "Grace Kim", brokerage: null, operator: "Example Lending, Inc." },
    phoneCountry: "US",
    form,
    startedAt: now.getTime(),
  };
  return (
    <PageRoot component={Request} provideIntl={(words) => words} address={address} props={props} />
  );
}

function startService(
  respond = () => Response.json({ id: "1", createdAt: now.toISOString() }, { status: 201 }),
) {
  return fakeService(respond);
}

const user = () => userEvent.setup();

async function fillIn() {
  const { contact } = labelsFor("en");
  for (const [label, value] of [
    [contact.firstName, "Ellen"],
    [contact.lastName, "Marsh"],
    [contact.phone, "949-555-0127"],
  ] as const)
    await user().type(screen.getByRole("textbox", { name: new RegExp(`^${label}`) }), value);
}

const choose = (name: string | RegExp) => user().click(screen.getByRole("radio", { name }));
const press = (name: string | RegExp) => user().click(screen.getByRole("button", { name }));

it.each<[string, () => Promise<void>, ContactShowing["wishes"] | undefined]>([
  ["the next open house", async () => {}, [openHouse]],
  ["nothing with a question", () => choose("Ask a question"), undefined],
  ["nothing without a day", () => choose("Another day"), undefined],
  [
    "a half day, and another day as the alternative",
    async () => {
      await choose("Another day");
      await choose("Thursday, December 3");
      await choose(/^Morning, 9 AM–12 PM/);
      await press(/^Add another time/);
      await choose("Friday, December 4");
    },
    [
      halfDayWish("2026-12-03", "morning", timeZone),
      // The half that was chosen before.
      halfDayWish("2026-12-04", "either", timeZone),
    ],
  ],
  [
    "what moved up after the first was removed",
    async () => {
      await choose("Another day");
      await choose("Thursday, December 3");
      await press(/^Add another time/);
      await choose("Friday, December 4");
      await press("Remove Thursday, December 3, 9 AM–5 PM");
    },
    [halfDayWish("2026-12-04", "either", timeZone)],
  ],
])("sends %s", async (_name, fill, wishes) => {
  const service = startService();
  render(page());
  await fill();
  await fillIn();
  await press("Send message");
  await screen.findByRole("heading", {
    name: wishes ? "Your request is on its way" : /has been sent/,
  });
  const [{ body } = { body: {} }] = service.calls;
  expect((body as { showing?: ContactShowing }).showing?.wishes).toEqual(wishes);
});

it("says what was sent, and that it is not confirmed", async () => {
  startService();
  render(page());
  await fillIn();
  await press("Send message");
  expect(await screen.findByText(/^The time isn’t confirmed yet\./)).toBeVisible();
  expect(screen.getByText("Saturday, December 5, 1–4 PM")).toBeVisible();
  expect(screen.getByText("Irvine time.")).toBeVisible();
});

it("a form that was sent without script is not confirmed with times of its own", () => {
  render(page({}, { state: "sent" }));
  expect(screen.getByRole("heading", { name: /has been sent/ })).toBeVisible();
  expect(screen.queryByText("Saturday, December 5, 1–4 PM")).toBeNull();
});

it("offers no time twice, and at most three", async () => {
  render(page());
  await choose("Another day");
  await choose("Thursday, December 3");
  await choose(/^Morning, 9 AM–12 PM/);
  await press(/^Add another time/);
  await choose("Thursday, December 3");
  expect(screen.getByRole("radio", { name: /^Afternoon, 12–5 PM/ })).toBeChecked();
  expect(screen.queryByRole("radio", { name: /^Morning/ })).toBeNull();
  await press(/^Add another time/);
  expect(screen.queryByRole("radio", { name: "Thursday, December 3" })).toBeNull();
  await choose("Friday, December 4");
  expect(screen.queryByRole("button", { name: /^Add another time/ })).toBeNull();
  await press("Done");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});

it("without an open house the days are open at once, and nothing is chosen", () => {
  render(page({ openHouses: [], openHouseDates: [] }));
  const group = screen.getByRole("radiogroup", { name: "Day" });
  expect(within(group).getAllByRole("radio")).toHaveLength(14);
  expect(within(group).queryByRole("radio", { checked: true })).toBeNull();
});

it("a page that was left open has new days once it is visible again", async () => {
  render(page());
  await choose("Another day");
  expect(screen.getByRole("radio", { name: "Sunday, November 29" })).toBeVisible();
  vi.setSystemTime(new Date("2026-11-30T23:30:00Z"));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.queryByRole("radio", { name: "Sunday, November 29" })).toBeNull();
  await choose("Monday, November 30");
  // Only the afternoon is left of it.
  expect(screen.queryByRole("radio", { name: /^Morning/ })).toBeNull();
});

it("a time that passed while the form was open is answered at the field, with all text kept", async () => {
  const service = startService();
  render(page());
  await choose("Another day");
  await choose("Sunday, November 29");
  await choose(/^Morning, 9 AM–12 PM/);
  await fillIn();
  vi.setSystemTime(new Date("2026-11-29T20:00:00Z"));
  await press("Send message");
  expect(await screen.findByText("This time has passed. Choose another.")).toBeVisible();
  expect(service.calls).toEqual([]);
  expect(screen.getByRole("textbox", { name: /^First name/ })).toHaveValue("Ellen");
  await choose("Monday, November 30");
  expect(screen.queryByText("This time has passed. Choose another.")).toBeNull();
  await press("Send message");
  await screen.findByRole("heading", { name: "Your request is on its way" });
});

it("a time that the server refuses is answered at the field", async () => {
  startService(() =>
    Response.json(
      {
        type: "about:blank",
        title: "Unprocessable Content",
        status: 422,
        code: "fields.refused",
        message: "Some fields are invalid.",
        errors: [{ pointer: "/showing", code: "date.past" }],
      },
      { status: 422, headers: { "content-type": "application/problem+json" } },
    ),
  );
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(page());
  await choose("Another day");
  await choose("Monday, November 30");
  await fillIn();
  await press("Send message");
  expect(await screen.findByText("This time has passed. Choose another.")).toBeVisible();
});

it("without script there is a select for each wish, filled in as it was sent", () => {
  const wish = halfDayWish("2026-12-03", "morning", timeZone);
  const values = { showing1: `${wish.start}/${wish.end}`, message: "My text" };
  vi.stubEnv("SSR", true);
  const html = renderToString(
    page({}, { state: "rejected", values, errors: { showing: "date.past" } }),
  );
  vi.unstubAllEnvs();
  const [noscript = ""] = /<noscript>.*<\/noscript>/s.exec(html) ?? [];
  const parsed = new DOMParser().parseFromString(
    noscript.replaceAll(/<\/?noscript>/g, ""),
    "text/html",
  );
  const selects = [...parsed.querySelectorAll("select")];
  expect(selects.map(({ name, value }) => [name, value])).toEqual([
    ["showing1", values.showing1],
    ["showing2", ""],
    ["showing3", ""],
  ]);
  // None, the open house, and three halves of 14 days.
  expect(selects[0]?.options).toHaveLength(1 + 1 + 42);
  expect(parsed.querySelector<HTMLInputElement>('[name="showingTimeZone"]')?.value).toBe(timeZone);
  expect(noscript).toContain("This time has passed. Choose another.");
});
