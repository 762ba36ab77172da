import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Controller, useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { Checkbox } from "../src/components/checkbox/checkbox.tsx";
import { DatePicker } from "../src/components/date-picker/date-picker.tsx";
import { NumberField } from "../src/components/number-field/number-field.tsx";
import { PhoneField } from "../src/components/phone-field/phone-field.tsx";
import { Select } from "../src/components/select/select.tsx";
import { TextField } from "../src/components/text-field/text-field.tsx";

interface Values {
  name: string;
  country: string;
  phone: string;
  agreed: boolean;
  state: string | null;
  price: number | null;
  day: string | null;
}

const defaultValues: Values = {
  name: "",
  country: "US",
  phone: "",
  agreed: false,
  state: null,
  price: null,
  day: null,
};

const countries = [
  { value: "US", label: "United States +1" },
  { value: "KR", label: "Korea +82" },
];
const states = [
  { value: "CA", label: "California" },
  { value: "GA", label: "Georgia" },
];

/** As an application writes it: `register` for native fields, `Controller` for rich ones. */
function Form({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const form = useForm<Values>({ defaultValues });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <TextField
        label="Name"
        {...register("name", { required: "Enter a name" })}
        error={errors.name?.message}
      />
      <PhoneField
        label="Phone"
        warning="Digits only"
        country={{ label: "Country", options: countries, ...register("country") }}
        {...register("phone", { required: "Enter a phone number" })}
        error={errors.phone?.message}
      />
      <Checkbox label="Agree" {...register("agreed")} />
      <Controller
        name="state"
        control={control}
        rules={{ required: "Choose a state" }}
        render={({ field, fieldState }) => (
          <Select
            label="State"
            placeholder="Choose"
            options={states}
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="price"
        control={control}
        render={({ field }) => <NumberField label="Price" {...field} />}
      />
      <Controller
        name="day"
        control={control}
        render={({ field }) => <DatePicker label="Day" {...field} />}
      />
      <button type="button" onClick={() => form.setValue("name", "Grace Kim")}>
        Fill
      </button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

it("submits what was typed and chosen in native and rich fields", async () => {
  const submit = vi.fn<(values: Values) => void>();
  render(<Form onSubmit={submit} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Min Park");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), "KR");
  await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), "010-1234");
  await userEvent.click(screen.getByRole("checkbox", { name: "Agree" }));
  await userEvent.click(screen.getByRole("button", { name: /State/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Georgia" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Price" }), "450000");
  await userEvent.click(screen.getByRole("spinbutton", { name: /month/i }));
  await userEvent.keyboard("11202026");
  await send();
  expect(submit.mock.calls[0]?.[0]).toEqual({
    name: "Min Park",
    country: "KR",
    phone: "010-1234",
    agreed: true,
    state: "GA",
    price: 450_000,
    day: "2026-11-20",
  });
});

it("shows errors, focuses the first field with one, then the rich one", async () => {
  const submit = vi.fn<(values: Values) => void>();
  render(<Form onSubmit={submit} />);
  await send();
  const name = screen.getByRole("textbox", { name: "Name" });
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription("Enter a name");
  const phone = screen.getByRole("textbox", { name: "Phone" });
  expect(phone).toHaveAccessibleDescription("Enter a phone number");
  await userEvent.type(name, "Min Park");
  await userEvent.type(phone, "555");
  await send();
  const state = screen.getByRole("button", { name: /State/ });
  expect(state).toHaveFocus();
  expect(state).toHaveAccessibleDescription("Choose a state");
  expect(submit).not.toHaveBeenCalled();
});

it("shows values that the form sets and resets", async () => {
  render(<Form onSubmit={() => undefined} />);
  const name = screen.getByRole("textbox", { name: "Name" });
  await userEvent.click(screen.getByRole("button", { name: "Fill" }));
  expect(name).toHaveValue("Grace Kim");
  await userEvent.click(screen.getByRole("button", { name: /State/ }));
  await userEvent.click(await screen.findByRole("option", { name: "California" }));
  await userEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(name).toHaveValue("");
  expect(screen.getByRole("button", { name: /State/ })).toHaveTextContent("Choose");
});
