import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { hydrate } from "../../private/hydrate.test-tool.tsx";
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

  it("is a named part of the page, not a dialog, and leaves the focus alone", () => {
    hydrate(banner);
    expect(screen.getByRole("region", { name: "May we measure?" })).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.body).toHaveFocus();
  });

  it("makes refusing as easy as accepting: one press, the same look", () => {
    render(banner);
    expect(button(labels.refuse).className).toBe(button(labels.accept).className);
  });

  it.each([
    [labels.accept, { needed: true, measuring: true, errors: true }],
    [labels.refuse, { needed: true, measuring: false, errors: false }],
  ])("%s is one press", async (name, choice) => {
    render(banner);
    await userEvent.click(button(name));
    expect(decide.mock.calls).toEqual([[choice]]);
  });

  it("starts with nothing on but what is needed, and saves what is chosen", async () => {
    render(banner);
    await userEvent.click(screen.getByText(labels.settings));
    expect(screen.getByRole("switch", { name: "Needed" })).toBeDisabled();
    expect(screen.getByRole("switch", { name: "Measuring" })).not.toBeChecked();
    await userEvent.click(screen.getByRole("switch", { name: "Errors" }));
    await userEvent.click(button(labels.save));
    expect(decide.mock.calls).toEqual([[{ needed: true, measuring: false, errors: true }]]);
  });

  it("is walked through in the order it is read, and left for the page", async () => {
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

  it("with one purpose is two answers and no switches", async () => {
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

  it("is a form of its own without a script", () => {
    const { container } = render(banner);
    const form = container.querySelector("form");
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveAttribute("action", "/consent");
    expect(button(labels.refuse)).toHaveAttribute("name", "decision");
    expect(button(labels.refuse)).toHaveAttribute("value", "refuse");
  });
});
