import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Locale } from "../labels/labels.ts";
import { textSectionIds } from "../labels/text-sections.ts";
import type { HomepageContent } from "./homepage-content.ts";
import { heroImage, loadTemplate } from "./registry.ts";
import { templateIds } from "./template-ids.ts";
import { extendedExcept } from "../../test/fixtures/extended-except.ts";
import {
  sampleContent,
  sampleListings,
  sampleProfile,
} from "../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../test/fixtures/sample-props.tsx";

const locales: Locale[] = ["ko", "en", "ja-JP"];
const noTexts = { tagline: null, texts: [] };
const allTabs = { sale: 40, rent: 1, sold: 2, rented: 0 };

// Loaded on demand; its first import can take longer than `findByRole` waits.
beforeAll(() => import("../components/gallery/gallery-viewer.tsx"));

/** Reports elements as visible; jsdom has no layout. */
let report: (visible: Record<string, boolean>) => void;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #targets: Element[] = [];
      constructor(callback: (entries: object[]) => void) {
        report = (visible) =>
          act(() =>
            callback(
              this.#targets.map((target) => ({
                target,
                isIntersecting: visible[target.id] ?? false,
              })),
            ),
          );
      }
      observe(target: Element) {
        this.#targets.push(target);
      }
      disconnect() {
        this.#targets.length = 0;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe.each(templateIds)("the %s template", (id) => {
  async function show(content: HomepageContent) {
    const Template = await loadTemplate(id);
    return render(<Template {...sampleProps(content)} />);
  }

  for (const locale of locales)
    it(
      `has one h1, ordered headings and one set of landmarks in ${locale}`,
      extendedExcept("ko", locale),
      async () => {
        const content = sampleContent(locale, {}, sampleListings(allTabs));
        await show(content);
        expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
        expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName(
          content.name.displayName.text.replace("・", "・"),
        );
        const levels = screen.getAllByRole("heading").map((one) => Number(one.tagName.slice(1)));
        for (const [index, level] of levels.entries()) {
          expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
        }
        for (const landmark of ["banner", "main", "contentinfo"]) {
          expect(screen.getAllByRole(landmark)).toHaveLength(1);
        }
      },
    );

  for (const locale of locales)
    it(`has no axe violations in ${locale}`, { tags: ["extended"] }, async () => {
      const { container } = await show(sampleContent(locale, {}, sampleListings(allTabs)));
      // The theme tests check contrast; jsdom renders nothing.
      const { violations } = await axe.run(container, {
        rules: { "color-contrast": { enabled: false } },
      });
      expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
    });

  it("has a target for every fragment link", async () => {
    const { container } = await show(sampleContent("en", {}, sampleListings(allTabs)));
    const targets = [...container.querySelectorAll('a[href^="#"]')].map((link) =>
      link.getAttribute("href")?.slice(1),
    );
    expect(targets).toContain("contact");
    const count = (target?: string) => container.querySelectorAll(`[id="${target}"]`).length;
    expect(targets.filter((target) => count(target) !== 1)).toEqual([]);
    const ids = [...container.querySelectorAll("[id]")].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(Object.keys(noTexts).filter((key) => key !== "texts"))(
    "shows the text %s",
    async (key) => {
      const text = { text: `Text of ${key}`, lang: "en" as const };
      await show({ ...sampleContent("en"), [key]: text });
      expect(screen.getAllByText(text.text, { exact: false })[0]).toBeVisible();
    },
  );

  it("shows each text of the agent in a section with its heading", async () => {
    const texts = textSectionIds.map((name) => ({
      id: name,
      title: `Heading of ${name}`,
      text: { text: `Text of ${name}`, lang: "en" as const },
    }));
    await show({ ...sampleContent("en"), texts });
    for (const { id: anchor, title, text } of texts) {
      const section = screen.getByRole("region", { name: title });
      expect(section).toHaveAttribute("id", anchor);
      expect(within(section).getByText(text.text)).toBeVisible();
    }
  });

  it("sets lang on text in another language", async () => {
    await show(sampleContent("ja-JP"));
    const about = screen.getByText(sampleProfile.aboutMeEn ?? "");
    expect(about.closest("[lang]")).toHaveAttribute("lang", "en");
    expect(
      screen.getAllByText("この文章は現在英語のみでご覧いただけます。").length,
    ).toBeGreaterThan(0);
  });

  it("lists the agent's languages with the separator of the page's", async () => {
    await show(sampleContent("ja-JP"));
    expect(screen.getByText("韓国語、英語")).toBeVisible();
  });

  it("shows no language note for text in the page's language", async () => {
    await show(sampleContent("ko", { additionalSections: [] }));
    expect(screen.queryByText(/로만 준비되어/)).not.toBeInTheDocument();
  });

  it("has a link with URL and count for every kind that has listings", async () => {
    await show(sampleContent("en", {}, sampleListings(allTabs)));
    const tabs = within(screen.getByRole("navigation", { name: "Listing types" }));
    expect(tabs.getAllByRole("link").map((tab) => tab.getAttribute("href"))).toEqual(
      ["sale", "rent", "sold"].map((type) => `/grace-kim?listings=${type}#listings`),
    );
    expect(tabs.getByRole("link", { name: /For sale 40 total/ })).toHaveAttribute("aria-current");
    expect(tabs.getByRole("link", { name: /Sold 2 total/ })).not.toHaveAttribute("aria-current");
  });

  it("shows up to 24 listings with their broker and one link each, named by address and price", async () => {
    await show(sampleContent("en", {}, sampleListings(allTabs)));
    const homes = screen.getAllByRole("link", {
      name: "6591 Sample Lane, Irvine, CA $1,575,000",
      hidden: true,
    });
    expect(homes).toHaveLength(24);
    expect(homes[0]).toHaveAttribute("href", "/grace-kim/homes/sale-0/6591-sample-lane-irvine-ca");
    const card = within(homes[0]?.closest("li") ?? document.body);
    expect(card.getAllByRole("link")).toHaveLength(1);
    expect(card.getByText("Listing broker: Saltbrook Realty")).toBeInTheDocument();
    expect(screen.getByText(/Information as of November 20, 2026/)).toBeInTheDocument();
  });

  it("collapses the notices of the listing services below the date", async () => {
    await show(sampleContent("ko", {}, sampleListings(allTabs)));
    const notices = screen.getByText("매물 정보의 출처와 이용 안내").closest("details");
    expect(notices).not.toHaveAttribute("open");
    expect(within(notices ?? document.body).getAllByText(/California Regional/)).toHaveLength(2);
    expect(screen.getByText(/기준 정보입니다/).closest("details")).toBeNull();
  });

  it("ends each card with the listing broker", async () => {
    await show(sampleContent("en", {}, sampleListings({ sale: 3 })));
    for (const home of screen.getAllByRole("link", { name: /Sample Lane/ })) {
      const card = home.closest("li")?.textContent ?? "";
      expect(card).toMatch(/\$1,575,000(2 bd|Beds 2).*6591 Sample/);
      expect(card).toMatch(/Sample Lane, Irvine, CAListing broker: Saltbrook Realty$/);
    }
  });

  it("links to the form while listings cannot be loaded", async () => {
    await show(sampleContent("en", {}, null));
    const section = within(screen.getByRole("region", { name: "Listings" }));
    expect(section.getByText(/can’t show listings right now/)).toBeInTheDocument();
    expect(section.getByRole("link", { name: "Talk to me" })).toHaveAttribute("href", "#contact");
    expect(section.queryByRole("navigation")).not.toBeInTheDocument();
  });

  it("has neither section nor links for listings of an agent without any", async () => {
    const { container } = await show(sampleContent("en", {}, sampleListings({})));
    expect(screen.queryByRole("region", { name: "Listings" })).not.toBeInTheDocument();
    expect(container.querySelector("[href$='#listings']")).toBeNull();
  });

  it("omits sections without content", async () => {
    const bare = sampleContent("en", {
      ...Object.fromEntries(Object.keys(sampleProfile).map((key) => [key, null])),
      userName: "Grace Kim",
    });
    const { container } = await show(bare);
    const headings = screen.getAllByRole("heading").map((heading) => heading.textContent);
    expect(headings).toEqual(["Grace Kim", "Listings", "Get in touch"]);
    expect(container.querySelectorAll("dl, dt, ul:empty, p:empty, h2:empty")).toHaveLength(0);
  });

  it("shows each known type of custom section", async () => {
    await show(sampleContent("en"));
    const inside = (name: string) => within(screen.getByRole("region", { name }));
    expect(inside("Before you make an offer").getByRole("link")).toHaveAttribute(
      "href",
      "https://www.example.com/guide",
    );
    const quote = inside("What clients say").getByText("고맙습니다.");
    expect(quote.closest("blockquote")).not.toBeNull();
    expect(quote.closest("[lang]")).toHaveAttribute("lang", "ko");
    expect(inside("What clients say").getByText("J. Kim, Irvine, 2025")).toBeInTheDocument();
    const question = inside("Questions and answers").getByText("How long does it take?");
    if (question.closest("details")?.open === false) fireEvent.click(question);
    expect(inside("Questions and answers").getByText("About a month.")).toBeVisible();
    expect(inside("Useful links").getByRole("link", { name: "Guide" })).toHaveAttribute(
      "href",
      "https://www.example.com/",
    );
    expect(inside("A tour").getByRole("link", { name: "Play video: A tour" })).toBeInTheDocument();
    expect(inside("The team").getByRole("link", { name: "michael_park" })).toHaveAttribute(
      "href",
      "/michael_park",
    );
    expect(screen.queryByText("Not shown")).not.toBeInTheDocument();
  });

  it("links a video to YouTube, and plays it in place on click", async () => {
    const { container } = await show(sampleContent("en", { additionalSections: [] }));
    const play = screen.getByRole("link", { name: "Play video: Recommended video" });
    expect(play).toHaveAttribute("href", "https://www.youtube.com/watch?v=EXAMPLE0000");
    expect(container.querySelector("iframe")).toBeNull();
    fireEvent.click(play, { ctrlKey: true });
    expect(container.querySelector("iframe")).toBeNull();
    fireEvent.click(play);
    const player = screen.getByTitle("Recommended video");
    expect(player).toHaveAttribute(
      "src",
      "https://www.youtube-nocookie.com/embed/EXAMPLE0000?autoplay=1",
    );
    expect(player).toHaveFocus();
  });

  it("shows the contact bar only while hero and contact form are not visible", async () => {
    const { container } = await show(sampleContent("en"));
    const bar = container.querySelector('[aria-label="Get in touch"][inert], nav[inert]');
    expect(bar).not.toBeNull();
    report({ hero: false, contact: false, footer: false });
    expect(bar).not.toHaveAttribute("inert");
    report({ hero: false, contact: true, footer: false });
    expect(bar).toHaveAttribute("inert");
    report({ hero: true, contact: false, footer: false });
    expect(bar).toHaveAttribute("inert");
  });

  it.each([1, 2, 3, 8, 9, 30])(
    "links each of %i photos to its place, where it is enlarged without JavaScript",
    async (count) => {
      const photos = Array.from({ length: count }, (_, index) => ({
        path: "gallery",
        imageType: "fullsize",
        url: `https://media.example/${index}.jpg`,
      }));
      await show(sampleContent("en", { photos, additionalSections: [] }));
      const links = screen.getAllByRole("link", { name: /^Open photo/, hidden: true });
      expect(links.map((link) => link.getAttribute("href"))).toEqual(
        photos.map((_, index) => `#photo-${index + 1}`),
      );
      for (const [index, link] of links.entries())
        expect(link.closest("li")).toHaveAttribute("id", `photo-${index + 1}`);
    },
  );

  it("opens a photo in the viewer with its address, and closes it with Back", async () => {
    await show(sampleContent("en", {}, sampleListings(allTabs)));
    fireEvent.click(screen.getByRole("link", { name: "Open photo 2" }));
    expect(await screen.findByRole("dialog", { name: "Gallery" })).toBeVisible();
    expect(screen.getByText("Photo 2 of 4")).toBeInTheDocument();
    expect(location.hash).toBe("#photo-2");
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "End" });
    expect(location.hash).toBe("#photo-4");
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(location.hash).toBe("");
  });

  it.skipIf(heroImage[id] === null)("shows a monogram without a portrait", async () => {
    const { container } = await show(sampleContent("ko", { photos: [] }));
    expect(container.querySelectorAll('#hero [aria-hidden="true"]')[0]).toHaveTextContent("김");
    expect(container.querySelector("#hero img")).toBeNull();
  });
});

describe("the Editorial name in Japanese", () => {
  it.each([
    ["佐藤 遥", "佐藤遥"],
    ["グレース・キム", "グレース・キム"],
  ])("%s is rendered as %s", async (nameJa, shown) => {
    const Editorial = await loadTemplate("editorial");
    const content = sampleContent("ja-JP", {
      presentation: { ...sampleProfile.presentation, nameJa },
    });
    render(<Editorial {...sampleProps(content)} />);
    // Vertical text has no space between family and given name.
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(shown);
  });
});
