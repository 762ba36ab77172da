import { getListingStatus, listAgentListings, listHomes, searchTypes } from "@realtor/api/home";
import { agentListings, homeList, listingStatus } from "@realtor/api/home-schemas";
import {
  checkAddress,
  createContact,
  createRealtor,
  deleteRealtor,
  exportRealtor,
  getRealtor,
  getSession,
  importRealtor,
  listRealtors,
  requestUploads,
  signIn,
  signOut,
  updateRealtor,
  uploadFile,
} from "@realtor/api/loaning";
import type { RealtorProfileInput } from "@realtor/api/loaning";
import { addressCheck, realtorProfile } from "@realtor/api/loaning-schemas";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";

import { realtors } from "../src/db/schema.ts";
import { samplePassword } from "../src/seed/sample-accounts.ts";
import { sampleAgents } from "../src/seed/sample-agents.ts";
import { getListingKey } from "../src/seed/sample-listings.ts";
import { getError } from "./fixtures/get-error.ts";
import { publishable } from "./fixtures/publishable.ts";
import {
  describeOnPglite,
  graceEmail,
  newSlug,
  publicUrl,
  startBackend,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const contact = {
  name: "김 민수",
  lastName: "김",
  firstName: "민수",
  phone: "010-5555-0101",
  phoneCountryCode: "KR",
  message: "토요일에 집을 볼 수 있을까요?",
  isTerm: "Y",
} as const;

describeOnPglite("every client call", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  it("getRealtor finds a website by slug in any case, by id and by the origin of its domain", async () => {
    const { visitor } = backend;
    const grace = await getRealtor(visitor, "grace-kim");
    expect(realtorProfile.parse(grace)).toMatchObject({
      desiredUrl: "grace-kim",
      userName: "Grace Kim",
      isSample: true,
      licenseNumber: "CA DRE SAMPLE-01",
    });
    expect(await getRealtor(visitor, "GRACE-Kim")).toEqual(grace);
    expect(await getRealtor(visitor, grace.id)).toEqual(grace);

    const kenji = await getRealtor(visitor, "kenji_morita");
    for (const origin of ["https://kenji-morita.example", "http://KENJI-morita.example"]) {
      expect(await getRealtor(visitor, origin)).toEqual(kenji);
    }
    for (const unknown of [
      "unknown",
      "https://other.example",
      "https://",
      "kenji-morita.example",
    ]) {
      expect(await getError(getRealtor(visitor, unknown))).toMatchObject({
        status: 404,
        code: "realtor.notFound",
      });
    }
  });

  it("listRealtors returns the ten samples in carousel order, without the brokerage", async () => {
    const samples = await listRealtors(backend.visitor, { sample: "Y" });
    expect(samples.map((sample) => sample.desiredUrl)).toEqual(
      sampleAgents.map((agent) => agent.slug),
    );
  });

  it("createRealtor, updateRealtor and deleteRealtor create, update and delete a website", async () => {
    const { http, id: userId } = await backend.createUser("realtor");
    const desiredUrl = newSlug("Grace_Two");
    const input = {
      ...publishable,
      desiredUrl,
      aboutMeKr: "안녕하세요",
      isMakeHomepage: "Y",
      futureField: { kept: [1, null, "셋"] },
    } satisfies RealtorProfileInput;
    const created = await createRealtor(http, input);
    const { photos } = created;
    const answer = { ...input, photos, userId, isSample: false };
    expect(realtorProfile.parse(created)).toMatchObject(answer);

    const { id, updatedAt } = created;
    const updated = await updateRealtor(http, id, { aboutMeEn: "Hello", updatedAt });
    const { updatedAt: publishedAt } = updated;
    expect(updated).toEqual({
      ...created,
      aboutMeEn: "Hello",
      updatedAt: publishedAt,
      publishedAt,
    });
    expect(updated.updatedAt > updatedAt).toBe(true);
    const { publishedAt: _, ...visible } = updated;
    expect(await getRealtor(backend.visitor, desiredUrl.toLowerCase())).toEqual(visible);

    await deleteRealtor(http, id);
    expect(await getError(getRealtor(http, id, { asOwner: true }))).toMatchObject({ status: 404 });
  });

  it("checkAddress returns the violated rule of an address, if any", async () => {
    const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug("Mine") });
    const { id: realtorId, desiredUrl } = realtor;
    const codeOf = async (address: string, options?: { realtorId: string }) =>
      addressCheck.parse(await checkAddress(http, address, options)).code;
    expect(await codeOf(newSlug())).toBeNull();
    expect(await codeOf("grace1")).toBe("slug.format");
    expect(await codeOf("https://a.example/b?c")).toBe("slug.format");
    expect(await codeOf("a")).toBe("slug.length");
    expect(await codeOf("Admin")).toBe("slug.reserved");
    expect(await codeOf("GRACE-kim")).toBe("slug.taken");
    expect(await codeOf(desiredUrl)).toBe("slug.taken");
    // Its own address, in any case.
    expect(await codeOf(desiredUrl.toUpperCase(), { realtorId })).toBeNull();
    const grace = await getRealtor(backend.visitor, "grace-kim");
    expect(await codeOf("grace-kim", { realtorId: grace.id })).toBe("slug.taken");
  });

  it("exportRealtor and importRealtor transfer a complete profile with unknown keys", async () => {
    const desiredUrl = newSlug();
    const { http, realtor } = await backend.newAgent({ desiredUrl });
    const { id, updatedAt } = realtor;
    const first = await updateRealtor(http, id, {
      updatedAt,
      aboutMeKr: "처음",
      madeElsewhere: { deep: { deeper: [true, 1.5, "문자"] } },
      additionalSections: [{ id: "x", type: "hologram", beam: 3 }],
    });
    const file = await exportRealtor(http, id);
    expect(file).toEqual(first);

    const { updatedAt: second } = await updateRealtor(http, id, {
      updatedAt: first.updatedAt,
      aboutMeKr: "나중",
    });
    const imported = await importRealtor(http, id, new Blob([JSON.stringify(file)]));
    expect(imported).toEqual({ ...first, updatedAt: imported.updatedAt });
    expect(imported.updatedAt > second).toBe(true);
  });

  it("createContact stores one request per idempotency key", async () => {
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
    });
    const sent = { ...contact, realtorId: realtor.id };
    const key = crypto.randomUUID();
    const receipts = await Promise.all(
      [1, 2, 3].map(() => createContact(backend.visitor, sent, key)),
    );
    expect(new Set(receipts.map((receipt) => receipt.id)).size).toBe(1);
    expect(await createContact(backend.visitor, sent, key)).toEqual(receipts[0]);
    const other = await createContact(backend.visitor, sent);
    expect(other.id).not.toBe(receipts[0]?.id);
    expect(
      await getError(createContact(backend.visitor, { ...sent, message: "다른 말" }, key)),
    ).toMatchObject({ status: 422, code: "idempotency.mismatch" });

    const inbox = await http<{ id: string; name: string }[]>("/v1/realtor-contacts", {
      success: 200,
    });
    expect(inbox.headers.get("x-total-count")).toBe("2");
    expect(inbox.data.map((request) => request.id).toSorted()).toEqual(
      [other.id, receipts[0]?.id ?? ""].toSorted(),
    );
    expect(inbox.data[0]).toMatchObject({ realtorId: realtor.id, name: "김민수", isTerm: "Y" });
    expect(inbox.data[0]).not.toHaveProperty("idempotencyKey");

    await deleteRealtor(http, realtor.id);
    expect(await createContact(backend.visitor, sent, key)).toEqual(receipts[0]);
  });

  it("requestUploads and uploadFile store an image, resized and without metadata", async () => {
    const grace = await backend.signedIn(graceEmail);
    const original = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: "#0f5c4a" },
    })
      .withExif({ IFD0: { Artist: "Other Author" }, IFD3: { GPSLatitude: "33/1 41/1 0/1" } })
      .jpeg()
      .toBuffer();
    const file = new Blob([original]);
    const contentType = "image/jpeg";
    const asked = { path: "gallery", contentType, size: file.size } as const;
    const answers = await requestUploads(grace, [
      { ...asked, imageType: "thumbnail" },
      { ...asked, imageType: "fullsize" },
    ]);
    expect(answers.map((answer) => answer.imageType)).toEqual(["thumbnail", "fullsize"]);

    const sizes = [];
    for (const { uploadUrl } of answers) {
      const url = await uploadFile(grace, uploadUrl, file, contentType);
      expect(url).toBe(uploadUrl.split("?")[0]);
      expect(url).toMatch(new RegExp(`^${publicUrl}/media/[\\w-]{22}\\.jpg$`));
      // Repeating the upload succeeds: the first response may have been lost.
      expect(await uploadFile(grace, uploadUrl, file, contentType)).toBe(url);

      const answer = await backend.app.request(url);
      expect(answer.headers.get("content-type")).toBe("image/jpeg");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const { width, height, exif } = await sharp(await answer.arrayBuffer()).metadata();
      expect(exif).toBeUndefined();
      sizes.push([width, height]);
    }
    expect(sizes).toEqual([
      [480, 240],
      [2400, 1200],
    ]);
  });

  it("image URLs are stored without the services' origin and returned with it", async () => {
    const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
    const { id, updatedAt } = realtor;
    const photos = [
      { path: "id", imageType: "fullsize", url: `${publicUrl}/media/own.jpg` },
      { path: "top", imageType: "fullsize", url: "https://elsewhere.example/media/other.jpg" },
    ] as const;
    const saved = await updateRealtor(http, id, { photos: [...photos], updatedAt });
    expect(saved.photos).toEqual(photos);
    const [row] = await backend.db.select().from(realtors).where(eq(realtors.id, id));
    expect(row?.profile["photos"]).toEqual([{ ...photos[0], url: "/media/own.jpg" }, photos[1]]);
  });

  it("listHomes has defaults and paginates a city without duplicates", async () => {
    const first = homeList.parse(await listHomes(backend.visitor));
    expect(first).toMatchObject({ currentPage: 0, homesPerGroup: 15 });
    expect(first.homes).toHaveLength(15);
    expect(first.totalCount).toBeGreaterThan(15);
    for (const home of first.homes) {
      expect(home).toMatchObject({ city: "Irvine", propertySubType: "SingleFamilyResidence" });
    }
    const keys = [];
    for (let currentPage = 0; currentPage * 15 < first.totalCount; currentPage += 1) {
      const page = await listHomes(backend.visitor, { currentPage });
      keys.push(...page.homes.map((home) => home.listingKey));
    }
    expect(new Set(keys).size).toBe(first.totalCount);
    expect(keys).toHaveLength(first.totalCount);
  });

  it("listAgentListings returns all four types of every sample agent in sample order", async () => {
    for (const agent of sampleAgents) {
      const market = agent.state === "CA" ? "crmls" : "fmls";
      for (const searchType of searchTypes) {
        const found = agentListings.parse(
          await listAgentListings(backend.visitor, {
            licenseNumber: agent.license,
            market,
            searchType,
          }),
        );
        expect(found.map((listing) => listing.listingKey)).toEqual(
          agent.listings.flatMap(({ kind, status }, index) =>
            kind === searchType && status !== "Withdrawn" ? getListingKey(agent.slug, index) : [],
          ),
        );
      }
    }
  });

  it("getListingStatus returns whether a listing is shown, without its address and price", async () => {
    const agent = sampleAgents.find((one) => one.slug === "grace-kim");
    if (!agent) throw new Error("The sample agent grace-kim is missing.");
    const { slug, license, listings } = agent;
    const statusOf = async (index: number) => {
      const listingKey = getListingKey(slug, index);
      const query = { licenseNumber: license, market: "crmls", listingKey } as const;
      return listingStatus.parse(await getListingStatus(backend.visitor, query));
    };
    const withdrawn = listings.findIndex(({ status }) => status === "Withdrawn");
    expect(await statusOf(withdrawn)).toEqual({ status: "withdrawn" });
    expect(await statusOf(0)).toEqual({ status: "listed" });
    expect(await statusOf(listings.length)).toEqual({ status: "unknown" });
  });

  it("signIn, getSession and signOut create, use and end a session", async () => {
    const { token, user } = await signIn(backend.visitor, {
      email: graceEmail,
      password: samplePassword,
    });
    expect(user).toMatchObject({ email: graceEmail, name: "Grace Kim", role: "realtor" });
    const http = backend.withToken(token);
    expect(await getSession(http)).toMatchObject({ user: { email: graceEmail, role: "realtor" } });
    await signOut(http);
    expect(await getSession(http)).toBeNull();
    expect(
      await getError(signIn(backend.visitor, { email: graceEmail, password: "not-the-password" })),
    ).toMatchObject({ status: 401, code: "auth.invalidEmailOrPassword" });
  });
});
