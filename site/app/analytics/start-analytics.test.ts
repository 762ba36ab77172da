// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { showConsent } from "./consent/show-consent.tsx";
import { startAnalytics } from "./start-analytics.ts";

vi.mock("./consent/show-consent.tsx", () => ({
  showConsent: vi.fn<() => Promise<void>>(async () => undefined),
}));

const settings = { tagManager: { id: "GTM-ABC123", origin: "https://tags.example" } };

it.each([
  ["landing", 1],
  // Its address has the token of the link, which scripts of others would send.
  ["shared-preview", 0],
  ["preview", 0],
  ["listing-preview", 0],
])("asks on the page %s %i times whether services may start", async (module, times) => {
  vi.mocked(showConsent).mockClear();
  const address = {
    locale: "en",
    path: "/",
    search: "",
    ownDomain: false,
    origin: "https://realtor.example",
  } as const;
  startAnalytics(settings, { module, address });
  await vi.dynamicImportSettled();
  expect(showConsent).toHaveBeenCalledTimes(times);
});
