import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as fc from "fast-check";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { sanitizePhoneNumber } from "./sanitize-phone-number.ts";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { PhoneField } from "./phone-field.tsx";

const warning = "숫자만 입력해 주세요.";

const countrySelect = {
  label: "국가 번호",
  name: "phoneCountryCode",
  placeholder: "선택해 주세요",
  options: [
    { value: "US", label: "미국 +1" },
    { value: "KR", label: "대한민국 +82" },
  ],
};

function Phone({ initially = "" }: { initially?: string }) {
  const [number, setNumber] = useState(initially);
  const [country, setCountry] = useState("");
  return (
    <PhoneField
      label="전화번호"
      country={{
        ...countrySelect,
        value: country,
        onChange: (event) => setCountry(event.target.value),
      }}
      name="phone"
      value={number}
      onChange={(event) => setNumber(event.target.value)}
      warning={warning}
    />
  );
}

const number = () => screen.getByRole("textbox", { name: "전화번호" });

describe("PhoneField", () => {
  it.each([
    ["949-555-0161", "949-555-0161", false],
    ["(949) 555 0161", "9495550161", true],
    ["010a1234", "0101234", true],
    ["０１０－１２３４", "010-1234", false],
    ["010ー1234", "010-1234", false],
  ])("sanitizes %s to %s, warning: %s", async (typed, value, warned) => {
    render(<Phone />);
    await userEvent.click(number());
    await userEvent.paste(typed);
    expect(number()).toHaveValue(value);
    expect(screen.queryAllByText(warning)).toHaveLength(warned ? 1 : 0);
  });

  it("describes the input with the warning until the next valid character", async () => {
    render(<Phone />);
    await userEvent.type(number(), "94x");
    expect(number()).toHaveAccessibleDescription(warning);
    await userEvent.type(number(), "9");
    expect(number()).toHaveValue("949");
    expect(number()).not.toHaveAccessibleDescription();
  });

  it("preserves the caret position when a character is removed", async () => {
    render(<Phone initially="9490161" />);
    await userEvent.type(number(), "x", { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await userEvent.keyboard("5");
    expect(number()).toHaveValue("94950161");
  });

  it("does not sanitize during an IME composition", () => {
    render(<Phone />);
    fireEvent.compositionStart(number());
    fireEvent.input(number(), { target: { value: "ㅁ12" }, isComposing: true });
    expect(number()).toHaveValue("ㅁ12");
    fireEvent.compositionEnd(number());
    expect(number()).toHaveValue("12");
  });

  it("selects a country", async () => {
    render(<Phone />);
    const country = screen.getByRole("combobox", { name: "국가 번호" });
    expect(country).toHaveDisplayValue("선택해 주세요");
    await userEvent.selectOptions(country, "미국 +1");
    expect(country).toHaveValue("US");
  });
});

describe("PhoneField without state", () => {
  // What `register` of React Hook Form returns: `onChange` reads `event.target`, `ref` reads and writes `value`.
  it("passes name, ref, onChange and onBlur to both controls, and is in FormData", async () => {
    const changes: [name: string, value: string][] = [];
    const blurs: string[] = [];
    const controls: Record<string, HTMLInputElement | HTMLSelectElement> = {};
    const register = (name: string) => ({
      name,
      ref: (element: HTMLInputElement | HTMLSelectElement | null) => {
        if (element) controls[name] = element;
      },
      onChange: ({ target }: { target: { name: string; value: string } }) => {
        changes.push([target.name, target.value]);
      },
      onBlur: ({ target }: { target: { name: string } }) => {
        blurs.push(target.name);
      },
    });
    const page = hydrate(
      <form>
        <PhoneField
          label="전화번호"
          {...register("phone")}
          country={{ ...countrySelect, ...register("phoneCountryCode") }}
          warning={warning}
        />
      </form>,
    );
    await userEvent.selectOptions(screen.getByRole("combobox"), "KR");
    await userEvent.type(number(), "1a-2");
    await userEvent.tab();
    expect(changes).toEqual([
      ["phoneCountryCode", "KR"],
      ["phone", "1"],
      ["phone", "1"],
      ["phone", "1-"],
      ["phone", "1-2"],
    ]);
    expect(blurs).toEqual(["phoneCountryCode", "phone"]);
    expect(Object.keys(controls)).toEqual(["phoneCountryCode", "phone"]);
    const form = page.querySelector("form") ?? undefined;
    expect(Object.fromEntries(new FormData(form))).toEqual({
      phoneCountryCode: "KR",
      phone: "1-2",
    });
  });
});

describe("phoneCharacters", () => {
  it("returns only digits and hyphens and preserves them", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const { value } = sanitizePhoneNumber(typed);
        expect(value).toMatch(/^[\d-]*$/);
        expect(sanitizePhoneNumber(value)).toEqual({ value, hasInvalid: false });
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9-]{0,20}$/), (typed) => {
        expect(sanitizePhoneNumber(typed).value).toBe(typed);
      }),
    );
  });
});
