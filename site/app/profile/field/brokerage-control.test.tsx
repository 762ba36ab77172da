// @vitest-environment jsdom
import { values } from "@realtor/profile/values";
import "@testing-library/jest-dom/vitest";
import { createHttp } from "@realtor/api/http";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { LocalizedControl } from "./localized-control.tsx";
import { TextControl } from "./text-control.tsx";

afterEach(cleanup);

it("fills in license and phone of a known brokerage, and keeps what was typed", async () => {
  const http = createHttp({
    baseUrl: "https://realtor.example",
    fetch: async () =>
      Response.json([{ name: "Vale Realty", license: "00000043", phone: "949-555-0100" }]),
  });
  const { store, user } = renderSection(
    <>
      <LocalizedControl id="agency" />
      <TextControl id="companyLicense" />
      <TextControl id="companyPhone" />
    </>,
    { stored: {}, http },
  );
  const name = screen.getByRole("combobox", { name: "Brokerage" });
  await user.type(screen.getByLabelText("Brokerage phone"), "949-555-0199");
  await user.type(name, "va");
  await user.click(await screen.findByRole("option", { name: /^Vale Realty/ }));
  const draft = store.getDraft();
  expect(values.agency.get(draft)).toBe("Vale Realty");
  expect(values.companyLicense.get(draft)).toBe("00000043");
  expect(values.companyPhone.get(draft)).toBe("949-555-0199");
  expect(screen.getByLabelText("Brokerage license number")).toHaveValue("00000043");
});

it("keeps a name that is not known, and fills in a known one that is typed in full", async () => {
  const http = createHttp({
    baseUrl: "https://realtor.example",
    fetch: async () => Response.json([{ name: "Vale Realty", license: "00000043", phone: "" }]),
  });
  const { store, user } = renderSection(<LocalizedControl id="agency" />, {
    stored: {},
    http,
  });
  const name = screen.getByRole("combobox", { name: "Brokerage" });
  await user.type(name, "Vale");
  await user.tab();
  expect(name).toHaveValue("Vale");
  expect(values.companyLicense.get(store.getDraft())).toBe("");
  await user.type(name, " Realty");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(values.agency.get(store.getDraft())).toBe("Vale Realty");
  expect(values.companyLicense.get(store.getDraft())).toBe("00000043");
});
