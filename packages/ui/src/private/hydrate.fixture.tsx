import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, vi } from "vitest";

/** Renders on the server, hydrates in jsdom, and fails if React logs an error (hydration mismatch). */
export function hydrate(tree: ReactNode): HTMLElement {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const page = document.createElement("div");
  page.innerHTML = renderToString(tree);
  render(tree, { container: document.body.appendChild(page), hydrate: true });
  const errors = consoleError.mock.calls;
  consoleError.mockRestore();
  expect(errors).toEqual([]);
  return page;
}
