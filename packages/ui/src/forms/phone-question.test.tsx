import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../test/fixtures/hydrate.tsx";
import ko from "../labels/ko.json" with { type: "json" };
import { ContactForm, type ContactFormProps } from "./contact-form/contact-form.tsx";
import { emptyContact } from "./contact-form/contact-values.ts";
import { SentNumber, type SentNumberProps } from "./sent-number.tsx";
import type { PhoneQuestionSettings } from "./use-phone-question.ts";

const { contact, phone: labels } = ko;
const us = "+1 (213) 555-0147";
const typed = "+82 213 555 0147";

const read: PhoneQuestionSettings["read"] = ({ phone, phoneCountryCode }) =>
  phone === "2135550147" && phoneCountryCode !== "US"
    ? { typed, us, inUs: { phone: "213-555-0147", phoneCountryCode: "US" } }
    : null;

function Contact({ onSubmit }: { onSubmit: ContactFormProps["onSubmit"] }) {
  const [values, setValues] = useState(emptyContact("KR"));
  return (
    <ContactForm
      labels={contact}
      common={ko.common}
      errorLabels={ko.errors}
      countries={[
        { value: "KR", label: "대한민국 +82" },
        { value: "JP", label: "일본 +81" },
        { value: "US", label: "미국 +1" },
      ]}
      phoneQuestion={{ labels, read }}
      nameOrder="last-first"
      values={values}
      onChange={setValues}
      validate={() => ({})}
      state="idle"
      onSubmit={onSubmit}
      action="/"
      metadata={{ idempotencyKey: "", locale: "ko", startedAt: 1 }}
      realtorId="1"
      recipients={{
        agent: "Grace Kim",
        brokerage: "Equity Realty",
        operator: "Example Lending, Inc.",
      }}
      privacyHref="/"
    />
  );
}

const number = () => screen.getByRole("textbox", { name: contact.phone });
const country = () => screen.getByRole("combobox", { name: contact.country });
const question = () => screen.queryByRole("group", { name: labels.question });
const choice = (text: string) => screen.getByRole("radio", { name: new RegExp(text) });
const send = () => userEvent.click(screen.getByRole("button", { name: contact.send }));

function renderForm() {
  const onSubmit = vi.fn<ContactFormProps["onSubmit"]>();
  render(<Contact onSubmit={onSubmit} />);
  return { sent: () => onSubmit.mock.lastCall?.[0] };
}

async function typeNumber(): Promise<void> {
  await userEvent.type(number(), "2135550147");
  await userEvent.tab();
}

describe("the question about a phone number in doubt", () => {
  it("appears when the field is left, politely, with no answer chosen, and the focus stays", async () => {
    renderForm();
    await userEvent.type(number(), "2135550147");
    expect(question()).toBeNull();
    await userEvent.tab();
    expect(question()).toBeVisible();
    expect(screen.getByText(labels.question, { selector: "output" })).toBeInTheDocument();
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
    expect(screen.getByRole("textbox", { name: contact.email })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(question()).toContainElement(document.activeElement as HTMLElement);
  });

  it("does not stop sending", async () => {
    const { sent } = renderForm();
    await typeNumber();
    await send();
    expect(sent()).toMatchObject({
      phone: "2135550147",
      phoneCountryCode: "KR",
      phoneConfirmed: "",
    });
  });

  it("changes to the number of the United States with the keyboard, and back", async () => {
    const { sent } = renderForm();
    await typeNumber();
    choice("미국").focus();
    await userEvent.keyboard(" ");
    expect(number()).toHaveValue("213-555-0147");
    expect(country()).toHaveValue("US");
    expect(question()).toBeNull();
    expect(screen.getByText(labels.changed, { selector: "output" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: labels.undo })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(number()).toHaveValue("2135550147");
    expect(country()).toHaveValue("KR");
    expect(question()).toBeVisible();
    expect(screen.getAllByRole("radio")[0]).toHaveFocus();
    await userEvent.keyboard(" ");
    await send();
    expect(sent()).toMatchObject({ phone: "213-555-0147", phoneCountryCode: "US" });
  });

  it("keeps the number, marked as confirmed, until it is edited", async () => {
    const { sent } = renderForm();
    await typeNumber();
    await userEvent.click(choice("대한민국 \\+82"));
    expect(choice("대한민국 \\+82")).toBeChecked();
    await send();
    expect(sent()).toMatchObject({ phone: "2135550147", phoneConfirmed: "Y" });
    await userEvent.selectOptions(country(), "JP");
    expect(choice("일본 \\+81")).not.toBeChecked();
    await userEvent.type(number(), "8");
    expect(question()).toBeNull();
    await send();
    expect(sent()).toMatchObject({ phone: "21355501478", phoneConfirmed: "" });
  });
});

describe("SentNumber", () => {
  const props: SentNumberProps = {
    labels,
    number: typed,
    outcome: null,
    question: {
      us,
      countries: { us: "US", typed: "KR" },
      action: "/answers",
      fields: { requestKey: "key-1" },
      onAnswer: () => undefined,
      busy: false,
    },
  };

  it("asks whether the number is right, and posts the answer without JavaScript", () => {
    const page = hydrate(<SentNumber {...props} />);
    const form = within(page).getByRole("form", { name: labels.check });
    expect(form).toHaveAttribute("action", "/answers");
    const change = screen.getByRole("button", { name: `${us} 번호로 고치기` });
    expect(change).toHaveAttribute("value", "US");
    expect(Object.fromEntries(new FormData(form as HTMLFormElement, change))).toEqual({
      requestKey: "key-1",
      phoneCountryCode: "US",
    });
  });

  it.each([
    ["KR", labels.yes],
    ["US", `${us} 번호로 고치기`],
  ])("calls onAnswer with %s once, and keeps the focus at the number", async (code, name) => {
    const onAnswer = vi.fn<(countryCode: string) => void>();
    const open = { ...props, question: props.question && { ...props.question, onAnswer } };
    const { rerender } = render(<SentNumber {...open} />);
    await userEvent.click(screen.getByRole("button", { name }));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(code);
    rerender(<SentNumber {...props} number={us} question={undefined} outcome="corrected" />);
    expect(screen.getByText(us).closest("dl")).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent(labels.corrected);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
