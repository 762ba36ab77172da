import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it, onTestFinished } from "vitest";

import { keepSecret } from "./secrets.ts";

it("makes a secret once, for its owner's eyes only, whoever asks first", async () => {
  const folder = await mkdtemp(join(tmpdir(), "realtor-secret-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const first = await keepSecret(folder, "auth");
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await keepSecret(folder, "auth")).toBe(first);
  expect(await keepSecret(folder, "upload")).not.toBe(first);
  expect(await readdir(folder)).toEqual(["auth.secret", "upload.secret"]);
  const { mode } = await stat(join(folder, "auth.secret"));
  expect(mode & 0o777).toBe(0o600);
});
