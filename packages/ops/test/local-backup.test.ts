// @module-tag extended
import { appendFile, cp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getRealtor, getSession, listContacts } from "@realtor/api/loaning";
import { beforeAll, describe, expect, it } from "vitest";
import { backUp } from "../src/backup.ts";
import type { Env } from "../src/env.ts";
import { verifyBackup } from "../src/manifest.ts";
import { restore } from "../src/restore.ts";
import { readFiles, readLocalRows } from "./fixtures/content.ts";
import { newFolder, newMachine } from "./fixtures/folders.ts";
import { fillProduct, openProduct } from "./fixtures/product.ts";

let source: Env;
/** The backup of the stopped product. */
let stopped: string;
let restored: Env;

beforeAll(async () => {
  source = await newMachine();
  stopped = join(await newFolder(), "stopped");
  const product = await openProduct(source);
  await fillProduct(product);
  await product.sendLead("Dana Park");
  await product.close();
  await backUp(source, stopped);
  restored = await newMachine();
  await restore(restored, stopped);
}, 300_000);

it("a local backup restores every row and every file of a stopped product", async () => {
  const rows = await readLocalRows(source.dataDir);
  expect(Object.keys(rows).length).toBeGreaterThan(20);
  for (const table of ["leads", "deliveries"]) expect(rows[`site: site.${table}`]).toHaveLength(2);
  expect(await readLocalRows(restored.dataDir)).toEqual(rows);
  const files = await readFiles(join(source.dataDir, "backend/media"));
  expect(Object.keys(files).length).toBeGreaterThan(90);
  expect(await readFiles(join(restored.dataDir, "backend/media"))).toEqual(files);
  for (const name of ["backend/auth.secret", "backend/upload.secret", "service.secret"]) {
    const [before, after] = [join(source.dataDir, name), join(restored.dataDir, name)];
    expect(await readFile(after, "utf8")).toBe(await readFile(before, "utf8"));
    expect((await stat(after)).mode & 0o777).toBe(0o600);
  }
});

it("copies a running product, which is usable meanwhile and afterwards", async () => {
  const product = await openProduct(restored);
  const running = join(await newFolder(), "running");
  await backUp(restored, running);
  await product.sendLead("Stored after the backup");
  await product.close();
  const machine = await newMachine();
  await restore(machine, running);
  const rows = await readLocalRows(machine.dataDir);
  expect(rows["site: site.leads"]).toHaveLength(2);
  expect(rows["backend/db: public.contact_requests"]).toHaveLength(1);
});

it("leaves no copy in the data folder, and files that only their owner can read", async () => {
  const names = Object.keys(await readFiles(source.dataDir));
  expect(names.filter((name) => name.includes(".copy"))).toEqual([]);
  const paths = Object.keys(await readFiles(stopped));
  const modes = await Promise.all(paths.map(async (path) => stat(join(stopped, path))));
  expect(modes.filter(({ mode }) => (mode & 0o077) !== 0)).toEqual([]);
});

it("a local backup starts on a restored folder, with the sessions and the draft", async () => {
  const product = await openProduct(restored);
  const { aboutMeEn, draft } = await getRealtor(product.agent, "grace-kim", { asOwner: true });
  expect(aboutMeEn).toBe("A new text");
  const photo = JSON.stringify(draft).match(/\/media\/[\w-]+\.png/)?.[0] ?? "";
  expect((await product.services.app.request(photo)).status).toBe(200);
  expect(await listContacts(product.agent)).toMatchObject({ totalCount: 1 });
  expect(await getSession(product.agent)).toMatchObject({
    user: { email: "grace-kim@example.com" },
  });
  // A number after the last one of the backup.
  await fillProduct(product);
  await product.close();
});

describe("a backup is refused", () => {
  /** A copy of the backup that `damage` changes. */
  async function damaged(damage: (folder: string) => Promise<unknown>): Promise<string> {
    const folder = join(await newFolder(), "damaged");
    await cp(stopped, folder, { recursive: true });
    await damage(folder);
    return folder;
  }

  it.each<[string, RegExp, (folder: string) => Promise<unknown>]>([
    [
      "with a truncated dump",
      /database\/services\.tar\.gz has \d+ bytes instead of/,
      (folder) => truncate(join(folder, "database/services.tar.gz"), 100_000),
    ],
    [
      "with a photo that is longer",
      /hero-dusk-pool\.jpg has \d+ bytes/,
      (folder) => appendFile(join(folder, "media/samples/hero-dusk-pool.jpg"), "x"),
    ],
    [
      "with a changed file",
      /auth\.secret has another content/,
      (folder) => writeFile(join(folder, "secrets/auth.secret"), "x".repeat(43)),
    ],
    [
      "without a file",
      /hero-dusk-pool\.jpg is missing/,
      (folder) => rm(join(folder, "media/samples/hero-dusk-pool.jpg")),
    ],
    ["that was not completed", /was not completed/, (folder) => rm(join(folder, "manifest.json"))],
    [
      "with a manifest that is cut off",
      /is damaged or of another release/,
      (folder) => truncate(join(folder, "manifest.json"), 1000),
    ],
    [
      "with a file outside of it",
      /is damaged or of another release/,
      async (folder) => {
        const manifest = join(folder, "manifest.json");
        const text = await readFile(manifest, "utf8");
        await writeFile(manifest, text.replace("secrets/auth.secret", "../auth.secret"));
      },
    ],
  ])("%s, and nothing is restored", async (_name, message, damage) => {
    const folder = await damaged(damage);
    const machine = await newMachine();
    await expect(restore(machine, folder)).rejects.toThrow(message);
    await expect(verifyBackup(folder)).rejects.toThrow(message);
    expect(Object.keys(await readFiles(machine.dataDir))).toEqual([]);
  });

  it("whose rows are not those of its manifest, and the product does not find them", async () => {
    const folder = await damaged(async (copy) => {
      const manifest = join(copy, "manifest.json");
      const text = await readFile(manifest, "utf8");
      await writeFile(manifest, text.replace(/("table": "site.leads",\s+"rows": )2/, "$13"));
    });
    const machine = await newMachine();
    await expect(restore(machine, folder)).rejects.toThrow("site.leads has 2 rows instead of 3.");
    const files = Object.keys(await readFiles(machine.dataDir));
    expect(files.filter((name) => /^(?:site|backend\/db)\//.test(name))).toEqual([]);
  });

  it("by a folder that has data", async () => {
    await expect(restore(source, stopped)).rejects.toThrow(/is not empty .*: move it away/);
    const machine = await newMachine();
    await cp(join(stopped, "media"), join(machine.dataDir, "backend/media"), { recursive: true });
    await expect(restore(machine, stopped)).rejects.toThrow(/is not empty \(media\//);
  });
});

it("refuses a folder that has files, and a data folder without a database", async () => {
  await expect(backUp(source, stopped)).rejects.toThrow(/is not empty: name a new folder/);
  const target = join(await newFolder(), "new");
  await expect(backUp(await newMachine(), target)).rejects.toThrow(/There is no database in/);
});
