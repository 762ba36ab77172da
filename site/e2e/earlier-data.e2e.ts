import { fileURLToPath } from "node:url";
import { exportRealtor, getVersion, listContacts, listVersions } from "@realtor/api/loaning";
import { extended, expect, test } from "./fixtures/test.ts";
import { startFakeSlack } from "./fakes/fake-slack.ts";
import { getEntry } from "./fixtures/inbox-page.ts";
import { startProduct } from "./fixtures/product.ts";
import { signInByApi, signInPage } from "./fixtures/sign-in-by-api.ts";

/**
 * DATA_DIR of the build of commit 97485f4 after a first start without Slack: one unsent lead, one
 * contact request, and a profile with a saved version, a draft and an unknown key.
 */
const earlierData = fileURLToPath(
  new URL("../test/fixtures/data-97485f4.tar.zst", import.meta.url),
);

test(
  "opens the data folder of an earlier build and delivers its unsent lead",
  extended,
  async ({ page }) => {
    const chat = await startFakeSlack();
    const product = await startProduct({ dataArchive: earlierData, slackWebhookUrl: chat.url });
    try {
      await expect.poll(() => chat.messages.join()).toContain("이전 신청자");

      const { http, user } = await signInByApi(product.backendUrl, "grace-kim@example.com");
      const contacts = await listContacts(http);
      expect(contacts.page.map(({ message }) => message)).toEqual([
        "이전 버전에서 보낸 문의입니다.",
      ]);

      const profile = await (await fetch(`${product.url}/v1/realtor/grace-kim`)).json();
      expect(profile).toMatchObject({
        userId: user.id,
        aboutMeKr: "첫 번째 저장입니다.",
        legacyField: { kept: true },
      });
      expect(await exportRealtor(http, profile.id)).toMatchObject({
        draft: { changes: { salesCount: 321 }, savedBy: "Grace Kim" },
      });
      const versions = await listVersions(http, profile.id);
      expect(versions.page.map(({ changed }) => changed)).toEqual([
        ["/salesCount", "/presentation/figuresAt"],
        ["/aboutMeKr"],
        [],
      ]);
      const first = await getVersion(http, profile.id, versions.page.at(-1)?.id ?? 0);
      expect(first.aboutMeKr).toMatch(/^[^첫]/);

      const photo = await fetch(`${product.backendUrl}/media/samples/interior-kitchen-island.jpg`);
      expect(photo.headers.get("content-type")).toBe("image/jpeg");

      // The archive has no other photos, so a browser would report their 404 responses.
      expect(await (await fetch(`${product.url}/grace-kim`)).text()).toContain(
        "첫 번째 저장입니다.",
      );
      await signInPage(page, product.backendUrl, "admin@example.com");
      await page.goto(`${product.url}/admin/inbox`);
      await expect(getEntry(page, "이전 신청자")).toBeVisible();
      // The inbox polls, and would report the stopped server.
      await page.close();
    } finally {
      await product.stop();
      await chat.close();
    }
  },
);
