// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { LazyMenu } from "./lazy-menu.tsx";

afterEach(cleanup);

function open() {
  const onSelect = vi.fn<() => void>();
  render(<LazyMenu trigger={<button>More</button>} items={[{ label: "Export", onSelect }]} />);
  return { onSelect, user: userEvent.setup() };
}

it("opens the menu of a button that is pressed before its code is loaded", async () => {
  const { onSelect, user } = open();
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Export" }));
  expect(onSelect).toHaveBeenCalledOnce();
});

it("keeps the focus on the button while its menu is loaded", async () => {
  const { user } = open();
  const button = screen.getByRole("button", { name: "More" });
  await user.tab();
  // The button of the menu replaces it.
  await vi.waitFor(() => expect(button.isConnected).toBe(false), 10_000);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "More" }));
  await user.keyboard("{Enter}");
  await screen.findByRole("menuitem", { name: "Export" });
});
