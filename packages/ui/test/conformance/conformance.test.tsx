import { resolve } from "node:path";
import { cleanup } from "@testing-library/react";
import axe from "axe-core";
import type { ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { entryFile, entryNames, packageFolder } from "../../build/package-files.ts";
import { parts, type Part, type RootAttributes } from "../fixtures/conformance-parts.tsx";
import { hydrate } from "../fixtures/hydrate.tsx";

/** Components are functions, or objects of `memo`, with a capitalized name. */
const isComponent = (name: string, value: unknown) =>
  /^[A-Z]/.test(name) &&
  (typeof value === "function" ||
    (typeof value === "object" && value !== null && "$$typeof" in value));

async function readComponents(entry: string): Promise<string[]> {
  // An imported module is an object of its exports.
  const exports = (await import(resolve(packageFolder, entryFile(entry)))) as object;
  return Object.entries(exports)
    .filter(([name, value]) => isComponent(name, value))
    .map(([name]) => name);
}

const found = await Promise.all(
  entryNames.map(async (entry) => [entry, (await readComponents(entry)).toSorted()] as const),
);
const published = Object.fromEntries(found.filter(([, names]) => names.length > 0));

it("every published component has an entry in test/fixtures/conformance-parts.tsx", () => {
  const tested = Object.entries(parts).map(([entry, named]) => [
    entry,
    Object.keys(named).toSorted(),
  ]);
  expect(Object.fromEntries(tested)).toEqual(published);
});

const isExempt = (part: Part) => typeof part !== "function" && "exempt" in part;

const cases = Object.entries(parts).flatMap(([entry, named]) =>
  Object.entries(named)
    .filter(([, part]) => !isExempt(part))
    .map(([name, part]) => {
      const field = typeof part !== "function";
      const render = typeof part === "function" ? part : "field" in part ? part.field : undefined;
      if (!render) throw new Error(`${entry}: ${name} is exempt.`);
      return { name: `${entry}: ${name}`, field, render };
    }),
);

/** Renders on the server, hydrates silently and returns the element with the given `id`. */
function mount(part: ReactElement, id: string): HTMLElement {
  // jsdom has no layout, which the floating menu and the image crop need.
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  hydrate(
    <>
      <p id="outside">Outside</p>
      {part}
    </>,
  );
  const element = document.getElementById(id);
  if (!element) throw new Error("The part does not pass `id` to an element.");
  return element;
}

describe.each(cases)("$name", ({ field, render }) => {
  it("passes ref, id, data-*, aria-*, className and style on, in addition to its own", () => {
    const plain = mount(render({ id: "part" }), "part");
    const plainRoot = field ? [...document.querySelectorAll("*")] : [plain];
    const ownClasses = new Set(plainRoot.flatMap((element) => [...element.classList]));
    const ownDescription = plain.getAttribute("aria-describedby")?.split(" ") ?? [];
    cleanup();
    document.body.replaceChildren();

    const ref = vi.fn<(element: Element | null) => void>();
    const given: Required<RootAttributes> = {
      ref,
      id: "part",
      className: "given-class",
      style: { "--given": "1" } as RootAttributes["style"] & object,
      "data-part": "given",
      "aria-details": "outside",
      "aria-describedby": "outside",
    };
    const element = mount(render(given), "part");
    expect(ref).toHaveBeenCalledWith(element);
    expect(element).toHaveAttribute("data-part", "given");
    expect(element).toHaveAttribute("aria-details", "outside");
    const description = element.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(description).toHaveLength(ownDescription.length + 1);
    expect(description).toContain("outside");
    for (const id of description) expect(document.getElementById(id)).not.toBeNull();

    const styled = document.querySelectorAll<HTMLElement>(".given-class");
    expect(styled).toHaveLength(1);
    const root = styled[0] ?? document.body;
    expect(root.contains(element)).toBe(true);
    expect(root === element).toBe(!field);
    expect(root.style.getPropertyValue("--given")).toBe("1");
    const classes = field
      ? [...document.querySelectorAll("*")].flatMap((one) => [...one.classList])
      : [...root.classList];
    for (const own of ownClasses) expect(classes).toContain(own);
  });

  it("has no accessibility violations", async () => {
    mount(render({ id: "part" }), "part");
    const { violations } = await axe.run(document.body, {
      // jsdom has no layout and no colors; a part is not a page.
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
