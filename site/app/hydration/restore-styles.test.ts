// @vitest-environment jsdom
import { expect, it } from "vitest";
import { restoreStyles } from "./restore-styles.ts";

it("makes the server's rules styles of their elements", () => {
  document.head.innerHTML =
    '<style>h1{color:red}</style><style id="styles">[data-s0]{left:1px}[data-s1]{--a:2}</style>';
  document.body.innerHTML = "<i data-s0></i><b data-s1></b><u data-s0></u><s></s>";
  restoreStyles();
  const styles = [...document.body.children].map((element) => element.getAttribute("style"));
  expect(styles).toEqual(["left: 1px;", "--a: 2;", "left: 1px;", null]);
  expect(document.querySelectorAll("style")).toHaveLength(1);
});

it("needs no rules", () => {
  document.head.innerHTML = "";
  expect(restoreStyles).not.toThrow();
});
