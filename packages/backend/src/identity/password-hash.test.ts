import { hashPassword as hashFormer } from "better-auth/crypto";
import { expect, it } from "vitest";

import { createPasswordHashing, hashAs, passwordCost } from "./password-hash.ts";

const quick = createPasswordHashing(10);
const password = "four-words-of-a-sample";

it("hashes with the recommended parameters, which the hash says", async () => {
  expect(passwordCost).toBe(17);
  const { hash, isCurrent } = createPasswordHashing();
  const stored = await hash(password);
  expect(stored).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(isCurrent(stored)).toBe(true);
  // Any cost verifies.
  expect(await quick.verify({ hash: stored, password })).toBe(true);
  expect(quick.isCurrent(stored)).toBe(false);
});

it("matches the test vector of RFC 7914", async () => {
  // N=1024, r=8, p=16 with "password" and "NaCl": the first 32 bytes of the key.
  const key = Buffer.from(
    "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162",
    "hex",
  );
  const hash = `$scrypt$ln=10,r=8,p=16$${Buffer.from("NaCl").toString("base64url")}$${key.toString("base64url")}`;
  expect(await quick.verify({ hash, password: "password" })).toBe(true);
  expect(await quick.verify({ hash, password: "Password" })).toBe(false);
});

it("a password's hash has a salt for each password", async () => {
  expect(await quick.hash(password)).not.toBe(await quick.hash(password));
});

it("hashes a password as received", async () => {
  // Full-width letters, which NFKC changes to ASCII; a combining accent; trailing space.
  for (const [given, similar] of [
    ["ｐａｓｓｗｏｒｄ-long", "password-long"],
    ["cafe\u0301-password", "caf\u00e9-password"],
    ["with-a-space-at-the-end ", "with-a-space-at-the-end"],
    ["Upper-Case-Password", "upper-case-password"],
  ] as const) {
    const hash = await quick.hash(given);
    expect(await quick.verify({ hash, password: given })).toBe(true);
    expect(await quick.verify({ hash, password: similar })).toBe(false);
  }
});

it("verifies hashes of former versions", async () => {
  const hash = await hashFormer(password);
  expect(await quick.verify({ hash, password })).toBe(true);
  expect(await quick.verify({ hash, password: `${password}!` })).toBe(false);
  expect(quick.isCurrent(hash)).toBe(false);
});

it("a password's hash refuses passwords while too many wait, and lets those of one network take a share only", async () => {
  const hashOf = (group: string, isFirst = false) =>
    hashAs({ group, isFirst }, () => quick.hash(password));
  const strangers = Array.from({ length: 40 }, () => hashOf("one network"));
  const another = hashOf("another network");
  const results = await Promise.allSettled(strangers);
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThanOrEqual(40 - 3 - 3);
  for (const one of refused) expect(one).toMatchObject({ reason: { statusCode: 503 } });
  await expect(another).resolves.toContain("$scrypt$");
  const many = Promise.allSettled(Array.from({ length: 60 }, (_, n) => hashOf(`network ${n}`)));
  await expect(hashOf("known", true)).resolves.toContain("$scrypt$");
  expect((await many).some(({ status }) => status === "rejected")).toBe(true);
});
