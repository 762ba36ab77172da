import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { canShareLinks, shareLink } from "./share-link.ts";

const link = { title: "Grace Kim", url: "https://grace.example/" };

function stubShare(share: Navigator["share"]) {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
}
afterEach(() => void Reflect.deleteProperty(navigator, "share"));

it("shares the link where the browser can", async () => {
  const share = vi.fn<Navigator["share"]>().mockResolvedValue();
  stubShare(share);
  expect(canShareLinks()).toBe(true);
  expect(await shareLink(link)).toBeNull();
  expect(share).toHaveBeenCalledWith(link);
});

it("copies the URL elsewhere", async () => {
  userEvent.setup();
  expect(canShareLinks()).toBe(false);
  expect(await shareLink(link)).toBe("copied");
  expect(await navigator.clipboard.readText()).toBe(link.url);
});

it.each([
  ["AbortError", null],
  ["NotAllowedError", "failed"],
])("for a %s is %s", async (name, result) => {
  stubShare(() => Promise.reject(new DOMException("", name)));
  expect(await shareLink(link)).toBe(result);
});
