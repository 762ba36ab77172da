import { expect, it } from "vitest";
import { securityTxtRoutes } from "./security-txt.ts";

const path = "/.well-known/security.txt";

it("has the contact, in the format of RFC 9116", async () => {
  const app = securityTxtRoutes({
    securityContact: "mailto:security@realtor.example",
    now: () => new Date("2026-01-01T12:00:00Z"),
  });
  const response = await app.request(path);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await response.text()).toBe(
    "Contact: mailto:security@realtor.example\nExpires: 2026-06-30T00:00:00.000Z\nPreferred-Languages: en, ko, ja\n",
  );
});

it("does not exist without a contact", async () => {
  expect((await securityTxtRoutes({ securityContact: undefined }).request(path)).status).toBe(404);
});
