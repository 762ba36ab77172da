import { resolve } from "node:path";
import { cleanup } from "@testing-library/react";
import axe from "axe-core";
import type { ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { entryFile, entryNames, packageFolder } from "../../build/package-files.ts";
import {
  parts,
  type Part,
  type RenderPart,
  type RootAttributes,
} from "../fixtures/conformance-parts.tsx";
import "../fixtures/browser-stubs.ts";
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

type Kind = "root" | "field" | "group";

interface Case {
  readonly name: string;
  /** Where the attributes of the part go. */
  readonly kind: Kind;
  readonly render: RenderPart;
}

/** A part that takes no attributes of a root element. */
interface RootlessCase {
  readonly name: string;
  readonly render: () => ReactElement;
}

function readCases(name: string, part: Part): readonly Case[] {
  if (typeof part === "function") return [{ name, kind: "root", render: part }];
  if ("field" in part) return [{ name, kind: "field", render: part.field }];
  if ("group" in part) return [{ name, kind: "group", render: part.group }];
  if ("rootless" in part || "page" in part) return [];
  return Object.entries(part.variants).map(([variant, render]) => ({
    name: `${name}, ${variant}`,
    kind: "root",
    render,
  }));
}

const cases = Object.entries(parts).flatMap(([entry, named]) =>
  Object.entries(named).flatMap(([name, part]) => readCases(`${entry}: ${name}`, part)),
);

const rootless = Object.entries(parts).flatMap(([entry, named]) =>
  Object.entries(named).flatMap(([name, part]): readonly RootlessCase[] => {
    if (typeof part === "function") return [];
    if ("rootless" in part) return [{ name: `${entry}: ${name}`, render: part.render }];
    return "page" in part ? [{ name: `${entry}: ${name}`, render: part.page }] : [];
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

async function findViolations(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ["violations"],
    // jsdom has no layout and no colors; a part is not a page.
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const listDescriptions = () =>
  [...document.querySelectorAll("*")].map(
    (one) => one.getAttribute("aria-describedby")?.split(" ").filter(Boolean) ?? [],
  );

const listClasses = () => [...document.querySelectorAll("*")].flatMap((one) => [...one.classList]);

describe.each(cases)("$name", ({ kind, render }) => {
  it("passes ref, id, data-*, aria-*, className and style on, in addition to its own", () => {
    const plain = mount(render({ id: "part" }), "part");
    const ownClasses = kind === "root" ? [...plain.classList] : listClasses();
    const ownDescriptions = listDescriptions();
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
    const styled = document.querySelectorAll<HTMLElement>(".given-class");
    expect(styled).toHaveLength(1);
    const root = styled[0] ?? document.body;
    expect(root.contains(element)).toBe(true);
    expect(kind === "group" || (root === element) === (kind === "root")).toBe(true);
    expect(root.style.getPropertyValue("--given")).toBe("1");
    const classes = kind === "root" ? [...root.classList] : listClasses();
    expect(classes).toEqual(expect.arrayContaining(ownClasses));

    expect(ref).toHaveBeenCalledWith(kind === "group" ? root : element);
    expect(kind === "group" ? root : element).toHaveAttribute("data-part", "given");
    const detailed = document.querySelector("[aria-details=outside]");
    expect(kind === "group" ? root.contains(detailed) : detailed === element).toBe(true);

    // Some roots pass the description on to the element with the role.
    const described = document.querySelector("[aria-describedby~=outside]");
    expect(root).toContainElement(described as HTMLElement | null);
    const index = [...document.querySelectorAll("*")].findIndex((one) => one === described);
    const description = listDescriptions()[index] ?? [];
    expect(description).toHaveLength((ownDescriptions[index]?.length ?? 0) + 1);
    for (const id of description) expect(document.getElementById(id)).not.toBeNull();

    element.focus();
    expect(kind !== "field" || element.contains(document.activeElement)).toBe(true);
  });

  it("has no accessibility violations", { tags: ["extended"] }, async () => {
    mount(render({ id: "part" }), "part");
    expect(await findViolations()).toEqual([]);
  });
});

describe.each(rootless)("$name, without a root element", ({ render }) => {
  it("renders on the server and hydrates silently", () => {
    expect(hydrate(render()).isConnected).toBe(true);
  });
});

// Those of designs take a second each; the stories of templates check whole pages.
const checked = rootless.filter(({ name }) => !name.startsWith("template-"));

describe.each(checked)("$name, without a root element", ({ render }) => {
  it("has no accessibility violations", { tags: ["extended"] }, async () => {
    hydrate(render());
    expect(await findViolations()).toEqual([]);
  });
});
