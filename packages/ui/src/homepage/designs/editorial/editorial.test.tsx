import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import "../../../../test/fixtures/browser-stubs.ts";
import {
  sampleContent,
  sampleListings,
  sampleProfile,
} from "../../../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../../../test/fixtures/sample-props.tsx";
import type { Locale } from "../../../labels/labels.ts";
import type { ProfileInput } from "../../profile-input.ts";
import { Editorial } from "./editorial.tsx";
import { columns } from "./editorial-sections.css.ts";
import { longQuote, quote, verticalOnMobile } from "./editorial-testimonials.css.ts";
import { vertical } from "./editorial-title.css.ts";

function show(locale: Locale, profile: Partial<ProfileInput> = {}) {
  return render(
    <Editorial {...sampleProps(sampleContent(locale, profile, sampleListings({ sale: 1 })))} />,
  );
}

/** Keeps ideographic spaces. */
const trim = { collapseWhitespace: false };

const region = (name: string) => within(screen.getByRole("region", { name }));
const heading = (name: string) => screen.getByRole("heading", { level: 2, name });

const text = (title: string, body: string) => ({
  additionalSections: [{ type: "text", titleJa: title, bodyJa: body }],
});

describe("a heading", () => {
  it("is vertical if it is Japanese and the page is Japanese", () => {
    const both = { ...text("小さな冊子", "本文"), photos: [] };
    const { unmount } = show("ja-JP", both);
    expect(heading("小さな冊子")).toHaveClass(vertical);
    expect(heading("お問い合わせ")).toHaveClass(vertical);
    unmount();
    show("en", both);
    expect(heading("小さな冊子")).not.toHaveClass(vertical);
    expect(heading("Get in touch")).not.toHaveClass(vertical);
  });

  it("is horizontal if it is long or in another language", () => {
    const long = "築五十年の家を買う前に、見ておきたいところを書いた小さな冊子";
    const { unmount } = show("ja-JP", text(long, "本文"));
    expect(heading(long)).not.toHaveClass(vertical);
    unmount();
    show("ja-JP", { additionalSections: [{ type: "text", titleEn: "A booklet", bodyJa: "本文" }] });
    expect(heading("A booklet")).not.toHaveClass(vertical);
  });
});

describe("the video", () => {
  const videoTitle = { presentation: { ...sampleProfile.presentation, videoTitleEn: "A tour" } };

  it("has the agent's title as its heading, once", () => {
    show("en", { ...videoTitle, additionalSections: [] });
    expect(region("A tour").getAllByText("A tour")).toHaveLength(1);
    expect(screen.queryByRole("region", { name: "Recommended video" })).not.toBeInTheDocument();
  });

  it("shows the title in place of a missing still", () => {
    const { photos: _, ...rest } = sampleProfile;
    show("en", { ...rest, ...videoTitle, photos: [], additionalSections: [] });
    expect(region("Recommended video").getAllByText("A tour")).toHaveLength(1);
  });
});

describe("a text", () => {
  it("is set in two columns unless it is short", () => {
    const body = "冊子は毎年の春につくり直します。".repeat(10);
    const { unmount } = show("ja-JP", { ...text("冊子", body), photos: [] });
    expect(screen.getByText(body).parentElement).toHaveClass(columns);
    unmount();
    show("ja-JP", { ...text("冊子", "短い文です。"), photos: [] });
    expect(screen.getByText("短い文です。").parentElement).not.toHaveClass(columns);
  });
});

