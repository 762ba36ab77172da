import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { findFreePort } from "./find-free-port.ts";

async function findPorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await findFreePort());
  return ports;
}

describe("findFreePort", () => {
  afterEach(() => vi.unstubAllEnvs());

  test("returns no port twice, since the first caller's program may not listen yet", async () => {
    const ports = await findPorts(500);
    expect(new Set(ports).size).toBe(500);
  });

  test("workers that run at the same time find different ports", async () => {
    const areas: number[][] = [];
    for (const worker of ["0", "1", "2", "3", "4", "5", "6", "7"]) {
      vi.stubEnv("TEST_PARALLEL_INDEX", worker);
      areas.push(await findPorts(100));
    }
    const ends = areas.flatMap((ports) => [Math.min(...ports), Math.max(...ports)]);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(ends[0]).toBeGreaterThanOrEqual(15_000);
    expect(ends.at(-1)).toBeLessThan(32_000);
  });

  test("returns no port that a program uses", async () => {
    const [used, free] = [await findFreePort(), await findFreePort()];
    const server = createServer().listen(used, "127.0.0.1");
    await once(server, "listening");
    const randomInt = vi.fn<() => number>().mockReturnValueOnce(used).mockReturnValueOnce(free);
    vi.doMock("node:crypto", () => ({ randomInt }));
    vi.resetModules();
    const { findFreePort: findAgain } = await import("./find-free-port.ts");
    expect(await findAgain()).toBe(free);
    vi.doUnmock("node:crypto");
    server.close();
  });
});
