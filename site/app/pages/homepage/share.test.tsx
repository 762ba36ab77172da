// @vitest-environment jsdom
import { labelsFor } from "@realtor/ui/labels";
import { prepareHomepage, type ProfileInput } from "@realtor/ui/templates";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import type { PageAddress } from "#app/page.ts";
import { PageRoot } from "#app/page-root.tsx";
import { profileWith } from "#test/fixtures/profile.ts";
import { Share } from "./share.island.tsx";

const labels = labelsFor("en");
const text = labels.contact.share;
const content = prepareHomepage(profileWith() as ProfileInput, null, "en", { today: "2026-11-20" });

function page(path: string, ownDomain = false) {
  const address: PageAddress = {
    locale: "en",
    path,
    search: "",
    origin: location.origin,
    ownDomain,
  };
  return (
    <PageRoot
      component={Share}
      provideIntl={(words) => words}
      address={address}
      props={{ labels, content }}
    />
  );
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it("renders two file links without script", () => {
  document.body.innerHTML = renderToString(page("/grace-kim"));
  expect(screen.queryByRole("button")).toBeNull();
  const save = screen.getByRole("link", { name: text.save });
  expect(save.getAttribute("href")).toBe("/en/grace-kim/contact.vcf");
  expect(save.hasAttribute("download")).toBe(true);
  const code = screen.getByRole("link", { name: text.qr });
  expect(code.getAttribute("href")).toBe("/en/grace-kim/qr.svg");
});

it("links to files without the slug on an own domain", () => {
  render(page("/", true));
  expect(screen.getByRole("link", { name: text.save }).getAttribute("href")).toBe(
    "/en/contact.vcf",
  );
});

it("copies the page's URL and announces it", async () => {
  const user = userEvent.setup();
  render(page("/grace-kim"));
  await user.click(screen.getByRole("button", { name: text.copy }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/en/grace-kim`);
  expect(screen.getByRole("status")).toHaveProperty("textContent", text.copied);
});

it("uses the Web Share API where available and announces nothing when the user cancels", async () => {
  const user = userEvent.setup();
  const share = vi
    .fn<Navigator["share"]>()
    .mockRejectedValue(new DOMException("closed", "AbortError"));
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  render(page("/grace-kim"));
  await user.click(screen.getByRole("button", { name: text.share }));
  expect(share).toHaveBeenCalledWith({
    title: "Grace Kim",
    url: `${location.origin}/en/grace-kim`,
  });
  expect(screen.getByRole("status")).toHaveProperty("textContent", "");
  Reflect.deleteProperty(navigator, "share");
});

it("opens the QR code in a dialog", async () => {
  const user = userEvent.setup();
  render(page("/grace-kim"));
  await user.click(screen.getByRole("link", { name: text.qr }));
  const dialog = await screen.findByRole("dialog", { name: text.qr });
  expect(dialog.querySelector("img")?.getAttribute("src")).toBe("/en/grace-kim/qr.svg");
  expect(dialog.querySelector("img")?.getAttribute("alt")).toBe(text.qrAlt);
  await user.click(screen.getByRole("button", { name: labels.common.close }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
