import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { ConsentBanner, type ConsentChoice } from "./consent-banner.tsx";

const labels = controlLabelsFor("en").consent;
const decide = vi.fn<(choice: ConsentChoice) => void>();
const banner = (
  <>
    <ConsentBanner
      labels={labels}
      title="May we measure?"
      action="/consent"
      purposes={[
        { id: "needed", label: "Needed", required: true },
        { id: "measuring", label: "Measuring" },
        { id: "errors", label: "Errors" },
      ]}
      onDecide={decide}
    >
      <a href="/terms/privacy">Privacy</a>
    </ConsentBanner>
    <a href="/page">Page</a>
  </>
);
const button = (name: string) => screen.getByRole("button", { name });

describe("ConsentBanner", () => {
  beforeEach(() => decide.mockClear());

  it("is a named region, not a dialog, and does not take the focus", () => {
    hydrate(banner);
    expect(screen.getByRole("region", { name: "May we measure?" })).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.body).toHaveFocus();
  });

  it("styles both actions the same", () => {
    render(banner);
    expect(button(labels.refuse).className).toBe(button(labels.accept).className);
  });

  it.each([
    [labels.accept, { needed: true, measuring: true, errors: true }],
    [labels.refuse, { needed: true, measuring: false, errors: false }],
  ])("%s takes one press", async (name, choice) => {
    render(banner);
    await userEvent.click(button(name));
    expect(decide.mock.calls).toEqual([[choice]]);
  });

  it("preselects only required purposes and saves the chosen ones", async () => {
    render(banner);
    await userEvent.click(screen.getByText(labels.settings));
    expect(screen.getByRole("switch", { name: "Needed" })).toBeDisabled();
    expect(screen.getByRole("switch", { name: "Measuring" })).not.toBeChecked();
    await userEvent.click(screen.getByRole("switch", { name: "Errors" }));
    await userEvent.click(button(labels.save));
    expect(decide.mock.calls).toEqual([[{ needed: true, measuring: false, errors: true }]]);
  });

  it("has a tab order that matches the reading order", async () => {
    render(banner);
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "Privacy" })).toHaveFocus();
    await userEvent.tab();
    expect(button(labels.refuse)).toHaveFocus();
    await userEvent.tab();
    expect(button(labels.accept)).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByText(labels.settings)).toHaveFocus();
  });

  it("shows two actions and no switches for one purpose", async () => {
    render(
      <ConsentBanner
        labels={{ accept: "Accept", refuse: "Refuse" }}
        title="May we measure?"
        purposes={[{ id: "measuring", label: "Measuring" }]}
        onDecide={decide}
      >
        Why
      </ConsentBanner>,
    );
    expect(screen.getAllByRole("button")).toHaveLength(2);
    await userEvent.click(button("Refuse"));
    await userEvent.click(button("Accept"));
    expect(decide.mock.calls).toEqual([[{ measuring: false }], [{ measuring: true }]]);
  });

  it("posts a form without JavaScript", () => {
    const { container } = render(banner);
    const form = container.querySelector("form");
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveAttribute("action", "/consent");
    expect(button(labels.refuse)).toHaveAttribute("name", "decision");
    expect(button(labels.refuse)).toHaveAttribute("value", "refuse");
  });
});
