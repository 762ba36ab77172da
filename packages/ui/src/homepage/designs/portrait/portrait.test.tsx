import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import "../../../../test/fixtures/browser-stubs.ts";
import {
  sampleContent,
  sampleListings,
  sampleProfile,
} from "../../../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../../../test/fixtures/sample-props.tsx";
import type { ProfileInput } from "../../profile-input.ts";
import { Portrait } from "./portrait.tsx";
import { firstQuote, longQuote, quote } from "../plane-sections.css.ts";

function show(profile: Partial<ProfileInput> = {}) {
  return render(
    <Portrait {...sampleProps(sampleContent("en", profile, sampleListings({ sale: 1 })))} />,
  );
}

const region = (name: string) => within(screen.getByRole("region", { name }));

it("Portrait shows the title of an added video without a still once, as the heading", () => {
  const video = { type: "video", titleEn: "A tour", url: "https://youtu.be/abcdefghijk" };
  show({ additionalSections: [video], photos: [] });
  expect(screen.getAllByText("A tour")).toEqual([screen.getByRole("heading", { name: "A tour" })]);
});

it("Portrait shows the title of the video below its still, or in place of it", () => {
  const presentation = { ...sampleProfile.presentation, videoTitleEn: "Seven things to check" };
  const { unmount } = show({ presentation });
  const video = () => region("Recommended video");
  expect(video().getAllByText("Seven things to check")).toHaveLength(1);
  expect(video().getByText("Playing this video connects you to YouTube.")).toBeInTheDocument();
  unmount();
  show({ presentation, photos: [] });
  expect(video().getAllByText("Seven things to check")).toHaveLength(1);
});

describe("the texts", () => {
  const texts = {
    additionalSections: [
      { type: "text", titleEn: "Before an offer", bodyEn: "We go back once more." },
      { type: "text", titleEn: "The evening", bodyEn: "We read it twice." },
      { type: "text", bodyEn: "Without a heading." },
    ],
  };

  it("have the second photo of the agent in the first one only", () => {
    const { container } = show(texts);
    const images = [...container.querySelectorAll("img[src*='id2.jpg']")];
    expect(images).toHaveLength(1);
    expect(images[0]?.closest("section")).toHaveAccessibleName("Before an offer");
    expect(images[0]).toHaveAttribute("alt", "");
  });

  it("can have no heading", () => {
    show(texts);
    const section = screen.getByText("Without a heading.").closest("section");
    expect(section).not.toHaveAttribute("aria-labelledby");
  });
});

describe("the testimonials", () => {
  const show2 = (...items: object[]) =>
    show({ additionalSections: [{ type: "testimonials", items }] });

  it("have the first one large and the others in a list", () => {
    show2(
      { quoteEn: "She found the leak.", author: "H. Jung", place: "Irvine", year: 2025 },
      { quoteEn: "Line by line." },
      { quoteEn: "Thank you." },
    );
    const section = region("What clients say");
    expect(section.getByText("She found the leak.").parentElement).toHaveClass(firstQuote);
    expect(section.getByText("H. Jung, Irvine, 2025")).toBeInTheDocument();
    const others = section.getAllByRole("listitem");
    expect(others.map(({ textContent }) => textContent)).toEqual(["Line by line.", "Thank you."]);
    expect(section.getByText("Line by line.").parentElement).toHaveClass(quote);
  });

  it("have no list for one, which is smaller if it is long", () => {
    const long = "We had looked for two years and given up. ".repeat(5).trim();
    show2({ quoteEn: long });
    const section = region("What clients say");
    expect(section.queryByRole("list")).not.toBeInTheDocument();
    expect(section.getByText(long).parentElement).toHaveClass(longQuote);
  });
});

describe("the contact section", () => {
  it("shows the phone number once, next to the other channels, the form and the share links", () => {
    show();
    const contact = region("Get in touch");
    expect(contact.getByRole("link", { name: "949-555-0110" })).toHaveAttribute(
      "href",
      "tel:+19495550110",
    );
    expect(contact.queryByRole("link", { name: "Call me" })).not.toBeInTheDocument();
    expect(contact.getByRole("link", { name: "Send an email" })).toBeInTheDocument();
    expect(contact.getByRole("form")).toBeInTheDocument();
    expect(contact.getByRole("link", { name: "Save my contact" })).toBeInTheDocument();
  });

  it("has neither a number nor a list without channels", () => {
    show({
      contactPhone: "",
      email: "",
      kakaoLink: "",
      snsInstagramUrl: "",
      snsYoutubeUrl: "",
      presentation: {},
    });
    const contact = region("Get in touch");
    expect(contact.queryByRole("list")).not.toBeInTheDocument();
    expect(contact.getAllByRole("link")).toHaveLength(1);
  });
});

it("Portrait has every identity line once in the footer", () => {
  const content = sampleContent("en");
  render(<Portrait {...sampleProps(content)} />);
  const footer = screen.getByRole("contentinfo");
  const lines = [...footer.querySelectorAll("p")].map(({ textContent }) => textContent);
  for (const { text } of content.legal.identity)
    expect(lines.filter((line) => line === text)).toHaveLength(1);
  expect(within(footer).getByRole("link", { name: "Privacy Policy" })).toBeInTheDocument();
});
