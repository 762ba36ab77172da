// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { fakeService, problem } from "#test/fakes/fake-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import { DeletionSection } from "./deletion-section.tsx";

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const path = "/v1/account-security/deletion";

it.each([
  {
    account: { hasPassword: true, hasSecondFactor: false },
    typed: "my password{Enter}",
    sent: { currentPassword: "my password", code: "" },
    refusal: [409, "account.lastAdmin"],
    shown: /유일한 담당자 계정이라 삭제할 수 없습니다/,
  },
  {
    account: { hasPassword: true, hasSecondFactor: true },
    typed: "my password{Tab}{Tab}123456{Enter}",
    sent: { currentPassword: "my password", code: "123456" },
    refusal: [400, "auth.wrongCode"],
    shown: /코드가 맞지 않/,
  },
  {
    account: { hasPassword: false, hasSecondFactor: false },
    typed: "",
    sent: { currentPassword: "", code: "" },
    refusal: [403, "auth.signInAgain"],
    shown: /다시 로그인하신 뒤/,
  },
] as const)("confirms $account and says why it is refused", async (example) => {
  const { account, typed, sent, refusal, shown } = example;
  const service = fakeService(
    ({ path: called }) => (called.endsWith("/counts") ? { unread: 0 } : undefined),
    ({ path: called }) =>
      called === path ? problem(refusal[0], refusal[1], "Refused") : undefined,
  );
  function Page({ labels }: AdminLabels) {
    return (
      <AdminPage labels={labels} section="account" everyone>
        <DeletionSection {...account} />
      </AdminPage>
    );
  }
  renderAdmin(Page, { role: "realtor", path: "/account", messages: pageMessages("account") });
  await userEvent.click(screen.getByRole("button", { name: "계정 삭제…" }));
  const dialog = await screen.findByRole("alertdialog", { name: "계정을 삭제하시겠습니까?" });
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(4);
  if (typed === "")
    await userEvent.click(within(dialog).getByRole("button", { name: "계정 삭제" }));
  else await userEvent.keyboard(typed);
  expect(await within(dialog).findByText(shown)).toBeVisible();
  const body = service.calls.find((call) => call.path === path)?.body;
  expect(body).toEqual({ ...sent, locale: "ko" });
});
