import { expect, it } from "vitest";
import { createServiceController } from "./service-controller.ts";

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
