// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { keepTyped, restoreTyped } from "./typed-text.ts";

const form = `<main>
  <input name="name"><input name="name"><textarea name="note"></textarea>
  <select name="state"><option>CA</option><option>GA</option></select>
  <input type="checkbox" name="agree"><input type="password" name="secret">
  <input type="hidden" name="key" value="k">
</main>`;

function field(selector: string) {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = form;
  field("input:nth-of-type(2)").value = "Kim";
  field("textarea").value = "a\nb";
  field("select").value = "GA";
  field("[type=checkbox]").checked = true;
  field("[type=password]").value = "secret";
  keepTyped();
});

it("types everything in again but passwords, and the page hears of it", async () => {
  expect(sessionStorage.getItem("typedText")).not.toContain("secret");
  document.body.innerHTML = form;
  const heard: string[] = [];
  document.body.addEventListener("input", ({ target }) => {
    heard.push((target as HTMLInputElement).name);
  });
  restoreTyped();
  await Promise.resolve();
  expect(field("input:nth-of-type(1)").value).toBe("");
  expect(field("input:nth-of-type(2)").value).toBe("Kim");
  expect(field("textarea").value).toBe("a\nb");
  expect(field("select").value).toBe("GA");
  expect(field("[type=checkbox]").checked).toBe(true);
  expect(field("[type=password]").value).toBe("");
  expect(heard).toEqual(["name", "note", "state", "agree"]);
});

it("waits for fields that come later", async () => {
  document.body.innerHTML = "<main></main>";
  restoreTyped();
  await Promise.resolve();
  document.body.innerHTML = form;
  await Promise.resolve();
  expect(field("textarea").value).toBe("a\nb");
});

it("happens once, and on no other page", async () => {
  document.body.innerHTML = form;
  history.replaceState(null, "", "/other");
  restoreTyped();
  await Promise.resolve();
  expect(field("textarea").value).toBe("");
  history.replaceState(null, "", "/");
  restoreTyped();
  await Promise.resolve();
  expect(field("textarea").value).toBe("");
});
