// @vitest-environment jsdom
import { act, renderHook, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { formDraftAttributes } from "./form-draft.ts";
import { useFormDraft } from "./use-form-draft.ts";

const empty = () => ({ name: "", phone: "", consent: false });
const open = (form = "lead") => renderHook(() => useFormDraft(form, empty)).result;

beforeEach(() => sessionStorage.clear());

it("restores the texts of an earlier page but not its consent", () => {
  const earlier = open();
  act(() => earlier.current.setValues({ name: "김", phone: "949", consent: true }));
  expect(open().current.values).toEqual({ name: "김", phone: "949", consent: false });
});

it("stores each form separately", () => {
  const lead = open();
  act(() => lead.current.setValues({ ...empty(), name: "김" }));
  expect(open("contact").current.values).toEqual(empty());
});

it("clears the draft after sending", () => {
  const form = open();
  act(() => form.current.setValues({ ...empty(), name: "김" }));
  act(() => form.current.clear());
  expect(form.current.values.name).toBe("김");
  expect(open().current.values).toEqual(empty());
});

it.each(["", "null", "7", "[", '{"name":7}', '{"constructor":"x"}', '"text"'])(
  "starts empty when storage contains %j",
  (stored) => {
    sessionStorage.setItem("form:lead", stored);
    expect(open().current.values).toEqual(empty());
  },
);

it("works when storage throws", () => {
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  const form = open();
  act(() => form.current.setValues({ ...empty(), name: "김" }));
  expect(form.current.values.name).toBe("김");
  setItem.mockRestore();
});

it("keeps text that was entered before hydration in place of a default", async () => {
  function Form() {
    const { values, setValues } = useFormDraft("contact", () => ({ message: "May I see it?" }));
    return (
      <form>
        <textarea
          aria-label="Message"
          name="message"
          value={values.message}
          onChange={({ target }) => setValues({ message: target.value })}
        />
      </form>
    );
  }
  const page = (
    <main {...formDraftAttributes("contact")}>
      <Form />
    </main>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
  field.value = "Is the roof original?";
  const root = await act(async () => hydrateRoot(container, page));
  expect(field.value).toBe("Is the roof original?");
  await act(async () => root.unmount());
  container.remove();
});

it("completes the values after the draft", () => {
  const earlier = open();
  act(() => earlier.current.setValues({ ...empty(), name: "김" }));
  const complete = (values: ReturnType<typeof empty>) => ({ ...values, phone: values.name });
  const { result } = renderHook(() => useFormDraft("lead", empty, complete));
  expect(result.current.values).toMatchObject({ name: "김", phone: "김" });
});
