import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { createAgent } from "./fixtures/create-agent.ts";
import { openEditor } from "./fixtures/editor-page.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { extended, expect, test } from "./fixtures/test.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  launchOptions: [
    async ({ launchOptions }, provide) => {
      // In headless mode, a long press starts a drag only with this setting of phones.
      const setting = "--blink-settings=touchDragDropEnabled=true";
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), setting] });
    },
    { scope: "worker" },
  ],
});

async function createImage(height: number) {
  const create = { width: 1000, height, channels: 3, background: "#0F5C4A" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: `${height}.jpg`, mimeType: "image/jpeg", buffer };
}

/**
 * Holds a finger on an item until the browser starts a drag, and drops the item at the start of another.
 * The touch emulation of the browser makes a touch of each mouse event; unlike
 * `Input.dispatchTouchEvent`, it recognizes a long press.
 */
async function dragByTouch(page: Page, item: Locator, target: Locator): Promise<void> {
  await item.scrollIntoViewIfNeeded();
  const [from, to] = [await item.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error("Both items must be on the screen.");
  const start = { x: from.x + from.width / 3, y: from.y + from.height / 3 };
  const end = { x: to.x + 8, y: to.y + 8 };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setEmitTouchEventsForMouse", {
    enabled: true,
    configuration: "mobile",
  });
  await cdp.send("Input.setInterceptDrags", { enabled: true });
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset["events"] = "";
    for (const type of ["touchstart", "mousedown", "dragstart"])
      addEventListener(type, () => (dataset["events"] += `${type} `), { capture: true });
  });
  const dropped = new Promise<void>((resolve) => {
    cdp.once("Input.dragIntercepted", ({ data }) => {
      const drop = async () => {
        for (const type of ["dragEnter", "dragOver", "drop"] as const)
          await cdp.send("Input.dispatchDragEvent", { type, ...end, data });
      };
      resolve(drop());
    });
  });
  const mouse = { button: "left", clickCount: 1 } as const;
  // A touch that became a drag gets no response: the promise is rejected when the session ends.
  const dispatch = (type: "mousePressed" | "mouseReleased", point: typeof start) =>
    void cdp.send("Input.dispatchMouseEvent", { type, ...point, ...mouse }).catch(() => undefined);
  dispatch("mousePressed", start);
  // A touch starts the drag, not a mouse.
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-events", /^(?:touchstart )+dragstart/, {
    timeout: 5000,
  });
  await dropped;
  dispatch("mouseReleased", end);
  await cdp.detach();
}

test("puts photos and sections in order on a touch screen", extended, async ({ page, product }) => {
  test.slow();
  const agent = await createAgent(product.backendUrl, {
    additionalSections: ["Buying", "Selling", "Moving"].map((titleEn) => ({
      id: titleEn,
      type: "text" as const,
      titleEn,
    })),
  });
  await openEditor(page, agent, "photos");
  const gallery = page.getByRole("group", { name: "Gallery" });
  await gallery
    .locator("input[type=file]")
    .setInputFiles(await Promise.all([600, 700, 800].map(createImage)));
  const photos = gallery.getByRole("row");
  await expect(photos).toHaveCount(3);
  const getSources = () =>
    gallery
      .locator("[role=row] img")
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));
  const [first, second, third] = await getSources();
  await dragByTouch(page, photos.nth(1), photos.nth(0));
  await expect.poll(getSources).toEqual([second, first, third]);
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("menuitem", { name: "Undo" }).tap();
  await expect.poll(getSources).toEqual([first, second, third]);

  await page.goto(`/en/${agent.realtor.desiredUrl}/admin#extra`);
  await page.getByRole("button", { name: "Change the order" }).tap();
  expect(await findA11yViolations(page)).toEqual([]);
  const sections = page.getByRole("grid", { name: "Change the order" }).getByRole("row");
  await dragByTouch(page, sections.nth(2), sections.nth(0));
  await expect(page.getByText("Text: Moving: position 1 of 3.")).toBeAttached();
  await expect(page.getByRole("listitem").first()).toContainText("Text: Moving");
});
