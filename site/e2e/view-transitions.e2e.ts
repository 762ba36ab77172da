import type { Page } from "@playwright/test";
import { expect, test, extended } from "./fixtures/test.ts";
import { chooseLanguage } from "./fixtures/controls.ts";
import { waitForHydration } from "./fixtures/wait-for-page.ts";

declare global {
  interface Window {
    /** For each view transition within the page: the duration of the photo's movement in ms, or null. */
    movements: (number | null)[];
  }
}

// Playwright's configuration turns motion off.
test.use({ reducedMotion: "no-preference" });

const photo = (page: Page, n: number) => page.getByRole("link", { name: `Open photo ${n}` });
const viewer = (page: Page) => page.getByRole("dialog", { name: "Gallery" });

/** Opens a homepage that records its view transitions. */
async function openHomepage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.movements = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = () => {
        const group = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .find(({ pseudoElement }) => pseudoElement === "::view-transition-group(rt-photo)");
        window.movements.push(Number(group?.getTiming().duration ?? Number.NaN));
      };
      transition.ready.then(record, () => window.movements.push(null));
      return transition;
    };
  });
  await page.goto("/en/grace-kim");
  await waitForHydration(photo(page, 2));
}

const getMovements = (page: Page) => page.evaluate(() => window.movements);
const countNamed = (page: Page) => page.locator('[style*="view-transition-name"]').count();

test(
  "moves a photo into the viewer and back, not from photo to photo",
  extended,
  async ({ page }) => {
    await openHomepage(page);
    await photo(page, 2).click();
    await expect(viewer(page)).toBeVisible();
    await expect.poll(() => getMovements(page)).toEqual([320]);
    await expect.poll(() => countNamed(page)).toBe(0);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(viewer(page).getByText(/^2 \/ /)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(photo(page, 2)).toBeFocused();
    await expect.poll(() => getMovements(page)).toEqual([320, 320]);
    await expect.poll(() => countNamed(page)).toBe(0);
  },
);

test("opens and closes while a photo moves", extended, async ({ page }) => {
  await openHomepage(page);
  for (let turn = 0; turn < 3; turn++) {
    await photo(page, 2).click();
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
  }
  await expect(page).toHaveURL("/en/grace-kim");
  await expect(photo(page, 2)).toBeFocused();
  await expect.poll(() => countNamed(page)).toBe(0);
  // One entry of the history is left, after that of the blank page.
  await photo(page, 2).click();
  await expect(page).toHaveURL("/en/grace-kim#photo-2");
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL("/en/grace-kim");
});

test("opens a photo with one of two clicks", extended, async ({ page }) => {
  await openHomepage(page);
  await photo(page, 2).evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL("/en/grace-kim");
});

test(
  "moves name and portrait from the team to the homepage, and between its languages",
  extended,
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        const record = () => {
          const names = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
            .flatMap(
              (pseudo) => /^::view-transition-group\((agent-.+)\)/.exec(pseudo ?? "")?.[1] ?? [],
            );
          document.documentElement.dataset["moved"] = [...new Set(names)].toSorted().join(" ");
        };
        void viewTransition?.ready.then(record);
      });
    });
    const html = page.locator("html");
    // A document that arrives in parts shows the parts it has, and only those move.
    await expect(async () => {
      await page.goto("/en/equityrealty");
      await page.locator("[data-member] a[href$='/grace-kim']").click();
      await expect(page).toHaveURL("/en/grace-kim");
      await expect(html).toHaveAttribute("data-moved", "agent-name agent-portrait", {
        timeout: 2000,
      });
    }).toPass();
    await expect(async () => {
      await page.goto("/en/claire-whitmore");
      await waitForHydration(page.getByRole("banner").getByRole("link").first());
      await chooseLanguage(page, "한국어");
      await expect(html).toHaveAttribute("data-moved", "agent-name", { timeout: 2000 });
    }).toPass();
  },
);

test(
  "moves the photo of a card to the page of its home, and warns of no name used twice",
  extended,
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        const record = () => {
          const isMoved = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
            .includes("::view-transition-group(listing-photo)");
          document.documentElement.dataset["moved"] = isMoved ? "photo" : "none";
        };
        viewTransition?.ready.then(record, () => {
          document.documentElement.dataset["moved"] = "failed";
        });
      });
    });
    const html = page.locator("html");
    // Portrait, where the link to all photos leads to the first one too, and Panorama.
    for (const agent of ["grace-kim", "claire-whitmore"])
      // A document that arrives in parts shows the parts it has, and only those move.
      await expect(async () => {
        await page.goto(`/en/${agent}#listings`);
        await page.locator("#listings [data-listing] a").first().click();
        await expect(page).toHaveURL(new RegExp(`/en/${agent}/homes/`));
        await expect(html).toHaveAttribute("data-moved", "photo", { timeout: 2000 });
      }).toPass();
  },
);

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the viewer opens and closes without movement", extended, async ({ page }) => {
    await openHomepage(page);
    await photo(page, 2).click();
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(photo(page, 2)).toBeFocused();
    expect(await getMovements(page)).toEqual([]);
  });
});
