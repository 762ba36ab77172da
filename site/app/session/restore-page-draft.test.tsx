// @vitest-environment jsdom
import { act, StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { savePageDraft, restorePageDraft } from "./page-draft.ts";

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
