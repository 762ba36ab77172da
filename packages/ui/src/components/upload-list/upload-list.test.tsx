import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { UploadList, type Upload } from "./upload-list.tsx";

const uploads: Upload[] = [
  { id: "1", name: "kitchen.heic", size: 9_400_000, state: "uploading", sent: 6_100_000 },
  { id: "2", name: "garden.jpg", size: 820_000, state: "done" },
  { id: "3", name: "lake.png", size: 31_000_000, state: "failed", error: "Connection lost." },
  {
    id: "4",
    name: "huge.png",
    size: Number.NaN,
    state: "failed",
    error: "Too large.",
    retryable: false,
  },
];
const item = (name: string) =>
  within(screen.getByText(name).closest("li") ?? document.createElement("li"));

describe("UploadList", () => {
  it.each([
    ["en", "6.1 MB of 9.4 MB"],
    ["ko", "9.4MB 중 6.1MB"],
    ["ja-JP", "6.1 MB / 9.4 MB"],
  ] as const)("hydrates in %s with progress in its units", (locale, text) => {
    hydrate(
      <I18nProvider locale={locale}>
        <UploadList labels={controlLabelsFor(locale).uploadList} label="Photos" uploads={uploads} />
      </I18nProvider>,
    );
    const bar = item("kitchen.heic").getByRole("progressbar");
    expect(bar).toHaveAttribute("aria-valuetext", text);
    expect(item("kitchen.heic").getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getByRole("list", { name: "Photos" })).toBeInTheDocument();
  });

  it("offers to cancel, to retry where that can help, and to dismiss", async () => {
    const onCancel = vi.fn<(id: string) => void>();
    const onRetry = vi.fn<(id: string) => void>();
    const onDismiss = vi.fn<(id: string) => void>();
    const labels = controlLabelsFor("en").uploadList;
    render(<UploadList {...{ labels, uploads, onCancel, onRetry, onDismiss }} label="Photos" />);
    const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
    await press("Cancel: kitchen.heic");
    await press("Dismiss: garden.jpg");
    await press("Try again: lake.png");
    await press("Dismiss: huge.png");
    expect(onCancel.mock.calls).toEqual([["1"]]);
    expect(onRetry.mock.calls).toEqual([["3"]]);
    expect(onDismiss.mock.calls).toEqual([["2"], ["4"]]);
    expect(screen.queryByRole("button", { name: "Try again: huge.png" })).toBeNull();
  });

  it("announces a file that is added as failed", () => {
    const labels = controlLabelsFor("en").uploadList;
    render(<UploadList labels={labels} label="Photos" uploads={uploads} />);
    const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
    expect(alerts).toEqual(["lake.png: Connection lost.", "huge.png: Too large."]);
  });

  it("announces a failure in a live region that was there before", () => {
    const labels = controlLabelsFor("en").uploadList;
    const show = (upload: Upload) => (
      <UploadList labels={labels} label="Photos" uploads={[upload]} />
    );
    const sending: Upload = { id: "1", name: "a.jpg", size: 10, state: "uploading", sent: 1 };
    const { container, rerender } = render(show(sending));
    const region = container.querySelector("[aria-live=assertive]");
    expect(region).toBeEmptyDOMElement();
    rerender(show({ ...sending, state: "failed", error: "Connection lost." }));
    expect(region).toHaveTextContent("a.jpg: Connection lost.");
    expect(region?.isConnected).toBe(true);
  });
});
