// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { PreviewTools } from "./preview-tools.tsx";

afterEach(cleanup);

function renderTools() {
  const onSelectDevice = vi.fn<(device: string) => void>();
  const { user } = renderSection(
    <>
      <PreviewTools device="desktop" onSelectDevice={onSelectDevice} locale="en" />
      <button type="button">After</button>
    </>,
    { stored: {} },
  );
  return { user, onSelectDevice, device: screen.getByRole("radiogroup", { name: "Device" }) };
}

it("is a toolbar with one tab stop, and arrow keys move between its controls", async () => {
  const { user, device } = renderTools();
  const toolbar = screen.getByRole("toolbar", { name: "Preview settings" });
  expect(toolbar.contains(device)).toBe(true);
  const link = screen.getByRole("link", { name: "Open in a new tab" });
  link.focus();
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(within(device).getByRole("radio", { name: "Phone" }));
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(document.activeElement).toBe(within(device).getByRole("radio", { name: "Desktop" }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "After" }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(within(device).getByRole("radio", { name: "Desktop" }));
});

it("selects a width with a key, and does not with arrow keys", async () => {
  const { user, device, onSelectDevice } = renderTools();
  within(device).getByRole("radio", { name: "Desktop" }).focus();
  await user.keyboard("{ArrowRight}");
  expect(onSelectDevice).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(onSelectDevice).toHaveBeenCalledExactlyOnceWith("tablet");
});
