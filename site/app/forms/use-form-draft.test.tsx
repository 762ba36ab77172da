// @vitest-environment jsdom
import { act, renderHook, screen } from "@testing-library/react";
import { TextArea } from "@realtor/ui/text-area";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useLayoutEffect, useRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { formDraftAttributes, loadFormDraft } from "./form-draft.ts";
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

describe("text that was entered before hydration", () => {
  const initial = { name: "", message: "May I see it?" };

  function Form() {
    const { values, setValues } = useFormDraft("contact", () => initial);
    const form = useRef<HTMLFormElement>(null);
    // As the forms of the kit.
    useLayoutEffect(() => {
      const typed = form.current && Object.fromEntries(new FormData(form.current));
      if (JSON.stringify(typed) !== JSON.stringify(values)) setValues({ ...values, ...typed });
    });
    const onChange = ({ target }: { target: { name: string; value: string } }) =>
      setValues({ ...values, [target.name]: target.value });
    return (
      <form ref={form}>
        <input aria-label="Name" name="name" value={values.name} onChange={onChange} />
        <TextArea label="Message" name="message" value={values.message} onChange={onChange} />
      </form>
    );
  }

  it.each<[string, Partial<typeof initial>]>([
    ["in place of a default", { message: "Is the roof original?" }],
    ["next to a default", { name: "Kim" }],
    ["in place of a default, and in another field", { name: "Kim", message: "Is it quiet?" }],
  ])("is kept %s", async (_, entered) => {
    const page = (
      <main {...formDraftAttributes("contact")}>
        <Form />
      </main>
    );
    const container = document.createElement("div");
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const field = (name: string) =>
      screen.getByRole<HTMLInputElement | HTMLTextAreaElement>("textbox", { name });
    if (entered.name) field("Name").value = entered.name;
    if (entered.message) field("Message").value = entered.message;
    const root = await act(async () => hydrateRoot(container, page));
    const expected = { ...initial, ...entered };
    expect({ name: field("Name").value, message: field("Message").value }).toEqual(expected);
    expect(loadFormDraft("contact")).toEqual(expected);
    await act(async () => root.unmount());
    container.remove();
  });
});

it("completes the values after the draft", () => {
  const earlier = open();
  act(() => earlier.current.setValues({ ...empty(), name: "김" }));
  const complete = (values: ReturnType<typeof empty>) => ({ ...values, phone: values.name });
  const { result } = renderHook(() => useFormDraft("lead", empty, complete));
  expect(result.current.values).toMatchObject({ name: "김", phone: "김" });
});
