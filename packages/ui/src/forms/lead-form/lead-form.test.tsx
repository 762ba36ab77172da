import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import ko from "../../labels/ko.json" with { type: "json" };
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import type { FormErrors } from "../use-form-errors.ts";
import { LeadForm, type LeadFormProps, LeadSent } from "./lead-form.tsx";
import { emptyLead, type LeadValues } from "./lead-values.ts";

const { lead } = ko;

/** A subset of the validation rules of the site. */
function validate(values: LeadValues): FormErrors<LeadValues> {
  return {
    ...(values.name === "" && { name: "required" as const }),
    ...(values.area === "" && { area: "required" as const }),
    ...(values.phone.length < 7 && {
      phone: values.phone === "" ? ("required" as const) : ("phone.length" as const),
    }),
    ...(values.hasSite === "" && { hasSite: "required" as const }),
    ...(!values.privacyConsent && { privacyConsent: "consent.required" as const }),
    ...(!values.contactConsent && { contactConsent: "consent.required" as const }),
  };
}

/** A fictitious person. */
const filled: LeadValues = {
  name: "윤지호",
  area: "어바인",
  phone: "949-555-0161",
  phoneCountryCode: "US",
  phoneConfirmed: "",
  hasSite: "N",
  privacyConsent: true,
  contactConsent: true,
};

type Given = Partial<Pick<LeadFormProps, "state" | "errors" | "onSubmit">> & {
  initially?: LeadValues;
};

function Lead({ initially = emptyLead("KR"), state = "idle", errors, onSubmit }: Given) {
  const [values, setValues] = useState(initially);
  return (
    <LeadForm
      labels={lead}
      common={ko.common}
      errorLabels={ko.errors}
      countries={[
        { value: "KR", label: "대한민국 +82" },
        { value: "US", label: "미국 +1" },
      ]}
      values={values}
      onChange={setValues}
      validate={validate}
      errors={errors}
      state={state}
      onSubmit={onSubmit ?? (() => undefined)}
      action="/api/send-to-slack"
      metadata={{ idempotencyKey: "key-1", locale: "ko", startedAt: 1_700_000_000_000 }}
      operator="Example Lending, Inc."
      privacyHref="/terms/privacy#ko"
    />
  );
}

const field = (name: string) => screen.getByLabelText(name);
const send = () => screen.getByRole("button", { name: lead.send });

describe("LeadForm without JavaScript", () => {
  it("submits all fields as a native form", () => {
    const page = document.createElement("div");
    page.innerHTML = renderToStaticMarkup(<Lead initially={filled} />);
    const form = page.querySelector("form");
    expect(form?.getAttribute("method")).toBe("post");
    expect(form?.getAttribute("action")).toBe("/api/send-to-slack");
    expect(form?.noValidate).toBe(false);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      idempotencyKey: "key-1",
      locale: "ko",
      startedAt: "1700000000000",
      website: "",
      name: "윤지호",
      area: "어바인",
      phone: "949-555-0161",
      phoneCountryCode: "US",
      hasSite: "N",
      privacyConsent: "Y",
      contactConsent: "Y",
    });
  });

  it("keeps the button enabled, since no script can enable it", () => {
    expect(renderToStaticMarkup(<Lead />)).not.toContain("aria-disabled");
  });

  it("shows server errors with the submitted values", () => {
    render(<Lead initially={{ ...filled, phone: "12" }} errors={{ phone: "phone.length" }} />);
    expect(field(lead.phone)).toHaveValue("12");
    expect(field(lead.phone)).toHaveAccessibleDescription(ko.errors["phone.length"]);
  });
});

