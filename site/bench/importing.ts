import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Http } from "@realtor/api/http";
import { type FeedRun, listFeeds, startFeedRun } from "@realtor/api/loaning";
import {
  createFakeReso,
  listenAsReso,
} from "../../packages/backend/test/fakes/fake-reso-server.ts";
import {
  resoMedia,
  resoMembers,
  resoOffices,
  resoProperty,
} from "../../packages/backend/test/fixtures/reso-records.ts";
import { startProduct } from "../e2e/fixtures/product.ts";
import { signInByApi } from "../e2e/fixtures/sign-in-by-api.ts";
import { describeMemory, readProductMemory } from "./process-memory.ts";
import type { Row } from "./table.ts";
import { cachePages, p99, visitPages } from "./visitor-load.ts";

const listings = 20_000;
const changes = 500;
const photos = 25;
const importLimitSeconds = 600;
const refreshLimitSeconds = 10;
const pageLimitMs = 100;
const memoryLimitMb = 600;

/** An import of generated listings on a machine without a database server, and pages meanwhile. */
export async function importing(): Promise<Row[]> {
  const reso = createFakeReso({ Member: resoMembers, Office: resoOffices });
  const server = await listenAsReso(reso);
  const folder = await mkdtemp(join(tmpdir(), "realtor-import-"));
  const file = join(folder, "markets.json");
  const market = {
    id: "bench",
    name: "BENCH",
    state: "CA",
    address: `${server.origin}/odata`,
    auth: { kind: "bearer", secret: "BENCH_TOKEN" },
    perSecond: 100,
    perMinute: 6000,
    photos: "address",
    photoHosts: ["photos.example"],
  };
  await writeFile(file, JSON.stringify([market]));
  const product = await startProduct({
    database: "pglite",
    env: { RESO_MARKETS: file, BENCH_TOKEN: "bearer of the tests" },
  });
  const agent = new Agent({ keepAlive: true });
  try {
    const { http } = await signInByApi(product.backendUrl, "admin@example.com");
    // The services look for a new market at once, and find it empty.
    await untilDone(http, 0);
    const key = (index: number) => `K${String(index).padStart(6, "0")}`;
    reso.data.Property = Array.from({ length: listings }, (_, index) =>
      resoProperty(key(index), index, { Media: resoMedia(key(index), photos) }),
    );
    await cachePages(agent, product.url);
    const { times: idle } = await visitPages(agent, product.url, () => wait(3000));
    const { times: busy, result: first } = await visitPages(agent, product.url, () =>
      run(http, "import"),
    );
    const memory = await readProductMemory(product);
    reso.data.Property = reso.data.Property.map((record, index) =>
      index % (listings / changes) === 0
        ? resoProperty(key(index), listings + index, { ListPrice: 999_000, Media: record["Media"] })
        : record,
    );
    const second = await run(http, "refresh");
    const { added = 0 } = first.counts;
    const { changed = 0 } = second.counts;
    return [
      {
        name: `import: ${listings} listings with ${photos} photos each`,
        measured: `${lengthOf(first)} s  (${added} added)`,
        limit: `${importLimitSeconds} s`,
        passes: added === listings && lengthOf(first) <= importLimitSeconds,
      },
      {
        name: `import: refresh with ${changes} changes`,
        measured: `${lengthOf(second)} s  (${changed} changed)`,
        limit: `${refreshLimitSeconds} s`,
        passes: changed === changes && lengthOf(second) <= refreshLimitSeconds,
      },
      {
        name: "import: p99 of cached pages meanwhile",
        measured: `${p99(busy)} ms  (idle ${p99(idle)} ms)`,
        limit: `${pageLimitMs} ms`,
        passes: p99(busy) <= pageLimitMs,
      },
      {
        name: "import: memory of both processes afterwards",
        measured: `${memory.together} MB  (${describeMemory(memory)})`,
        limit: `${memoryLimitMb} MB`,
        passes: memory.together <= memoryLimitMb,
      },
    ];
  } finally {
    agent.destroy();
    await product.stop();
    await server.close();
    await rm(folder, { recursive: true });
  }
}

/** Runs the feed and returns its run once it is over. */
async function run(http: Http, kind: "import" | "refresh"): Promise<FeedRun> {
  const [feed] = await listFeeds(http);
  await startFeedRun(http, "bench", { kind });
  return untilDone(http, feed?.lastRun?.id ?? 0);
}

/** The first run after another that is over. */
async function untilDone(http: Http, after: number): Promise<FeedRun> {
  for (;;) {
    const [feed] = await listFeeds(http);
    const last = feed?.lastRun;
    if (last && last.id > after && last.endedAt !== null && !feed.isRunning) return last;
    await wait(500);
  }
}

function lengthOf({ startedAt, endedAt }: FeedRun): number {
  return Math.round((Date.parse(endedAt ?? "") - Date.parse(startedAt)) / 100) / 10;
}
