// @vitest-environment jsdom
import { act, StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it } from "vitest";
import { restorePageDraft, savePageDraft } from "./session-expiry.ts";

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
  savePageDraft();
});

it("restores everything but passwords, with input events", async () => {
  expect(sessionStorage.getItem("typedText")).not.toContain("secret");
  document.body.innerHTML = form;
  const changed: string[] = [];
  document.body.addEventListener("input", ({ target }) => {
    changed.push((target as HTMLInputElement).name);
  });
  restorePageDraft();
  await Promise.resolve();
  expect(field("input:nth-of-type(1)").value).toBe("");
  expect(field("input:nth-of-type(2)").value).toBe("Kim");
  expect(field("textarea").value).toBe("a\nb");
  expect(field("select").value).toBe("GA");
  expect(field("[type=checkbox]").checked).toBe(true);
  expect(field("[type=password]").value).toBe("");
  expect(changed).toEqual(["name", "note", "state", "agree"]);
});

it("restores fields that appear later", async () => {
  document.body.innerHTML = "<main></main>";
  restorePageDraft();
  await Promise.resolve();
  document.body.innerHTML = form;
  await Promise.resolve();
  expect(field("textarea").value).toBe("a\nb");
});

it("restores once, and only on the same page", async () => {
  document.body.innerHTML = form;
  history.replaceState(null, "", "/other");
  restorePageDraft();
  await Promise.resolve();
  expect(field("textarea").value).toBe("");
  history.replaceState(null, "", "/");
  restorePageDraft();
  await Promise.resolve();
  expect(field("textarea").value).toBe("");
});

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A form whose changes spread the values of the last render, as most forms do. */
function Form() {
  const [values, setValues] = useState({ price: "", rate: "", agree: false, news: false });
  useEffect(() => restorePageDraft(), []);
  const text = (name: "price" | "rate") => (
    <input
      name={name}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
    />
  );
  const checkbox = (name: "agree" | "news") => (
    <input
      type="checkbox"
      name={name}
      checked={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.checked })}
    />
  );
  return (
    <main>
      {text("price")}
      {text("rate")}
      {checkbox("agree")}
      {checkbox("news")}
      <output>{JSON.stringify(values)}</output>
    </main>
  );
}

it("restores every field of a React form during hydration, not only the last", async () => {
  document.body.innerHTML = `<main>
    <input name="price" value="1,000,000"><input name="rate" value="6.5">
    <input type="checkbox" name="agree" checked><input type="checkbox" name="news" checked>
  </main>`;
  savePageDraft();
  document.body.innerHTML = "<div></div>";
  const root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () =>
    root.render(
      <StrictMode>
        <Form />
      </StrictMode>,
    ),
  );
  expect(JSON.parse(document.querySelector("output")?.textContent ?? "")).toEqual({
    price: "1,000,000",
    rate: "6.5",
    agree: true,
    news: true,
  });
  await act(async () => root.unmount());
});
