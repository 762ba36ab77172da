// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeService } from "#test/fakes/fake-service.ts";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { fields } from "../draft/editor-fields.ts";
import { DraftTextField } from "../fields/text-fields.tsx";
import { LocalizedTextField } from "../languages/localized-text-field.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("fills in license and phone of a known brokerage, and keeps what was typed", async () => {
  fakeService(({ path }) =>
    path === "/v1/realtor-brokerages"
      ? [{ name: "Vale Realty", license: "00000043", phone: "949-555-0100" }]
      : undefined,
  );
  const { store, user } = renderSection(
    <>
      <LocalizedTextField field="agency" />
      <DraftTextField field="companyLicense" />
      <DraftTextField field="companyPhone" />
    </>,
    { stored: {} },
  );
  const name = screen.getByRole("combobox", { name: "Brokerage" });
  await waitFor(() => expect(document.querySelector("datalist option")).not.toBeNull());
  await user.type(screen.getByLabelText("Brokerage phone"), "949-555-0199");
  await user.type(name, "Vale Realty");
  const draft = store.getDraft();
  expect(fields.agency.lens.get(draft)).toBe("Vale Realty");
  expect(fields.companyLicense.lens.get(draft)).toBe("00000043");
  expect(fields.companyPhone.lens.get(draft)).toBe("949-555-0199");
  expect(screen.getByLabelText("Brokerage license number")).toHaveValue("00000043");
});