describe("the testimonials", () => {
  const quotes = (...items: object[]) => ({
    additionalSections: [{ type: "testimonials", items }],
  });
  const items = () => screen.getAllByRole("figure").map((figure) => figure.closest("li"));

  it("are vertical in Japanese, with the year in kanji; a long one is horizontal on mobile", () => {
    show(
      "ja-JP",
      quotes(
        { quoteJa: "信じられました。", author: "藤本 彩", place: "トーランス", year: 2025 },
        { quoteJa: "冊子のとおりに済みました。".repeat(7), author: "大野 真", year: "令和" },
      ),
    );
    const list = region("お客さまの声");
    expect(list.getByText("藤本 彩\u3000トーランス\u3000二○二五年", trim)).toBeInTheDocument();
    expect(list.getByText("大野 真\u3000令和", trim)).toBeInTheDocument();
    const [short, long] = items();
    expect(short).toHaveClass(verticalOnMobile);
    expect(long).not.toHaveClass(verticalOnMobile);
    expect(heading("お客さまの声")).toHaveClass(vertical);
  });

  it.each([
    ["one is longer than a page", { quoteJa: "とても良い人です。".repeat(20) }],
    ["one is in another language", { quoteEn: "She told us first." }],
  ])("are horizontal in Japanese if %s", (_, other) => {
    show("ja-JP", quotes({ quoteJa: "信じられました。", author: "A", year: 2025 }, other));
    expect(heading("お客さまの声")).not.toHaveClass(vertical);
    expect(region("お客さまの声").getByText("A, 2025")).toBeInTheDocument();
  });

  it("are in serif unless they are long", () => {
    const long = "We had looked for two years and given up. ".repeat(8).trim();
    show("en", quotes({ quoteEn: "Thank you.", author: "A. Lee", year: 2025 }, { quoteEn: long }));
    expect(screen.getByText("Thank you.").parentElement).toHaveClass(quote);
    expect(screen.getByText(long).parentElement).toHaveClass(longQuote);
    expect(screen.getByText("A. Lee, 2025")).toBeInTheDocument();
  });
});

it("Editorial shows all answers next to their questions", () => {
  show("en", {
    additionalSections: [
      {
        type: "faq",
        items: [
          { questionEn: "How long does it take?", answerEn: "About a month." },
          { questionJa: "費用は。", answerJa: "書面で。" },
        ],
      },
    ],
  });
  const questions = region("Questions and answers");
  expect(questions.getAllByRole("heading", { level: 3 })).toHaveLength(2);
  expect(questions.getByRole("heading", { name: "費用は。" })).toHaveAttribute("lang", "ja");
  expect(questions.getByText("About a month.")).toBeVisible();
  expect(questions.queryByRole("group")).not.toBeInTheDocument();
});

describe("the contact section", () => {
  it("has the form, number and addresses of the channels, and the share links", () => {
    show("en");
    const contact = region("Get in touch");
    expect(contact.getByRole("form")).toBeInTheDocument();
    expect(contact.getByRole("link", { name: "Call me 949-555-0110" })).toHaveAttribute(
      "href",
      "tel:+19495550110",
    );
    expect(contact.getByRole("link", { name: "Instagram @example" })).toHaveAttribute(
      "rel",
      "noopener me",
    );
    expect(contact.getByRole("link", { name: "Save my contact" })).toBeInTheDocument();
  });

  it("has no list without channels", () => {
    show("en", {
      contactPhone: "",
      email: "",
      kakaoLink: "",
      snsInstagramUrl: "",
      snsYoutubeUrl: "",
      presentation: {},
    });
    expect(region("Get in touch").queryByRole("list")).not.toBeInTheDocument();
  });
});

describe("the footer", () => {
  const terms = () =>
    within(screen.getByRole("contentinfo"))
      .getAllByRole("term")
      .map((term) => [term.textContent, term.parentElement?.textContent]);

  it("lists every identity line once, the brokerage and the license with a label", () => {
    const content = sampleContent("en");
    render(<Editorial {...sampleProps(content)} />);
    const footer = screen.getByRole("contentinfo");
    const lines = [...footer.querySelectorAll("p, dd")].map(({ textContent }) => textContent);
    for (const { text: line } of content.legal.identity)
      expect(lines.filter((found) => found === line)).toHaveLength(1);
    expect(terms().map(([label]) => label)).toEqual(["Brokerage", "License no."]);
    expect(terms()[0]?.[1]).toContain("949-555-0100");
  });

  it("shows a brokerage in Georgia before the name and as prominent", () => {
    const content = sampleContent("en", { activityRegion: [{ state: "GA", city: "Duluth" }] });
    render(<Editorial {...sampleProps(content)} />);
    const footer = within(screen.getByRole("contentinfo"));
    const firm = footer.getByText("Saltbrook Realty");
    const name = footer.getByText("Grace Kim");
    expect(firm.className).toBe(name.className);
    expect(firm.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