describe("LeadForm", () => {
  it("hydrates without errors", () => {
    hydrate(<Lead />);
    expect(send()).toHaveAttribute("aria-disabled", "true");
  });

  it("hides the honeypot from users", () => {
    render(<Lead />);
    expect(screen.queryByRole("textbox", { name: lead.honeypot })).toBeNull();
    expect(screen.getByLabelText(lead.honeypot)).toHaveAttribute("tabindex", "-1");
  });

  it("enables the button once both consents are checked", async () => {
    render(<Lead />);
    expect(send()).toHaveAccessibleDescription(lead.consentHint);
    await userEvent.click(field(lead.privacyConsent));
    expect(send()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(field(lead.contactConsent));
    expect(send()).not.toHaveAttribute("aria-disabled");
    expect(screen.queryByText(lead.consentHint)).toBeNull();
  });

  it("shows an alert when submitted without both consents", async () => {
    const submit = vi.fn<LeadFormProps["onSubmit"]>();
    render(<Lead initially={{ ...filled, contactConsent: false }} onSubmit={submit} />);
    await userEvent.click(send());
    expect(screen.getByRole("alert")).toHaveTextContent(lead.consentAlert);
    expect(field(lead.contactConsent)).toBeInvalid();
    expect(field(lead.privacyConsent)).toBeValid();
    expect(field(lead.contactConsent)).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(field(lead.contactConsent));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("marks every missing field when sent empty, and focuses the first", async () => {
    const submit = vi.fn<LeadFormProps["onSubmit"]>();
    render(<Lead onSubmit={submit} />);
    await userEvent.click(send());
    for (const name of ["name", "area", "phone", "hasSite"] as const)
      expect(field(lead[name])).toHaveAccessibleDescription(
        expect.stringContaining(lead[`${name}Required`]),
      );
    expect(field(lead.privacyConsent)).toBeInvalid();
    expect(field(lead.contactConsent)).toBeInvalid();
    expect(field(lead.name)).toHaveFocus();
    expect(screen.getByRole("alert")).toHaveTextContent(lead.consentAlert);
    expect(submit).not.toHaveBeenCalled();
  });

  it("shows the alert on Enter in a field", async () => {
    render(<Lead initially={{ ...filled, privacyConsent: false }} />);
    await userEvent.type(field(lead.name), "{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent(lead.consentAlert);
  });

  it("validates a field on blur, then on every change", async () => {
    render(<Lead />);
    await userEvent.type(field(lead.phone), "949");
    expect(field(lead.phone)).toBeValid();
    await userEvent.tab();
    expect(field(lead.phone)).toHaveAccessibleDescription(ko.errors["phone.length"]);
    await userEvent.type(field(lead.phone), "5550161");
    expect(field(lead.phone)).toBeValid();
  });

  it("announces the number of invalid fields and focuses the first", async () => {
    const submit = vi.fn<LeadFormProps["onSubmit"]>();
    render(<Lead initially={{ ...filled, area: "", phone: "94" }} onSubmit={submit} />);
    await userEvent.click(send());
    expect(screen.getByRole("alert")).toHaveTextContent("확인이 필요한 항목이 2개 있습니다.");
    expect(field(lead.area)).toHaveFocus();
    await userEvent.type(field(lead.area), "풀러턴");
    expect(field(lead.area)).toHaveFocus();
    await userEvent.click(send());
    expect(field(lead.phone)).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
    expect(field(lead.name)).toHaveValue("윤지호");
  });

  it("calls onSubmit with valid values", async () => {
    const submit = vi.fn<LeadFormProps["onSubmit"]>();
    render(<Lead initially={{ ...filled, area: "" }} onSubmit={submit} />);
    await userEvent.type(field(lead.area), "풀러턴");
    await userEvent.click(send());
    expect(submit).toHaveBeenCalledExactlyOnceWith({ ...filled, area: "풀러턴" });
  });

  it("does not submit again while sending", async () => {
    const submit = vi.fn<LeadFormProps["onSubmit"]>();
    render(<Lead initially={filled} state="sending" onSubmit={submit} />);
    const button = screen.getByRole("button", { busy: true });
    await userEvent.click(button);
    await userEvent.type(field(lead.name), "{Enter}");
    expect(button).toHaveTextContent(lead.sending);
    expect(submit).not.toHaveBeenCalled();
  });

  it("shows a failure and keeps the values", () => {
    render(<Lead initially={filled} state="failed" />);
    expect(screen.getByRole("alert")).toHaveTextContent(lead.failed);
    expect(field(lead.name)).toHaveValue("윤지호");
  });

  it("hides the server error of an edited field", async () => {
    render(<Lead initially={filled} errors={{ name: "text.tooLong" }} />);
    expect(field(lead.name)).toBeInvalid();
    await userEvent.type(field(lead.name), "!");
    expect(field(lead.name)).toBeValid();
  });

  it("opens the privacy policy in a new tab", () => {
    render(<Lead />);
    const link = screen.getByRole("link", { name: new RegExp(lead.privacyLink) });
    expect(link).toHaveAttribute("href", "/terms/privacy#ko");
    expect(link).toHaveAttribute("target", "_blank");
  });
});

describe("LeadSent", () => {
  it("focuses its heading and links to the samples", () => {
    render(
      <LeadSent
        labels={lead}
        recipient="윤지호, +1 949-555-0161"
        samplesHref="#samples"
        headingLevel={2}
      />,
    );
    const heading = screen.getByRole("heading", { level: 2 });
    expect(heading).toHaveFocus();
    expect(heading).toHaveTextContent(lead.sent);
    expect(screen.getByRole("link", { name: lead.samples })).toHaveAttribute("href", "#samples");
  });
});
