import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { StatList } from "./stat-list.tsx";

const sales = { label: "Homes sold", value: "184" };

describe("StatList", () => {
  it("pairs each value with its label", () => {
    hydrate(<StatList stats={[sales, { label: "Experience", value: "15", unit: "yr" }]} />);
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Homes sold",
      "Experience",
    ]);
    expect(screen.getAllByRole("definition").map((figure) => figure.textContent)).toEqual([
      "184",
      "15yr",
    ]);
  });

  it("renders the note outside the list", () => {
    const page = hydrate(<StatList stats={[sales]} note="As of December 31, 2025" />);
    expect(screen.getByText("As of December 31, 2025")).toBeVisible();
    expect(page.querySelector("dl")).not.toHaveTextContent("December");
  });

  it("renders nothing without figures", () => {
    expect(hydrate(<StatList stats={[]} note="As of December 31, 2025" />)).toBeEmptyDOMElement();
  });
});
