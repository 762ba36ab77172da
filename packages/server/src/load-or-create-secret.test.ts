import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it, onTestFinished } from "vitest";

import { loadOrCreateSecret } from "./load-or-create-secret.ts";

it("generates a secret once, readable only by its owner", async () => {
  const folder = await mkdtemp(join(tmpdir(), "realtor-secret-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const first = await loadOrCreateSecret(folder, "auth");
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await loadOrCreateSecret(folder, "auth")).toBe(first);
  expect(await loadOrCreateSecret(folder, "upload")).not.toBe(first);
  expect(await readdir(folder)).toEqual(["auth.secret", "upload.secret"]);
  const { mode } = await stat(join(folder, "auth.secret"));
  expect(mode & 0o777).toBe(0o600);
});

it.each(["", "short"])("refuses a file that a power loss left with %j", async (content) => {
  const folder = await mkdtemp(join(tmpdir(), "realtor-secret-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "auth.secret"), content);
  await expect(loadOrCreateSecret(folder, "auth")).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringMatching(
      /^The secret in .+auth\.secret is shorter than 32 characters: .+\.$/,
    ),
  });
});
