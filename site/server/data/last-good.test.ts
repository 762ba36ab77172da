import { expect, it } from "vitest";
import { keepLastGood } from "./last-good.ts";

const down = new Error("down");
const fail = () => Promise.reject(down);

it("answers fresh while the service is up", async () => {
  const kept = keepLastGood<{ n: number }>((error) => error === down);
  await kept.get("a", async () => ({ n: 1 }));
  expect((await kept.get("a", async () => ({ n: 2 }))).value).toEqual({ n: 2 });
});

it("answers with the last good copy and its time while the service is down", async () => {
  const kept = keepLastGood<{ n: number }>((error) => error === down);
  const first = await kept.get("a", async () => ({ n: 1 }));
  expect(await kept.get("a", fail)).toEqual(first);
});

it("has nothing to offer for another call, or for a refusal", async () => {
  const kept = keepLastGood<{ n: number }>((error) => error === down);
  await kept.get("a", async () => ({ n: 1 }));
  await expect(kept.get("b", fail)).rejects.toBe(down);
  const refusal = new Error("refused");
  await expect(kept.get("a", () => Promise.reject(refusal))).rejects.toBe(refusal);
});
