import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { labelsFor } from "../labels/labels.ts";
import { ContactForm } from "./contact-form/contact-form.tsx";
import { emptyContact } from "./contact-form/contact-values.ts";
import { LeadForm } from "./lead-form/lead-form.tsx";
import { emptyLead } from "./lead-form/lead-values.ts";

const labels = labelsFor("ko");

function Page() {
  const [values, setValues] = useState({
    ...emptyContact("KR"),
    message: "매물을 보고 싶습니다.",
  });
  return (
    <ContactForm
      labels={labels.contact}
      common={labels.common}
      errorLabels={labels.errors}
      countries={[
        { value: "KR", label: "대한민국 +82" },
        { value: "US", label: "미국 +1" },
      ]}
      nameOrder="last-first"
      values={values}
      onChange={setValues}
      validate={() => ({})}
      state="idle"
      onSubmit={() => {}}
      action="/"
      metadata={{ idempotencyKey: "", locale: "ko", startedAt: 0 }}
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

it("keeps input typed before hydration", async () => {
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = renderToString(<Page />);
  const message = screen.getByLabelText<HTMLTextAreaElement>(/문의 내용/);
  const lastName = screen.getByLabelText<HTMLInputElement>(/^성/);
  message.value = "남향집을 찾습니다.";
  screen.getByLabelText<HTMLSelectElement>(/국가 번호/).value = "US";

  await act(async () => {
    hydrateRoot(root, <Page />);
  });
  expect(message).toHaveValue("남향집을 찾습니다.");
  fireEvent.change(lastName, { target: { value: "윤" } });

  expect(message).toHaveValue("남향집을 찾습니다.");
  expect(lastName).toHaveValue("윤");
  expect(screen.getByLabelText(/국가 번호/)).toHaveValue("US");
  root.remove();
});

function LeadPage() {
  const [values, setValues] = useState(emptyLead("KR"));
  return (
    <LeadForm
      labels={labels.lead}
      common={labels.common}
      errorLabels={labels.errors}
      countries={[{ value: "KR", label: "대한민국 +82" }]}
      values={values}
      onChange={setValues}
      validate={() => ({})}
      state="idle"
      onSubmit={() => {}}
      action="/"
      metadata={{ idempotencyKey: "", locale: "ko", startedAt: 0 }}
      operator="Example Lending, Inc."
      privacyHref="/"
    />
  );
}

it("keeps a box checked before hydration", async () => {
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = renderToString(<LeadPage />);
  const [privacy, contact] = screen.getAllByRole<HTMLInputElement>("checkbox");
  privacy!.checked = true;

  await act(async () => {
    hydrateRoot(root, <LeadPage />);
  });
  fireEvent.change(screen.getByLabelText(/이름/), { target: { value: "윤지호" } });
  expect(privacy).toBeChecked();
  expect(contact).not.toBeChecked();
  root.remove();
});
