import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { firmLabelsFor } from "../../labels/firm/firm-labels.ts";
import ko from "../../labels/ko.json" with { type: "json" };
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import type { FormErrors } from "../use-form-errors.ts";
import { ContactForm, type ContactFormProps, ContactSent } from "./contact-form.tsx";
import { emptyContact, type ContactValues } from "./contact-values.ts";

const { contact } = ko;

function validate(values: ContactValues): FormErrors<ContactValues> {
  return {
    ...(values.lastName === "" && { lastName: "required" as const }),
    ...(values.firstName === "" && { firstName: "required" as const }),
    ...(values.email !== "" && !values.email.includes(".") && { email: "email.format" as const }),
    ...(values.message === "" && { message: "required" as const }),
  };
}

const filled: ContactValues = {
  lastName: "윤",
  firstName: "지호",
  email: "",
  phone: "949-555-0161",
  phoneCountryCode: "US",
  phoneConfirmed: "",
  message: "뒷마당이 있는 집을 찾습니다.",
};

const recipients = {
  agent: "김그레이스",
  brokerage: "Equity Realty",
  operator: "Example Lending, Inc.",
};

type Given = Partial<
  Pick<
    ContactFormProps,
    "state" | "nameOrder" | "onSubmit" | "errors" | "listingKey" | "labels" | "recipients"
  >
> & {
  initially?: ContactValues;
};

function Contact({ initially = emptyContact("KR"), nameOrder = "last-first", ...given }: Given) {
  const [values, setValues] = useState(initially);
  return (
    <ContactForm
      labels={given.labels ?? contact}
      common={ko.common}
      errorLabels={ko.errors}
      countries={[
        { value: "KR", label: "대한민국 +82" },
        { value: "US", label: "미국 +1" },
      ]}
      nameOrder={nameOrder}
      values={values}
      onChange={setValues}
      validate={validate}
      state={given.state ?? "idle"}
      errors={given.errors}
      onSubmit={given.onSubmit ?? (() => undefined)}
      action="/api/contact"
      metadata={{ idempotencyKey: "key-2", locale: "ko", startedAt: 1 }}
      realtorId="agent-1"
      listingKey={given.listingKey}
      recipients={given.recipients ?? recipients}
      privacyHref="/terms/privacy#ko"
    />
  );
}

const field = (name: string) => screen.getByRole("textbox", { name });
const send = () => screen.getByRole("button", { name: contact.send });

describe("ContactForm", () => {
  it.each([
    ["", {}],
    [" about a home", { listingKey: "CRMLS-1" }],
  ])("submits all fields%s without JavaScript", (_, home) => {
    const page = document.createElement("div");
    page.innerHTML = renderToStaticMarkup(<Contact initially={filled} {...home} />);
    const sent = Object.fromEntries(new FormData(page.querySelector("form") ?? undefined));
    const { phoneConfirmed: _confirmed, ...typed } = filled;
    expect(sent).toEqual({
      ...typed,
      realtorId: "agent-1",
      idempotencyKey: "key-2",
      locale: "ko",
      startedAt: "1",
      website: "",
      ...home,
    });
  });

  it("hydrates without errors", () => {
    hydrate(<Contact />);
    expect(field(contact.message)).toHaveValue("");
  });

  it.each([
    [
      "an agent with a brokerage",
      {},
      ["김그레이스님(Equity Realty)", "회사(Example Lending, Inc.)"],
    ],
    [
      "an agent without one",
      { brokerage: null },
      ["김그레이스님께", "회사(Example Lending, Inc.)"],
    ],
    ["a firm", { brokerage: null, agent: "Equity Realty" }, ["Equity Realty 앞으로"]],
  ])("names who gets the message, of %s, and asks for no consent", (_, changes, names) => {
    const isFirm = "agent" in changes;
    render(
      <Contact
        labels={isFirm ? firmLabelsFor("ko").contact : contact}
        recipients={{ ...recipients, ...changes }}
      />,
    );
    for (const name of names)
      expect(send()).toHaveAccessibleDescription(expect.stringContaining(name));
    expect(document.querySelector("form")).not.toHaveTextContent(/[{}]/);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it.each([
    ["last-first", [contact.lastName, contact.firstName]],
    ["first-last", [contact.firstName, contact.lastName]],
  ] as const)("orders the name inputs %s", (nameOrder, order) => {
    render(<Contact nameOrder={nameOrder} />);
    const labels = [...document.querySelectorAll("label")].map((label) => label.textContent);
    expect(labels.filter((label) => order.some((name) => name === label))).toEqual(order);
  });

  it("accepts an empty email, and rejects an invalid one on blur", async () => {
    render(<Contact initially={filled} />);
    await userEvent.type(field(contact.email), "jiho@");
    await userEvent.tab();
    expect(field(contact.email)).toHaveAccessibleDescription(
      `${ko.errors["email.format"]} ${ko.common.optional}`,
    );
    await userEvent.clear(field(contact.email));
    expect(field(contact.email)).toBeValid();
  });

  it("lists server errors in visual order", async () => {
    const submit = vi.fn<ContactFormProps["onSubmit"]>();
    render(
      <Contact
        initially={{ ...filled, firstName: "", message: "" }}
        errors={{ message: "required", firstName: "required" }}
        onSubmit={submit}
      />,
    );
    const summary = screen.getByRole("alert");
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([contact.firstNameRequired, contact.messageRequired]);
    expect(submit).not.toHaveBeenCalled();
  });

  it("calls onSubmit with valid values", async () => {
    const submit = vi.fn<ContactFormProps["onSubmit"]>();
    render(<Contact initially={filled} onSubmit={submit} />);
    await userEvent.click(send());
    expect(submit).toHaveBeenCalledExactlyOnceWith(filled);
  });

  it("keeps the values when sending failed", () => {
    render(<Contact initially={filled} state="failed" />);
    expect(screen.getByRole("alert")).toHaveTextContent(contact.failed);
    expect(field(contact.message)).toHaveValue(filled.message);
  });

  it("focuses the confirmation heading", () => {
    render(<ContactSent labels={contact} />);
    expect(screen.getByRole("heading", { name: contact.sent })).toHaveFocus();
  });
});
