// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { Select } from "@realtor/ui/select";
import { TextField } from "@realtor/ui/text-field";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FormFailure } from "./form-failure.tsx";
import { type Form, type Refusal, type Texts, textsOf, useForm } from "./use-form.ts";

type Field = "name" | "code";
type Code = "empty" | "short" | "taken";

const submit = vi.fn<(values: Texts<Field>) => Promise<void | "leaving">>();
/** What the next refusal means. */
let refusal: Refusal<Field, Code>;

const rules = {
  check: ({ name, code }: Texts<Field>) => ({
    name: name === "" ? ("empty" as const) : undefined,
    code: code === "" ? ("empty" as const) : code.length < 3 ? ("short" as const) : undefined,
  }),
  submit,
  refused: () => refusal,
  errorText: (code: Code, field: Field) => `${field} ${code}`,
};

function Native() {
  const form = useForm<Texts<Field>, Code>({ read: textsOf("name", "code"), ...rules });
  return (
    <Fields form={form}>
      <TextField {...form.field("name")} label="Name" />
      <TextField {...form.field("code")} label="Code" type="password" />
    </Fields>
  );
}

function Controlled() {
  const [values, setValues] = useState<Texts<Field>>({ name: "", code: "" });
  const form = useForm<Texts<Field>, Code>({ values, ...rules });
  const text = (name: Field) => ({
    ...form.field(name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  return (
    <Fields form={form}>
      <TextField {...text("name")} label="Name" />
      <TextField {...text("code")} label="Code" type="password" />
    </Fields>
  );
}

function Fields({ form, children }: { form: Form<Field>; children: ReactNode }) {
  return (
    <form {...form.root}>
      <FormFailure {...form} />
      {children}
      <button type="submit">{form.busy ? "Sending" : "Send"}</button>
    </form>
  );
}

const name = () => screen.getByLabelText("Name");
const code = () => screen.getByLabelText("Code");
const send = () => userEvent.click(screen.getByRole("button"));
async function fillIn() {
  await userEvent.type(name(), "Grace");
  await userEvent.type(code(), "1234");
}
const refuse = (found: Refusal<Field, Code>) => {
  refusal = found;
  submit.mockRejectedValueOnce(new Error("refused"));
};

beforeEach(() => {
  submit.mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  submit.mockReset();
});

describe.each([
  ["native", Native],
  ["controlled", Controlled],
])("a form of %s fields", (_, Example) => {
  beforeEach(() => void render(<Example />));

  it("sends nothing while a field is wrong, marks each one and focuses the first", async () => {
    await send();
    expect(name()).toHaveAccessibleDescription("name empty");
    expect(code()).toHaveAccessibleDescription("code empty");
    expect(name()).toHaveFocus();
    await userEvent.type(name(), "G");
    expect(name()).toBeValid();
    await send();
    expect(code()).toHaveFocus();
    await userEvent.clear(name());
    expect(name()).toHaveAccessibleDescription("name empty");
    expect(submit).not.toHaveBeenCalled();
  });

  it("shows the error of a filled-in field when it is left, and of an empty one when sent", async () => {
    await userEvent.click(name());
    await userEvent.type(code(), "12");
    expect(name()).toBeValid();
    expect(code()).toBeValid();
    await userEvent.click(name());
    await vi.waitFor(() => expect(code()).toHaveAccessibleDescription("code short"), 10_000);
    await userEvent.type(code(), "3");
    expect(code()).toBeValid();
  });

  it("waits for the end of the click that leaves a field", async () => {
    await userEvent.type(code(), "12");
    fireEvent.pointerDown(screen.getByRole("button"));
    fireEvent.blur(code());
    expect(code()).toBeValid();
    fireEvent.pointerUp(screen.getByRole("button"));
    await vi.waitFor(() => expect(code()).toBeInvalid(), 10_000);
  });

  it("shows the errors of the service until their fields are edited", async () => {
    await fillIn();
    refuse({ errors: { name: "taken", code: "taken" } });
    await send();
    expect(name()).toHaveAccessibleDescription("name taken");
    expect(name()).toHaveFocus();
    await userEvent.type(name(), "!");
    expect(name()).toBeValid();
    expect(code()).toHaveAccessibleDescription("code taken");
    expect(submit).toHaveBeenCalledExactlyOnceWith(
      { name: "Grace", code: "1234" },
      expect.any(HTMLFormElement),
    );
  });

  it("announces a failure each time, and keeps what was typed", async () => {
    await fillIn();
    refuse({ failure: "Try again." });
    await send();
    const first = screen.getByRole("alert");
    expect(first).toHaveTextContent("Try again.");
    refuse({ failure: "Try again." });
    await send();
    expect(screen.getByRole("alert")).not.toBe(first);
    expect(name()).toHaveValue("Grace");
    expect(code()).toHaveValue("1234");
    await send();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("sends once for two presses, and can be sent again afterwards", async () => {
    let finish: (() => void) | undefined;
    submit.mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve())));
    await fillIn();
    await userEvent.keyboard("{Enter}{Enter}");
    expect(screen.getByRole("button")).toHaveTextContent("Sending");
    finish?.();
    await screen.findByText("Send");
    expect(submit).toHaveBeenCalledOnce();
    await send();
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it("stays busy while the page is being left", async () => {
    submit.mockResolvedValueOnce("leaving");
    await fillIn();
    await userEvent.keyboard("{Enter}{Enter}");
    expect(screen.getByRole("button")).toHaveTextContent("Sending");
    expect(submit).toHaveBeenCalledOnce();
  });

  it.each(["sent", "refused"])("asks for nothing at once after it was %s", async (end) => {
    await send();
    await fillIn();
    if (end === "refused") refuse({ failure: "Wrong." });
    await send();
    await userEvent.clear(name());
    expect(name()).toBeValid();
  });

  it("is no form that a browser without script sends", () => {
    expect(name().closest("form")).toHaveAttribute("method", "dialog");
  });
});

describe("native fields", () => {
  it("sends what was filled in before hydration", async () => {
    render(<Native />);
    // Without an event that React sees.
    for (const field of [name(), code()]) (field as HTMLInputElement).value = "filled in";
    await send();
    expect(submit.mock.calls[0]?.[0]).toEqual({ name: "filled in", code: "filled in" });
  });

  it("empties a password that is to be typed again, and selects another text", async () => {
    render(<Native />);
    await fillIn();
    refuse({ failure: "Wrong.", retype: "code" });
    await send();
    expect(code()).toHaveValue("");
    expect(code()).toHaveFocus();
    expect(code()).toBeInvalid();
    await userEvent.keyboard("12345");
    expect(code()).toBeValid();
    refuse({ failure: "Wrong.", retype: "name" });
    await send();
    await userEvent.keyboard("G");
    expect(name()).toHaveValue("G");
  });
});

it("focuses a rich field, whose control has no mark of its own", async () => {
  function Rich() {
    const form = useForm<{ state: string }, "empty">({
      values: { state: "" },
      check: ({ state }) => ({ state: state === "" ? "empty" : undefined }),
      submit: async () => undefined,
      refused: () => ({}),
      errorText: () => "Choose a state.",
    });
    return (
      <form {...form.root}>
        <Select
          {...form.field("state")}
          label="State"
          placeholder="Choose"
          value={null}
          options={[{ value: "CA", label: "California" }]}
        />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Rich />);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByRole("button", { name: /State/ })).toHaveFocus();
});
