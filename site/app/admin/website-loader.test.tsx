// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type AdminLabels, AdminPage } from "#app/admin/admin-page.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { fakeService } from "#test/fakes/fake-service.ts";
import { renderAdmin } from "#test/fixtures/render-admin.tsx";
import { WebsiteLoader } from "./website-loader.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Page({ labels }: AdminLabels) {
  return (
    <AdminPage labels={labels} section="editor">
      <WebsiteLoader>{() => null}</WebsiteLoader>
    </AdminPage>
  );
}

it.each([
  ["realtor", "홈"],
  ["admin", "목록으로"],
] as const)("leads the role %s from an unknown address to %s", async (role, name) => {
  fakeService(({ path }) => (path.endsWith("/counts") ? { unread: 0 } : undefined));
  renderAdmin(Page, { role, path: "/no-such-agent/admin", messages: pageMessages("editor") });
  await screen.findByRole("heading", { level: 1 });
  const [link] = screen.getAllByRole("link", { name }).toReversed();
  expect(link).toHaveAttribute("href", "/admin");
  expect(document.querySelector("#main")).toContainElement(link ?? null);
});

it.each<[number, object, string]>([
  [403, { code: "auth.forbidden", message: "No." }, "이 계정에는 권한이 없습니다."],
  [400, { message: "서버 점검 중입니다." }, "서버 점검 중입니다."],
])("alerts why a fetch failed with %i, and logs it", async (status, body, text) => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  fakeService(({ path }) =>
    path.endsWith("/counts") ? { unread: 0 } : Response.json(body, { status }),
  );
  renderAdmin(Page, { role: "admin", path: "/grace-kim/admin", messages: pageMessages("editor") });
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ name: "ApiError", status }));
});
