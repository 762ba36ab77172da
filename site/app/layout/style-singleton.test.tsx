// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { styleSingleton } from "./style-singleton.ts";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.adoptedStyleSheets = [];
});

const adopted = () =>
  document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText.slice(0, 1));

it("applies the first styles until the last user is removed, without an element", () => {
  const Styles = styleSingleton();
  const root = createRoot(document.createElement("div"));
  act(() => root.render([<Styles key="a" styles="a {}" />, <Styles key="b" styles="b {}" />]));
  expect(adopted()).toEqual(["a"]);
  act(() => root.render([<Styles key="b" styles="b {}" />]));
  expect(adopted()).toEqual(["a"]);
  act(() => root.render(null));
  expect(adopted()).toEqual([]);
  expect(document.querySelector("style")).toBeNull();
  act(() => root.render(<Styles styles="c {}" />));
  expect(adopted()).toEqual(["c"]);
});

it("keeps the stylesheets of others", () => {
  const other = new CSSStyleSheet();
  other.replaceSync("u {}");
  document.adoptedStyleSheets.push(other);
  const Styles = styleSingleton();
  const root = createRoot(document.createElement("div"));
  act(() => root.render(<Styles styles="a {}" />));
  expect(adopted()).toEqual(["u", "a"]);
  act(() => root.unmount());
  expect(adopted()).toEqual(["u"]);
});
