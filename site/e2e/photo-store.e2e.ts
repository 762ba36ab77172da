import { sendLead } from "@realtor/api/leads";
import { ApiError } from "@realtor/api/http";
import { createContact, requestUploads, updateRealtor, uploadFile } from "@realtor/api/loaning";
import {
  type FaultyS3,
  type S3Fault,
  startFaultyS3,
} from "../../packages/server/test/fixtures/faulty-s3.ts";
import { s3Variables } from "../soak/start-cluster.ts";
import { createContactInput, createName, createVisitor } from "../soak/writes.ts";
import { createAgent } from "./fixtures/create-agent.ts";
import { openEditor } from "./fixtures/editor-page.ts";
import { lead } from "./fixtures/inbox-page.ts";
import { choose, createImages, getGallery, getTile } from "./fixtures/photos.ts";
import { visitorHeaders } from "./fixtures/product.ts";
import { expect, extended, test as base } from "./fixtures/test.ts";

/** A product whose photos are in an S3 store that can have faults. */
const test = base.extend<object, { s3: FaultyS3 }>({
  s3: [
    async ({ browserName: _browserName }, provide) => {
      const s3 = await startFaultyS3();
      await provide(s3);
      await s3.stop();
    },
    { scope: "worker" },
  ],
  productOptions: [
    async ({ s3, chat }, provide) => provide({ slackWebhookUrl: chat.url, env: s3Variables(s3) }),
    { scope: "worker" },
  ],
});

/** A page that is not in memory must not wait for the time limits of the store, which are over 10 s together. */
const pageMs = 8000;

for (const fault of ["refuses", "hangs", "garbage"] as const satisfies S3Fault[])
  test(
    `while the store ${fault === "garbage" ? "answers with garbage" : fault}, only photos are refused`,
    extended,
    async ({ page, product, s3, consoleErrors }) => {
      test.slow();
      const agent = await createAgent(product.backendUrl);
      const http = createVisitor(product.url, agent.session.token);
      const upload = async () => {
        const [file] = await requestUploads(http, [
          { path: "gallery", imageType: "fullsize", contentType: "image/jpeg", size: 100 },
        ]);
        const [image] = await createImages(300);
        const blob = new Blob([new Uint8Array(image?.buffer ?? [])]);
        return uploadFile(http, file?.uploadUrl ?? "", blob, "image/jpeg");
      };
      const { updatedAt } = await updateRealtor(http, agent.realtor.id, {
        photos: [
          ...(agent.realtor.photos ?? []),
          { path: "ogImage", imageType: "fullsize", url: await upload() },
        ],
        updatedAt: agent.realtor.updatedAt,
      });
      await openEditor(page, agent, "photos");
      const lines = () => product.backend.output().match(/files cannot be written/g)?.length ?? 0;
      const before = lines();

      s3.fault = fault;
      await choose(getGallery(page), await createImages(600));
      await expect(getGallery(page).getByRole("alert")).toContainText(
        "We couldn’t store the photo. Try again in a moment.",
        { timeout: 40_000 },
      );
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const error: unknown = await upload().catch((reason: unknown) => reason);
        if (!(error instanceof ApiError)) throw new Error("The upload was not refused.");
        expect([error.status, error.code]).toEqual([503, "file.unavailable"]);
      }
      // More than open the circuit of a service: photos have one of their own.
      const photos = Array.from({ length: 6 }, (_, n) => [
        `/media/absent-${n}.jpg`,
        `/images/480/absent-${n}.jpg`,
      ]).flat();
      const responses = await Promise.all(photos.map((path) => fetch(product.url + path)));
      for (const { status } of responses) expect(status).toBeGreaterThanOrEqual(500);
      // Crawlers of chat programs keep a 404.
      const share = await fetch(`${product.url}/share/en/${agent.realtor.desiredUrl}.jpg`);
      const { status, headers } = share;
      expect([status, headers.get("cache-control")]).toEqual([503, "no-store"]);
      expect(headers.get("retry-after")).toBe("5");
      const start = performance.now();
      const opened = await fetch(`${product.url}/en/${agent.realtor.desiredUrl}`, {
        headers: visitorHeaders(),
      });
      expect(opened.status).toBe(200);
      expect(await opened.text()).toContain("I read the contract with you");
      expect(performance.now() - start).toBeLessThan(pageMs);
      const visitor = createVisitor(product.url);
      await createContact(
        visitor,
        createContactInput(agent.realtor.id, createName()),
        createName(),
      );
      await sendLead(
        visitor,
        { ...lead(createName()), phoneCountryCode: "US", hasSite: "N", locale: "en" },
        createName(),
      );
      await updateRealtor(http, agent.realtor.id, { aboutMeEn: "Saved meanwhile.", updatedAt });
      await expect.poll(() => lines() - before).toBe(1);

      s3.fault = undefined;
      // The store is tried again every two seconds.
      await expect.poll(() => upload().catch(() => ""), { timeout: 20_000 }).toContain("/media/");
      await getGallery(page)
        .getByRole("button", { name: /^Try again/ })
        .click();
      await expect(getTile(page, 1).locator("img")).toBeVisible();
      expect(lines() - before).toBe(1);
      expect(consoleErrors.splice(0).join()).toContain("503"); // logged by the browser
    },
  );
