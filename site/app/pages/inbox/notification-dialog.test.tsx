// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { fakeService, problem } from "#test/fakes/fake-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import { NotificationDialog } from "./notification-dialog.tsx";

const onClose = vi.fn<() => void>();
const stored = {
  mail: true,
  sms: false,
  brokerageEmail: "",
  locale: "en",
  quietHours: null,
  address: "grace@example.com",
  contactPoints: [],
  hasMail: true,
  hasSms: false,
};

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  cleanup();
  onClose.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("keeps what was typed until it is saved, and stays open for an address to confirm", async () => {
  const service = fakeService(
    ({ path }) => (path.endsWith("/counts") ? { unread: 0 } : undefined),
    ({ method, path, body }) => {
      if (path !== "/v1/notification-settings") return undefined;
      if (method === "GET") return stored;
      const { brokerageEmail: address } = body;
      const point = { id: "1", audience: "brokerage", channel: "mail", state: "waiting", address };
      return { ...stored, ...body, contactPoints: [{ ...point, noticesUntil: null }] };
    },
  );
  function Page({ labels }: AdminLabels) {
    return (
      <AdminPage labels={labels} section="inbox">
        <NotificationDialog onClose={onClose} />
      </AdminPage>
    );
  }
  renderAdmin(Page, {
    role: "realtor",
    locale: "en",
    path: "/admin/inbox",
    messages: pageMessages("inbox"),
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Notifications" }));
  const address = await dialog.findByLabelText("Brokerage email address");
  await userEvent.type(address, "office@{Enter}");
  expect(address).toHaveAccessibleDescription(/Enter an email address/);
  expect(address).toHaveFocus();
  const changes = () => service.calls.filter(({ method }) => method === "PATCH");
  expect(changes()).toEqual([]);
  await userEvent.type(address, "brokerage.example");
  expect(address).toBeValid();

  const restore = service.before(({ method }) =>
    method === "PATCH" ? problem(503, "server.unavailable", "Not now.") : undefined,
  );
  await userEvent.keyboard("{Enter}");
  expect(await dialog.findByRole("alert")).toBeVisible();
  expect(address).toHaveValue("office@brokerage.example");
  restore();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("Settings saved.")).toBeVisible();
  expect(changes().at(-1)?.body).toEqual({
    mail: true,
    sms: false,
    locale: "en",
    quietHours: null,
    brokerageEmail: "office@brokerage.example",
  });
  expect(dialog.getByText(/office@brokerage\.example isn’t confirmed yet/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
