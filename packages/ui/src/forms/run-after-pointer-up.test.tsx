import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { labelsFor } from "../labels/labels.ts";
import { LeadForm } from "./lead-form/lead-form.tsx";
import { emptyLead } from "./lead-form/lead-values.ts";

const labels = labelsFor("en");

function Panel() {
  const [values, setValues] = useState(emptyLead("US"));
  return (
    <LeadForm
      labels={labels.lead}
      common={labels.common}
      errorLabels={labels.errors}
      countries={[{ value: "US", label: "United States +1" }]}
      values={values}
      onChange={setValues}
      validate={({ name }) => (name ? {} : { name: "required" })}
      state="idle"
      onSubmit={() => {}}
      action="/"
      metadata={{ idempotencyKey: "", locale: "en", startedAt: 0 }}
      operator="Example Lending, Inc."
      privacyHref="/"
    />
  );
}

it("shows the error of a field blurred by a click only after the click", async () => {
  render(<Panel />);
  const name = screen.getByLabelText(/^Name/);
  const consent = screen.getByRole("checkbox", { name: /collected/ });
  name.focus();
  fireEvent.pointerDown(consent);
  fireEvent.blur(name);
  expect(screen.queryByText("Enter your name.")).toBeNull();
  fireEvent.pointerUp(consent);
  fireEvent.click(consent);
  expect(consent).toBeChecked();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText("Enter your name.")).toBeVisible();
});
