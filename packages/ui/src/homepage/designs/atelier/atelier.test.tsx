import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import "../../../../test/fixtures/browser-stubs.ts";
import {
  sampleContent,
  sampleListings,
  sampleProfile,
} from "../../../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../../../test/fixtures/sample-props.tsx";
import type { ProfileInput } from "../../profile-input.ts";
import { Atelier } from "./atelier.tsx";

function show(profile: Partial<ProfileInput> = {}) {
  const props = sampleProps(sampleContent("en", profile, sampleListings({ sale: 2 })));
  return render(<Atelier {...props} />);
}

const region = (name: string) => within(screen.getByRole("region", { name }));
const headings = (level: number) =>
  screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent);

const steps = {
  type: "text",
  titleEn: "Two weeks",
  bodyEn: "- Week 1: We meet.\n- Week 2: You get the keys.",
};

it("has the questions first, steps and testimonials after the record, and the homes last", () => {
  show({ additionalSections: [...(sampleProfile.additionalSections ?? []), steps] });
  expect(headings(2)).toEqual([
    "Questions and answers",
    "About",
    "The record",
    "Two weeks",
    "What clients say",
    "Where I work",
    "Before you make an offer",
    "Useful links",
    "A tour",
    "The team",
    "Recommended video",
    "Gallery",
    "Listings",
    "Get in touch",
  ]);
});

it("Atelier has name, portrait, facts, anchors and button in the header", () => {
  show();
  const header = within(screen.getByRole("banner"));
  expect(header.getByRole("heading", { level: 1 })).toHaveTextContent("Grace Kim");
  expect(header.getByRole("img", { name: "Grace Kim" })).toBeInTheDocument();
  expect(header.getByRole("link", { name: "949-555-0110" })).toHaveAttribute(
    "href",
    "tel:+19495550110",
  );
  const anchors = within(header.getByRole("navigation", { name: "On this page" }));
  expect(anchors.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "#section-3",
    "#about",
    "#regions",
    "#listings",
  ]);
  expect(header.getByRole("link", { name: "Talk to me" })).toHaveAttribute("href", "#contact");
});

it("Atelier has anchors to the sections that exist only", () => {
  show({ additionalSections: [], aboutMeEn: null, aboutMeKr: null, activityRegion: [] });
  const anchors = within(screen.getByRole("navigation", { name: "On this page" }));
  expect(anchors.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Listings"]);
});

it("Atelier opens the first answer only", () => {
  const item = (n: number) => ({ questionEn: `Question ${n}?`, answerEn: `Answer ${n}.` });
  show({ additionalSections: [{ type: "faq", items: [item(1), item(2)] }] });
  expect(screen.getByText("Answer 1.")).toBeVisible();
  expect(screen.getByText("Answer 2.")).not.toBeVisible();
});

it("sets the first sentence about the agent large, with subheadings in the rest", () => {
  show({ aboutMeEn: "I ask first.\n\nThen I listen.\n\nWhat I carry\n\nA tape measure." });
  const about = region("About");
  expect(about.getByText("I ask first.").tagName).toBe("P");
  expect(about.getByRole("heading", { level: 3, name: "What I carry" })).toBeInTheDocument();
});

it("states the record in a sentence with its date", () => {
  show();
  const record = region("The record");
  expect(
    record.getByText("184 homes sold since 2011. Last year’s sales totaled $48.2M."),
  ).toBeInTheDocument();
  expect(record.getByText("January 12, 2026")).toBeInTheDocument();
});

it("Atelier shows a text of steps as an ordered list", () => {
  show({ additionalSections: [steps] });
  const items = region("Two weeks").getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent.trim())).toEqual([
    "Week 1 We meet.",
    "Week 2 You get the keys.",
  ]);
});

it("Atelier shows the photo of a text with it", () => {
  const { container } = show();
  const photo = container.querySelector("img[src*='id2.jpg']");
  expect(photo?.closest("section")).toHaveAccessibleName("Before you make an offer");
});

it("Atelier has the channels below the form, and every identity line once in the footer", () => {
  const { container } = show();
  const contact = region("Get in touch");
  const form = contact.getByRole("form");
  const email = contact.getByRole("link", { name: "Send an email" });
  expect(form.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const lines = [...container.querySelectorAll("footer p")].map(({ textContent }) => textContent);
  for (const { text } of sampleContent("en").legal.identity)
    expect(lines.filter((line) => line === text)).toHaveLength(1);
});
