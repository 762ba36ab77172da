import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startS3 } from "../../test/fixtures/s3.ts";
import { checkKey, FilesUnavailableError, type FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";
import { createS3Store } from "./s3-store.ts";

const folder = await mkdtemp(join(tmpdir(), "realtor-files-"));
const s3 = await startS3();
const s3Store = createS3Store(s3.settings);
const stores: readonly [string, FileStore][] = [
  ["a folder", createFolderStore(folder)],
  ["S3", s3Store],
];

afterAll(async () => {
  s3Store.close();
  await s3.stop();
  await rm(folder, { recursive: true });
});

async function listKeys(store: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.toSorted();
}

describe.each(stores)("files in %s", (_name, store) => {
  const body = randomBytes(300_000);

  it("are read as they were written", async () => {
    await store.write("read/photo.jpg", body);
    expect(await store.read("read/photo.jpg")).toEqual(body);
    const opened = await store.open("read/photo.jpg");
    expect(opened?.size).toBe(body.length);
    const streamed = await new Response(opened?.stream()).arrayBuffer();
    expect(Buffer.from(streamed)).toEqual(body);
  });

  it("are released when they are not read", async () => {
    await store.write("read/closed.jpg", body);
    const opened = await store.open("read/closed.jpg");
    await opened?.close();
    expect(await store.read("read/closed.jpg")).toEqual(body);
  });

  it("are undefined when there is none", async () => {
    expect(await store.open("read/missing.jpg")).toBeUndefined();
    expect(await store.read("read/missing.jpg")).toBeUndefined();
    expect(await store.read("read/photo.jpg/below")).toBeUndefined();
    await expect(store.remove("read/missing.jpg")).resolves.toBeUndefined();
    expect(await listKeys(store, "missing")).toEqual([]);
  });

  it("are replaced by write", async () => {
    await store.write("replaced.txt", Buffer.from("old"));
    await store.write("replaced.txt", Buffer.from("new"));
    expect(await store.read("replaced.txt")).toEqual(Buffer.from("new"));
  });

  it("are missing without content, and written again", async () => {
    await store.write("empty.jpg", Buffer.alloc(0));
    expect(await store.read("empty.jpg")).toBeUndefined();
    expect(await store.open("empty.jpg")).toBeUndefined();
    expect(await store.writeOnce("empty.jpg", body)).toBe(true);
    expect(await store.read("empty.jpg")).toEqual(body);
  });

  it("are never replaced by writeOnce", async () => {
    expect(await store.writeOnce("once/photo.jpg", body)).toBe(true);
    expect(await store.writeOnce("once/photo.jpg", body)).toBe(true);
    expect(await store.writeOnce("once/photo.jpg", randomBytes(body.length))).toBe(false);
    expect(await store.read("once/photo.jpg")).toEqual(body);
  });

  it("are listed by their folder with size and time, and no longer after they are removed", async () => {
    const start = Date.now() - 2000;
    for (const key of ["list/a.txt", "list/below/b.txt", "listed/c.txt"])
      await store.write(key, Buffer.from(key));
    expect(await listKeys(store, "list")).toEqual(["list/a.txt", "list/below/b.txt"]);
    for await (const { key, size, modifiedAt } of store.list("list")) {
      expect(size).toBe(key.length);
      expect(modifiedAt.getTime()).toBeGreaterThan(start);
    }
    await store.remove("list/a.txt");
    expect(await listKeys(store, "list")).toEqual(["list/below/b.txt"]);
  });

  it("have no other keys", async () => {
    for (const key of invalidKeys) {
      await expect(store.read(key)).rejects.toThrow(TypeError);
      await expect(store.write(key, body)).rejects.toThrow(TypeError);
      await expect(store.remove(key)).rejects.toThrow(TypeError);
    }
  });
});

// S3 guarantees it; s3rver does not.
it("files of concurrent writers are complete in a folder", async () => {
  const store = createFolderStore(folder);
  const bodies = Array.from({ length: 8 }, () => randomBytes(200_000));
  await Promise.all(bodies.map((one) => store.write("concurrent.bin", one)));
  const stored = await store.read("concurrent.bin");
  expect(bodies.some((one) => stored?.equals(one))).toBe(true);
});

const invalidKeys = [
  "",
  "/a",
  "a/",
  "a//b",
  "..",
  "../a",
  "a/../b",
  ".a",
  "a/.b",
  "a b",
  "a\0",
  "가",
  "a".repeat(201),
];

it.each(invalidKeys)("%j is not a key", (key) => {
  expect(() => checkKey(key)).toThrow(TypeError);
});

describe("an S3 store", () => {
  /** Runs with a store whose server responds like this. */
  async function withServer(
    listener: RequestListener,
    run: (store: FileStore, server: Server) => Promise<void>,
  ): Promise<void> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo; // a TCP server
    const settings = { ...s3.settings, endpoint: `http://127.0.0.1:${port}` };
    const store = createS3Store(settings, { connectionTimeout: 200, requestTimeout: 200 });
    try {
      await run(store, server);
    } finally {
      store.close();
      server.closeAllConnections();
      server.close();
    }
  }

  async function expectUnavailable(store: FileStore): Promise<void> {
    await expect(store.read("a.txt")).rejects.toThrow(FilesUnavailableError);
    await expect(store.write("a.txt", Buffer.from("a"))).rejects.toThrow(FilesUnavailableError);
    await expect(listKeys(store, "a")).rejects.toThrow(FilesUnavailableError);
  }

  it.each([403, 500, 503])("that responds with %i is unavailable", async (status) => {
    await withServer((_request, response) => response.writeHead(status).end(), expectUnavailable);
  });

  it("that does not respond is unavailable", async () => {
    await withServer(() => undefined, expectUnavailable);
  });

  it("that refuses connections is unavailable", async () => {
    await withServer(
      () => undefined,
      async (store, server) => {
        server.close();
        await expect(store.read("a.txt")).rejects.toThrow(FilesUnavailableError);
        await expect(store.write("a.txt", Buffer.from("a"))).rejects.toThrow(FilesUnavailableError);
      },
    );
  });

  it("that responds with 200 and something else has neither stored nor read a file", async () => {
    const html = "<!doctype html><title>Maintenance</title>";
    for (const headers of [{}, { "content-type": "text/html", etag: '"1"' }])
      await withServer((_request, response) => {
        response.writeHead(200, { "content-length": html.length, ...headers }).end(html);
      }, expectUnavailable);
    await withServer((_request, response) => response.writeHead(200).end(), expectUnavailable);
  });

  // s3rver does not know the condition.
  it("that keeps an object without content for one that is new gets it anyway", async () => {
    let stored = Buffer.alloc(0);
    await withServer(
      (request, response) => {
        const isKept = request.headers["if-none-match"] === "*";
        const isWritten = request.method === "PUT" && !isKept;
        const content = request.method === "PUT" ? "" : stored;
        const headers = { etag: '"1"', "content-length": content.length };
        const parts: Buffer[] = [];
        request.on("data", (part: Buffer) => parts.push(part));
        request.on("end", () => {
          if (isWritten) stored = Buffer.concat(parts);
          response.writeHead(request.method === "PUT" && isKept ? 412 : 200, headers).end(content);
        });
      },
      async (store) => {
        expect(await store.writeOnce("a.txt", Buffer.from("a"))).toBe(true);
        expect(stored.toString()).toBe("a");
      },
    );
  });

  it("is left alone after three failures, and tried again", async () => {
    let requests = 0;
    const state = { isDown: true };
    await withServer(
      (_request, response) => {
        requests += 1;
        if (state.isDown) return;
        response.writeHead(200, { etag: '"1"', "content-length": "1" }).end("a");
      },
      async (store) => {
        for (let call = 0; call < 3; call += 1)
          await expect(store.read("a.txt")).rejects.toThrow(FilesUnavailableError);
        const before = requests;
        await expect(store.read("a.txt")).rejects.toThrow(FilesUnavailableError);
        expect(requests).toBe(before);
        state.isDown = false;
        const read = () => store.read("a.txt").catch(() => undefined);
        await expect.poll(read, { timeout: 10_000 }).toEqual(Buffer.from("a"));
      },
    );
  });

  it("that breaks off a file is unavailable", async () => {
    await withServer(
      (_request, response) => {
        response.writeHead(200, { "content-length": "10", etag: '"1"' });
        response.write("abc", () => response.destroy());
      },
      async (store) => {
        await expect(store.read("a.txt")).rejects.toThrow(FilesUnavailableError);
      },
    );
  });

  it("that responds with the page of another program is unavailable", async () => {
    await withServer(
      (_request, response) => response.writeHead(404).end("<h1>Not here</h1>"),
      async (store) => {
        await expect(store.read("a.txt")).rejects.toThrow(FilesUnavailableError);
      },
    );
  });
});

it("an S3 store with a missing bucket is unavailable", async () => {
  const missing = createS3Store({ ...s3.settings, bucket: "missing" });
  await expect(missing.read("a.txt")).rejects.toThrow(FilesUnavailableError);
  missing.close();
  await expect(s3Store.read("a.txt")).resolves.toBeUndefined();
});
