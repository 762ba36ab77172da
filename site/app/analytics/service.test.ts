// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.realtor.example/" }
import { expect, it } from "vitest";
import { clearAnalyticsStorage, createServiceController } from "./service.ts";

/** A service that records its lifecycle. */
function recordedService() {
  const seen: string[] = [];
  let loaded: (() => void) | undefined;
  const service = createServiceController(async () => {
    seen.push("load");
    await new Promise<void>((resolve) => (loaded = resolve));
    return () => {
      seen.push("start");
      return { stop: () => void seen.push("stop") };
    };
  });
  return { seen, service, finishLoading: () => loaded?.() };
}

it("does not start when it is disabled while its code is loading", async () => {
  const { seen, service, finishLoading } = recordedService();
  void service.setEnabled(true);
  await Promise.resolve();
  const settled = service.setEnabled(false);
  finishLoading();
  await settled;
  expect(seen).toEqual(["load"]);
  expect(service.running()).toBeNull();
});

it("starts once and stops once", async () => {
  const { seen, service, finishLoading } = recordedService();
  const started = service.setEnabled(true);
  await Promise.resolve();
  finishLoading();
  await started;
  await service.setEnabled(true);
  expect(service.running()).not.toBeNull();
  await service.setEnabled(false);
  await service.setEnabled(false);
  expect(seen).toEqual(["load", "start", "stop"]);
});

it("does not run when loading fails, and retries when it is enabled again", async () => {
  let tries = 0;
  const service = createServiceController(async () => {
    tries += 1;
    throw new Error("blocked");
  });
  await service.setEnabled(true);
  await service.setEnabled(true);
  expect(service.running()).toBeNull();
  expect(tries).toBe(2);
});

it("deletes matching cookies and storage of this host and its parent domain only", () => {
  document.cookie = "AMP_1=a; path=/";
  document.cookie = "AMP_2=a; path=/; domain=realtor.example";
  document.cookie = "i18n_redirected=en; path=/";
  localStorage.setItem("AMP_unsent_1", "[]");
  localStorage.setItem("accessToken", "t");
  clearAnalyticsStorage(/^AMP_/);
  expect(document.cookie).toBe("i18n_redirected=en");
  expect(Object.keys(localStorage)).toEqual(["accessToken"]);
});
