// @vitest-environment jsdom
import { act, StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { keepTyped, restoreTyped } from "./typed-text.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A form as most are: every change makes all of its values anew out of those last shown. */
function Form() {
  const [values, setValues] = useState({ price: "", rate: "", agree: false, news: false });
  useEffect(() => restoreTyped(), []);
  const text = (name: "price" | "rate") => (
    <input
      name={name}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
    />
  );
  const tick = (name: "agree" | "news") => (
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
      {tick("agree")}
      {tick("news")}
      <output>{JSON.stringify(values)}</output>
    </main>
  );
}

it("types a whole React form in again as it wakes, not only its last field", async () => {
  document.body.innerHTML = `<main>
    <input name="price" value="1,000,000"><input name="rate" value="6.5">
    <input type="checkbox" name="agree" checked><input type="checkbox" name="news" checked>
  </main>`;
  keepTyped();
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
