import { describe, expect, it } from "vitest";
import * as router from "#app/pages.ts";
import { hostile, profileWith } from "#test/fixtures/profile.ts";
import { withOrigin } from "../../test/fixtures/with-origin.ts";
import { contactCardRoutes } from "./contact-card-routes.ts";
import { createVcard } from "./vcard.ts";

const website = "https://realtor.example/grace-kim";
const unfold = (card: string) => card.replaceAll("\r\n ", "").split("\r\n");

describe("a vCard", () => {
  it("contains the names in their scripts and all contact data of the agent", () => {
    expect(unfold(createVcard(profileWith(), "ko", website))).toEqual([
      "BEGIN:VCARD",
      "VERSION:4.0",
      "KIND:individual",
      "FN;ALTID=1;LANGUAGE=ko:김서연",
      "FN;ALTID=1;LANGUAGE=en:Grace Kim",
      "FN;ALTID=1;LANGUAGE=ja:グレース・キム",
      "N;LANGUAGE=ko:;김서연;;;",
      "ORG:Saltbrook Realty",
      'TEL;VALUE=uri;TYPE="work,voice":tel:+19495550110',
      "EMAIL;TYPE=work:grace-kim@example.com",
      String.raw`ADR;TYPE=work:;;100 Sample Plaza\, Irvine\, CA 92618;;;;`,
      `URL:${website}`,
      "NOTE:License CA DRE SAMPLE-01",
      "REV:20261120T093000Z",
      "END:VCARD",
      "",
    ]);
  });

  it.each([
    ["en", "Kim;Grace;;;"],
    ["ja-JP", ";グレース・キム;;;"],
  ] as const)("starts with the name in the page's language: %s", (locale, name) => {
    const card = unfold(createVcard(profileWith(), locale, website));
    expect(card.find((line) => line.startsWith("N;"))).toMatch(new RegExp(`:${name}$`));
  });

  it("escapes hostile input within its line", () => {
    const evil = `a,b;c\\d\r\nEND:VCARD\nTEL:1${hostile}`;
    const card = createVcard(
      profileWith({
        userName: evil,
        email: "a@b.example\r\nX:1",
        contactPhone: evil,
        licenseNumber: evil,
        etcInfo: [{ contentType: "home_list_realtor", content: evil }],
        presentation: { nameJa: evil },
      }),
      "en",
      website,
    );
    const lines = unfold(card);
    expect(lines.filter((line) => line === "END:VCARD")).toHaveLength(1);
    expect(lines.map((line) => line.split(/[;:]/)[0])).toEqual([
      "BEGIN",
      "VERSION",
      "KIND",
      "FN",
      "FN",
      "N",
      "ORG",
      "URL",
      "NOTE",
      "REV",
      "END",
      "",
    ]);
    expect(lines).toContainEqual(
      expect.stringContaining(String.raw`ORG:a\,b\;c\\d END:VCARD TEL:1`),
    );
  });

  it("folds at 75 octets and never inside a character", () => {
    const long = "家を読む".repeat(60);
    const card = createVcard(profileWith({ presentation: { nameJa: long } }), "ja-JP", website);
    for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(card).not.toContain("\uFFFD");
    expect(unfold(card)).toContain(`FN;ALTID=1;LANGUAGE=ja:${long}`);
  });

  it("uses the slug for an agent without a name", () => {
    const bare = profileWith({ userName: "", etcInfo: [], presentation: {} });
    expect(unfold(createVcard(bare, "ko", website))).toContain("FN;ALTID=1;LANGUAGE=en:grace-kim");
  });
});

describe("the routes", () => {
  const site = withOrigin(
    contactCardRoutes({
      loadRouter: async () => router,
      sources: { getRealtor: async (name) => (/unknown/.test(name) ? null : profileWith()) },
    }),
  );

  it.each([
    ["https://realtor.example/grace-kim/contact.vcf", "https://realtor.example/grace-kim"],
    ["https://realtor.example/en/GRACE-kim/contact.vcf", "https://realtor.example/en/grace-kim"],
    ["https://grace.example/contact.vcf", "https://grace.example/"],
    ["https://grace.example/ja-JP/contact.vcf", "https://grace.example/ja-JP"],
  ])("%s contains the URL %s", async (url, websiteUrl) => {
    const response = await site.request(url);
    expect(response.headers.get("content-type")).toBe("text/vcard; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="grace-kim.vcf"',
    );
    expect(unfold(await response.text())).toContain(`URL:${websiteUrl}`);
  });

  it.each([
    ["/grace-kim/contact.vcf?filename=evil.exe", 200],
    ["/GRACE-KIM/contact.vcf", 200],
    ["/grace-kim%22;filename=%22evil.exe/contact.vcf", 404],
    ["/grace-kim%0d%0aX-Header:1/contact.vcf", 404],
    ["/..%2f..%2fgrace-kim/contact.vcf", 404],
  ])("has no name of the request in the file's name: %s", async (path, status) => {
    const response = await site.request(`https://realtor.example${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-disposition")).toBe(
      status === 200 ? 'attachment; filename="grace-kim.vcf"' : null,
    );
  });

  it("returns a QR code of the website's URL as a sandboxed SVG", async () => {
    const here = await site.request("https://realtor.example/en/grace-kim/qr.svg");
    expect(here.headers.get("content-type")).toBe("image/svg+xml");
    expect(here.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    const svg = await here.text();
    expect(svg).toMatch(/^<svg /);
    const there = await site.request("https://realtor.example/grace-kim/qr.svg");
    expect(await there.text()).not.toBe(svg);
  });

  it.each([
    ["https://realtor.example", "/unknown/contact.vcf"],
    ["https://realtor.example", "/contact.vcf"],
    ["https://realtor.example", "/grace-kim/x/contact.vcf"],
    ["https://realtor.example", "/grace%2Dkim/contact.vcf"],
    ["https://realtor.example", "/xx-kim/contact.vcf.exe"],
    ["https://grace.example", "/michael_park/contact.vcf"],
    ["https://unknown.example", "/contact.vcf"],
  ])("on %s returns 404 for %s", async (origin, path) => {
    expect((await site.request(origin + path)).status).toBe(404);
  });
});
