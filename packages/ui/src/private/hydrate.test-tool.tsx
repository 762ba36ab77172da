import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, vi } from "vitest";

/** For tests: renders on the server, hydrates in the page, and fails on any complaint of React. */
export function hydrate(tree: ReactNode): HTMLElement {
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const page = document.createElement("div");
  page.innerHTML = renderToString(tree);
  render(tree, { container: document.body.appendChild(page), hydrate: true });
  const complaints = complain.mock.calls;
  complain.mockRestore();
  expect(complaints).toEqual([]);
  return page;
}
