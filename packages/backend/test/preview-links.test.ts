import {
  createPreviewLink,
  deleteRealtor,
  endPreviewLink,
  getPreviewLink,
  openPreview,
  updateRealtor,
} from "@realtor/api/loaning";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { previewLinks } from "../src/db/schema.ts";
import { getError } from "./fixtures/get-error.ts";
import { adminEmail, describeOnEngines, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const ended = { status: 404, code: "preview.ended" };
const dayMs = 24 * 60 * 60 * 1000;

describeOnEngines("a preview link", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  const newAgent = () => backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "Y" });

  it("shows the page as it would be published, and nothing else", async () => {
    const { http, realtor } = await newAgent();
    const { id, updatedAt } = realtor;
    const changes = { aboutMeEn: "Next", userName: "Grace Park" };
    await updateRealtor(http, id, { draft: { changes }, updatedAt });
    const { token } = await createPreviewLink(http, id);
    const shown = await openPreview(backend.visitor, token);
    expect(shown).toMatchObject({ ...changes, desiredUrl: realtor.desiredUrl });
    expect(shown).not.toHaveProperty("draft");
    expect(shown).not.toHaveProperty("publishedAt");
  });

  it("works for a website that was never published", async () => {
    const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
    const { token } = await createPreviewLink(http, realtor.id);
    expect(await openPreview(backend.visitor, token)).toMatchObject({ id: realtor.id });
  });

  it("cannot be guessed, works for 14 days and counts how often it was opened", async () => {
    const { http, realtor } = await newAgent();
    expect(await getPreviewLink(http, realtor.id)).toBeNull();
    const link = await createPreviewLink(http, realtor.id);
    // 128 bits in base64url.
    expect(link.token).toMatch(/^[\w-]{22}$/);
    const days = (Date.parse(link.expiresAt) - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    expect(link).toMatchObject({ opens: 0, lastOpenedAt: null });

    await Promise.all([1, 2, 3].map(() => openPreview(backend.visitor, link.token)));
    const opened = await getPreviewLink(http, realtor.id);
    expect(opened).toMatchObject({ token: link.token, opens: 3 });
    expect(Date.parse(opened?.lastOpenedAt ?? "")).toBeGreaterThan(Date.now() - dayMs);
  });

  it("ends by its time, by being turned off, by a new one and with the website", async () => {
    const { http, realtor } = await newAgent();
    const open = (token: string) => getError(openPreview(backend.visitor, token));
    expect(await open("never-existed")).toMatchObject(ended);

    const first = await createPreviewLink(http, realtor.id);
    const second = await createPreviewLink(http, realtor.id);
    expect(await open(first.token)).toMatchObject(ended);
    await openPreview(backend.visitor, second.token);

    await endPreviewLink(http, realtor.id);
    expect(await open(second.token)).toMatchObject(ended);
    expect(await getPreviewLink(http, realtor.id)).toBeNull();

    const third = await createPreviewLink(http, realtor.id);
    const isThird = eq(previewLinks.realtorId, realtor.id);
    await backend.db.update(previewLinks).set({ expiresAt: new Date() }).where(isThird);
    expect(await open(third.token)).toMatchObject(ended);
    expect(await getPreviewLink(http, realtor.id)).toBeNull();

    const fourth = await createPreviewLink(http, realtor.id);
    await deleteRealtor(http, realtor.id);
    expect(await open(fourth.token)).toMatchObject(ended);
  });

  it("is not in the database, which cannot open it", async () => {
    const { http, realtor } = await newAgent();
    const { token } = await createPreviewLink(http, realtor.id);
    const isOwn = eq(previewLinks.realtorId, realtor.id);
    const [row] = await backend.db.select().from(previewLinks).where(isOwn);
    const stored = row?.token ?? "";
    expect(JSON.stringify(row)).not.toContain(token.slice(stored.length));
    for (const guess of [stored, stored + stored, `${stored}${"A".repeat(11)}`])
      expect(await getError(openPreview(backend.visitor, guess))).toMatchObject(ended);
    // A link of the version before.
    const former = "q7Xk3mWv9tYbN2sLrD5fHg";
    await backend.db.update(previewLinks).set({ token: former }).where(isOwn);
    expect(await openPreview(backend.visitor, former)).toMatchObject({ id: realtor.id });
    expect(await getPreviewLink(http, realtor.id)).toMatchObject({ token: former });
  });

  it("is made and ended by the owner and admins only", async () => {
    const { http, realtor } = await newAgent();
    const { http: other } = await newAgent();
    const { token } = await createPreviewLink(http, realtor.id);
    for (const call of [getPreviewLink, createPreviewLink, endPreviewLink]) {
      expect(await getError(call(other, realtor.id))).toMatchObject({ status: 403 });
      expect(await getError(call(backend.visitor, realtor.id))).toMatchObject({ status: 401 });
    }
    const admin = await backend.signedIn(adminEmail);
    expect(await getPreviewLink(admin, realtor.id)).toMatchObject({ token });
  });
});
