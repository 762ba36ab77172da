import { expect, it } from "vitest";
import { createServiceSwitch } from "./service-switch.ts";

/** A service that writes down what becomes of it. */
function observed() {
  const seen: string[] = [];
  let loaded: (() => void) | undefined;
  const service = createServiceSwitch(async () => {
    seen.push("load");
    await new Promise<void>((resolve) => (loaded = resolve));
    return () => {
      seen.push("start");
      return { stop: () => void seen.push("stop") };
    };
  });
  return { seen, service, arrive: () => loaded?.() };
}

it("does not begin when the answer changed while its code was fetched", async () => {
  const { seen, service, arrive } = observed();
  void service.set(true);
  await Promise.resolve();
  const settled = service.set(false);
  arrive();
  await settled;
  expect(seen).toEqual(["load"]);
  expect(service.running()).toBeNull();
});

it("starts once, and stops once", async () => {
  const { seen, service, arrive } = observed();
  const started = service.set(true);
  await Promise.resolve();
  arrive();
  await started;
  await service.set(true);
  expect(service.running()).not.toBeNull();
  await service.set(false);
  await service.set(false);
  expect(seen).toEqual(["load", "start", "stop"]);
});

it("is not there when it cannot be loaded, and is tried again when asked again", async () => {
  let tries = 0;
  const service = createServiceSwitch(async () => {
    tries += 1;
    throw new Error("blocked");
  });
  await service.set(true);
  await service.set(true);
  expect(service.running()).toBeNull();
  expect(tries).toBe(2);
});
