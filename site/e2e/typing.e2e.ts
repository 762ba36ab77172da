import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "./fixtures/hold-requests.ts";
import { extendedExcept, expect, test } from "./fixtures/test.ts";

/** Each text of `compositions` as an input method enters it: the states of one composition, the last one accepted. */
interface Typing {
  text: string;
  compositions: readonly (readonly string[])[];
}

const korean: Typing = {
  text: "한국어",
  compositions: [
    ["ㅎ", "하", "한"],
    ["ㄱ", "구", "국"],
    ["ㅇ", "어"],
  ],
};
const japanese: Typing = {
  text: "東京の家",
  compositions: [
    ["と", "とうきょう", "東京"],
    ["n", "の"],
    ["いえ", "家"],
  ],
};

interface Form {
  name: string;
  path: string;
  field: (page: Page) => Locator;
  typing: Typing;
}

const forms: readonly Form[] = [
  {
    name: "the request form of a listing",
    path: "/grace-kim/homes/grace-kim-1",
    field: (page) => page.locator("#request textarea"),
    typing: korean,
  },
  {
    name: "a name in the request form of a listing",
    path: "/ja-JP/grace-kim/homes/grace-kim-1",
    field: (page) => page.locator("#request [name=lastName]"),
    typing: japanese,
  },
  {
    name: "the contact form of a homepage",
    path: "/ja-JP/grace-kim",
    field: (page) => page.locator("#contact textarea"),
    typing: japanese,
  },
  {
    name: "the lead form as a page",
    path: "/?request",
    field: (page) => page.locator("[name=name]"),
    typing: korean,
  },
  {
    name: "the monthly payment of a listing",
    path: "/grace-kim/homes/grace-kim-1",
    field: (page) => page.locator("#payment [name=rate]"),
    typing: korean,
  },
  {
    name: "the sign-in page",
    path: "/login",
    field: (page) => page.locator("[name=email]"),
    typing: korean,
  },
];

/** Runs in the page. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith("__reactProps"));
}

/** Scripts that arrive late: all of them, or those that hydrate. */
const scripts = { all: /\.js(\?|$)/, hydrating: /\/(?!boot)[^/]+\.js(\?|$)/ };

for (const [index, { name, path, field, typing }] of forms.entries())
  for (const late of ["hydrating", "all"] as const)
    test(
      `${name} keeps what an input method enters while ${late} scripts arrive`,
      extendedExcept(true, index === 0 && late === "hydrating"),
      async ({ page }) => {
        const release = await holdRequests(page, scripts[late]);
        await page.goto(path, { waitUntil: "commit" });
        const input = field(page);
        await input.scrollIntoViewIfNeeded();
        // In the middle of a text that the form starts with.
        const [before, after] = await input.evaluate((one: HTMLInputElement) => {
          one.focus();
          const { value } = one;
          const middle = Math.ceil(value.length / 2);
          if (one.type !== "email") one.setSelectionRange(middle, middle);
          return [value.slice(0, middle), value.slice(middle)];
        });
        const session = await page.context().newCDPSession(page);
        const compose = (text: string) =>
          session.send("Input.imeSetComposition", {
            text,
            selectionStart: text.length,
            selectionEnd: text.length,
          });
        for (const [order, states] of typing.compositions.entries()) {
          for (const state of states) {
            await compose(state);
            if (order !== 1 || state !== states[0]) continue;
            // In the middle of the second composition.
            release();
            await page.waitForLoadState("networkidle");
            expect(await input.evaluate(isHydrated)).toBe(false);
          }
          await session.send("Input.insertText", { text: states.at(-1) ?? "" });
        }
        await expect.poll(() => input.evaluate(isHydrated)).toBe(true);
        // The passive effects and the render that follow hydration.
        await page.waitForLoadState("networkidle");
        const value = `${before}${typing.text}${after}`;
        await expect(input).toHaveValue(value);
        expect(
          await input.evaluate((one: HTMLInputElement) => [
            document.activeElement === one,
            one.selectionStart,
          ]),
        ).toEqual([true, path === "/login" ? null : `${before}${typing.text}`.length]);
        // Hydrated forms know the text: it is still there after the next character.
        await session.send("Input.insertText", { text: "1" });
        await expect(input).toHaveValue(`${before}${typing.text}1${after}`);
      },
    );
