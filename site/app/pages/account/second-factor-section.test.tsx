// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { fakeService, problem } from "#test/fakes/fake-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";

const refresh = vi.fn<() => Promise<void>>(async () => undefined);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Shows the section; `respond` answers its calls. */
function show(
  secondFactor: { on: boolean; codesLeft: number },
  respond: (path: string, body: unknown) => object | null | undefined,
) {
  const service = fakeService(
    ({ path }) => (path.endsWith("/counts") ? { unread: 0 } : undefined),
    ({ path, body }) => (path.startsWith("/v1/account-security") ? respond(path, body) : undefined),
  );
  function Page({ labels }: AdminLabels) {
    return (
      <AdminPage labels={labels} section="account" everyone>
        <SecondFactorSection hasPassword secondFactor={secondFactor} refresh={refresh} />
      </AdminPage>
    );
  }
  renderAdmin(Page, { role: "realtor", path: "/account", messages: pageMessages("account") });
  return service.calls;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("turns on with the password and a code, and shows the backup codes", async () => {
  const root = "/v1/account-security/second-factor";
  const calls = show({ on: false, codesLeft: 0 }, (path) =>
    path === root
      ? { secret: "ABCDEFGH", uri: "otpauth://totp/x?secret=ABCDEFGH" }
      : { backupCodes: ["aaaaa-bbbbb", "ccccc-ddddd"] },
  );
  await press("켜기");
  await userEvent.keyboard("my password{Enter}");
  expect(await screen.findByRole("textbox", { name: "앱에 입력할 키" })).toHaveValue("ABCD EFGH");
  expect(screen.getByRole("textbox", { name: "인증 앱의 코드" })).toHaveFocus();
  await userEvent.keyboard("123456{Enter}");
  const list = await screen.findByRole("list", { name: "백업 코드" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  await userEvent.keyboard("{Escape}");
  expect(list).toBeVisible();
  await press("보관했습니다");
  expect(list).not.toBeInTheDocument();
  expect(refresh).toHaveBeenCalled();
  const sent = calls.filter(({ method }) => method === "POST");
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [root, { currentPassword: "my password" }],
    [`${root}/confirmation`, { code: "123456", locale: "ko" }],
  ]);
});

it("turns off with the password and a code, and shows which one is wrong", async () => {
  let code = "auth.wrongCode";
  show({ on: true, codesLeft: 3 }, () => problem(400, code, code));
  expect(screen.getByText("백업 코드가 3개 남아 있습니다.")).toBeVisible();
  await press("끄기");
  const dialog = within(screen.getByRole("alertdialog"));
  await userEvent.type(dialog.getByLabelText("현재 비밀번호"), "my password");
  await userEvent.type(dialog.getByRole("textbox", { name: "인증 앱의 코드" }), "000000{Enter}");
  await vi.waitFor(
    () =>
      expect(dialog.getByRole("textbox", { name: "인증 앱의 코드" })).toHaveAccessibleDescription(
        /코드가 맞지 않거나/,
      ),
    10_000,
  );
  code = "auth.wrongPassword";
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(dialog.getByLabelText("현재 비밀번호")).toHaveFocus(), 10_000);
  expect(dialog.getByLabelText("현재 비밀번호")).toHaveValue("my password");
});

it("has new backup codes with the password and a code", async () => {
  const calls = show({ on: true, codesLeft: 1 }, () => ({ backupCodes: ["aaaaa-bbbbb"] }));
  await press("새 백업 코드");
  const dialog = within(screen.getByRole("alertdialog"));
  await userEvent.type(dialog.getByLabelText("현재 비밀번호"), "my password");
  await userEvent.type(dialog.getByRole("textbox", { name: "인증 앱의 코드" }), "123456{Enter}");
  expect(await screen.findByRole("list", { name: "백업 코드" })).toHaveTextContent("aaaaa-bbbbb");
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    currentPassword: "my password",
    code: "123456",
    locale: "ko",
  });
});
