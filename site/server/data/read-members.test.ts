import { createHttp } from "@realtor/api/http";
import { limits } from "@realtor/api/rules";
import { expect, it } from "vitest";
import { createMemberReader } from "./read-members.ts";

/** A service with these agents, with or without the query for several; counts its calls. */
function createService(existing: readonly string[], hasQuery: boolean) {
  let running = 0;
  const counts = { calls: 0, atOnce: 0 };
  const profiles = existing.map((desiredUrl) => ({ id: `id-${desiredUrl}`, desiredUrl }));
  const http = createHttp({
    baseUrl: "http://loaning.example",
    fetch: async (input) => {
      counts.calls += 1;
      counts.atOnce = Math.max(counts.atOnce, ++running);
      await Promise.resolve();
      running -= 1;
      const { pathname, searchParams } = new URL(new Request(input).url);
      const [, slug] = /^\/v1\/realtor\/(.+)$/.exec(pathname) ?? [];
      if (slug === undefined) {
        const asked = hasQuery ? (searchParams.get("desiredUrls") ?? "").split(",") : existing;
        const found = profiles.filter(({ desiredUrl }) => asked.includes(desiredUrl));
        return Response.json(found, { headers: { "x-total-count": String(found.length) } });
      }
      const found = profiles.find(({ desiredUrl }) => desiredUrl === slug);
      return found ? Response.json(found) : Response.json({ code: "x" }, { status: 404 });
    },
  });
  return { counts, read: createMemberReader(http) };
}

const unknown = Array.from(
  { length: limits.teamMembers - 1 },
  (_, index) => `agent-${String.fromCodePoint(97 + (index % 26), 97 + Math.floor(index / 26))}`,
);

it("reads a whole team in one call", async () => {
  const { counts, read } = createService(["ann", "bob"], true);
  expect((await read(["ann", ...unknown])).map(({ desiredUrl }) => desiredUrl)).toEqual(["ann"]);
  expect(counts).toEqual({ calls: 1, atOnce: 1 });
});

it("asks a service without that query few at a time, and for unknown agents once a minute", async () => {
  const { counts, read } = createService(["ann", "bob"], false);
  expect((await read(["ann", ...unknown])).map(({ desiredUrl }) => desiredUrl)).toEqual(["ann"]);
  expect(counts).toEqual({ calls: 1 + limits.teamMembers, atOnce: 4 });
  counts.calls = 0;
  await read(["ann", ...unknown]);
  expect(counts.calls).toBe(2);
});
