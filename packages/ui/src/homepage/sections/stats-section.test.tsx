import { render } from "@testing-library/react";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { sampleContent } from "../../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../../test/fixtures/sample-props.tsx";
import { StatsSection } from "./stats-section.tsx";

const props = sampleProps(sampleContent("ko"));
const classes = {
  inner: "",
  heading: "",
  list: "",
  item: "",
  label: "",
  value: "value",
  note: "note",
  rows: "rows",
};

/** The element of the first figure, whose number is formatted as `figure`. */
function renderFigure(figure: string): HTMLElement {
  const formats = { ...props.formats, number: () => figure };
  const { container } = render(
    <StatsSection {...props} formats={formats} className="" classes={classes} />,
  );
  const element = container.querySelector<HTMLElement>(".value > span");
  if (!element) throw new Error("The section has no figure: has the sample content stats?");
  return element;
}

/** The size of a figure relative to that of usual ones. */
const sizeOf = (figure: string) =>
  Number(renderFigure(figure).style.fontSize.replace("em", "")) || 1;

it("shows what was counted, without a figure of 0, and what is stated apart", () => {
  const record = {
    sold: 31,
    leased: 0,
    total: null,
    cities: 4,
    since: "2022-03",
    asOf: "2026-11-28",
    systems: ["CRMLS"],
    statedBefore: 144,
    latest: [],
  };
  const content = { ...sampleContent("en"), record, stats: null };
  const english = sampleProps(content);
  const links = { ...english.links, closedHomes: (type: string) => `/homes?type=${type}` };
  const { container, getByRole } = render(
    <StatsSection {...english} links={links} className="" classes={classes} />,
  );
  const terms = [...container.querySelectorAll("dt, dd")].map((one) => one.textContent);
  expect(terms).toEqual(["Homes sold", "31", "Cities", "4"]);
  expect(container.querySelector("time")).toHaveAttribute("datetime", "2026-11-28");
  expect(getByRole("link", { name: "See all 31 homes" })).toHaveAttribute(
    "href",
    "/homes?type=sold",
  );
  expect(container).toHaveTextContent("144 more homes before March 2022Stated by Grace Kim");
});

it.each([
  ["7", ""],
  ["$48.2", ""],
  ["12345678", ""],
  ["123456789", "0.888889em"],
  ["$1,234,567,890", "0.571429em"],
  ["9".repeat(16), "0.5em"],
  ["4,820만", ""],
  ["4억 3,510만", "0.784314em"],
])("sets the figure %s with the size %j", (figure, size) => {
  expect(renderFigure(figure).style.fontSize).toBe(size);
});

it("sets the unit in the size of its figure", () => {
  expect(renderFigure("123456789012")).toHaveTextContent("123456789012건");
});

it("never sets a figure wider than eight characters, nor a shorter one smaller", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[$0-9.,]{1,40}$/, { size: "max" }), (figure) => {
      const size = sizeOf(figure);
      expect(size * figure.length).toBeLessThanOrEqual(8.001);
      expect(size).toBeLessThanOrEqual(1);
      expect(sizeOf(figure.slice(1) || figure)).toBeGreaterThanOrEqual(size);
      expect(size === 1).toBe(figure.length <= 8);
    }),
  );
});
