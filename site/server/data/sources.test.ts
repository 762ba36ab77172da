import { expect, it } from "vitest";
import { staleOnError } from "./sources.ts";

const down = new Error("down");
const fail = () => Promise.reject(down);

it("returns fresh values while the service is up", async () => {
  const cache = staleOnError<{ n: number }>((error) => error === down);
  await cache.get("a", async () => ({ n: 1 }));
  expect((await cache.get("a", async () => ({ n: 2 }))).value).toEqual({ n: 2 });
});

it("returns the last value and its time while the service is down", async () => {
  const cache = staleOnError<{ n: number }>((error) => error === down);
  const first = await cache.get("a", async () => ({ n: 1 }));
  expect(await cache.get("a", fail)).toEqual(first);
});

it("rejects for other keys and other errors", async () => {
  const cache = staleOnError<{ n: number }>((error) => error === down);
  await cache.get("a", async () => ({ n: 1 }));
  await expect(cache.get("b", fail)).rejects.toBe(down);
  const otherError = new Error("other");
  await expect(cache.get("a", () => Promise.reject(otherError))).rejects.toBe(otherError);
});
