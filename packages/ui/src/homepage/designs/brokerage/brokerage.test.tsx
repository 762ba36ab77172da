import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import "../../../../test/fixtures/browser-stubs.ts";
import { sampleContent } from "../../../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../../../test/fixtures/sample-props.tsx";
import { brokerageProfile, sampleTeam } from "../../../../test/fixtures/sample-team.ts";
import type { PrepareOptions } from "../../prepare-homepage.ts";
import { Brokerage } from "./brokerage.tsx";

function page(size: number, options: Partial<PrepareOptions> = {}) {
  const team = sampleTeam(size);
  const content = sampleContent("en", brokerageProfile(team), null, { team, ...options });
  return <Brokerage {...sampleProps(content)} />;
}

const room = () => within(screen.getByRole("list", { name: "The team" }));
const team = () => within(screen.getByRole("region", { name: "The people you will work with" }));
const filters = () => within(screen.getByRole("navigation", { name: "Filter agents" }));
const agents = () =>
  team()
    .queryAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

afterEach(() => history.replaceState(null, "", "/"));

describe("the room", () => {
  it.each([
    [1, 1],
    [10, 10],
    [14, 14],
    [20, 14],
  ])("seats of %i agents %i", (size, seated) => {
    render(page(size));
    expect(room().getAllByRole("link")).toHaveLength(seated);
    expect(agents()).toHaveLength(size);
  });

  it("names each chair in the agent's first language and in that of the page", () => {
    render(page(10));
    const link = room().getByRole("link", { name: "佐藤 遥 Haruka Sato" });
    expect(link).toHaveAttribute("href", "/haruka-sato");
    expect(within(link).getByText("佐藤 遥")).toHaveAttribute("lang", "ja");
    expect(within(link).getByText("佐")).toHaveStyle({ background: "rgb(220, 58, 19)" });
    expect(room().getByRole("link", { name: "Claire Whitmore" })).toBeInTheDocument();
  });

  it("has a chair with the slug of an agent whose profile could not be loaded", () => {
    render(page(2, { team: {} }));
    expect(room().getByRole("link", { name: "grace-kim" })).toHaveAttribute("href", "/grace-kim");
  });

  it("is not there without a team", () => {
    const content = sampleContent("en", { additionalSections: [] });
    render(<Brokerage {...sampleProps(content)} />);
    expect(screen.queryByRole("list", { name: "The team" })).not.toBeInTheDocument();
  });
});

it("the page of a brokerage has the facts of the brokerage", () => {
  render(page(2));
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms.slice(0, 4)).toEqual(["Office", "License no.", "Phone", "Languages"]);
  expect(screen.getAllByRole("link", { name: "949-555-0144" })[0]).toHaveAttribute(
    "href",
    "tel:+19495550144",
  );
});

describe("an agent", () => {
  it("has title, cities, phone and state", () => {
    render(page(1));
    const card = within(team().getByRole("listitem"));
    expect(card.getByRole("link", { name: "Grace Kim" })).toHaveAttribute("href", "/grace-kim");
    expect(card.getByText("Realtor")).toBeInTheDocument();
    expect(card.getByText("Huntington Beach,")).toBeInTheDocument();
    expect(card.getByText("California")).toBeInTheDocument();
    expect(card.getByRole("link", { name: "949-555-0110" })).toBeInTheDocument();
  });
});

describe("the filters", () => {
  it("are the states and languages that not all agents have, with the number of agents", () => {
    render(page(10));
    expect(
      filters()
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Everyone 10", "California 7", "Georgia 3", "한국어 ", "日本語 "]);
    expect(filters().getByRole("link", { name: "Everyone 10" })).toHaveAttribute("aria-current");
  });

  it("change the agents and the address in place, and combine", () => {
    render(page(10));
    fireEvent.click(filters().getByRole("link", { name: "日本語" }));
    expect(agents()).toEqual(["Haruka Sato", "Emi Nakamura", "Kenji Morita"]);
    expect(location.search).toBe("?state=&language=ja");
    expect(screen.getByText("Agents: 3")).toBeInTheDocument();
    fireEvent.click(filters().getByRole("link", { name: "California 3" }));
    expect(location.search).toBe("?state=CA&language=ja");
    fireEvent.click(filters().getByRole("link", { name: "日本語" }));
    expect(agents()).toHaveLength(7);
    expect(filters().getByRole("link", { name: "California 7" })).toHaveAttribute("aria-current");
  });

  it("offer to show everyone if no agent matches", () => {
    render(page(10));
    fireEvent.click(filters().getByRole("link", { name: "日本語" }));
    fireEvent.click(filters().getByRole("link", { name: "Georgia 0" }));
    expect(agents()).toEqual([]);
    expect(team().getByText("No agents match these filters.")).toBeInTheDocument();
    fireEvent.click(team().getByRole("link", { name: "Show everyone" }));
    expect(agents()).toHaveLength(10);
  });

  it("leave a click with a modifier key to the browser", () => {
    render(page(10));
    fireEvent.click(filters().getByRole("link", { name: "Georgia 3" }), { ctrlKey: true });
    expect(agents()).toHaveLength(10);
  });

  it("apply the filter of the address without JavaScript", () => {
    const html = renderToString(page(10, { teamFilter: { state: "GA", language: null } }));
    document.body.innerHTML = html;
    expect(agents()).toEqual(["Daniel Choi", "James Holloway", "Yuna Lee"]);
  });

  it("are not there for a team whose agents have the same state and languages", () => {
    render(page(1));
    expect(screen.queryByRole("navigation", { name: "Filter agents" })).toBeNull();
  });
});
