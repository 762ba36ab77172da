import { afterEach, describe, expect, it, vi } from "vitest";
import { movePhoto, skipPhotoTransition } from "./photo-transition.ts";

const skip = vi.fn<() => void>();
/** Runs the update of the started transition, as the browser does after its first capture. */
let capture: () => unknown;
let end: () => void;

/** The names of both elements whenever the browser reads them. */
const getNames = (...elements: HTMLElement[]) =>
  elements.map(({ style }) => style.getPropertyValue("view-transition-name"));

function stubTransitions(reducedMotion = false) {
  const start = vi.fn<(update: () => unknown) => unknown>((update) => {
    capture = update;
    const finished = new Promise<void>((resolve) => {
      end = resolve;
    });
    return { finished, ready: Promise.reject(new Error("skipped")), skipTransition: skip };
  });
  Object.assign(document, { startViewTransition: start });
  vi.stubGlobal("matchMedia", () => ({ matches: reducedMotion }));
  return start;
}

afterEach(() => {
  skip.mockClear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "startViewTransition");
});

describe("movePhoto", () => {
  it("names the photo before the update at its old place, then at its new one, then nowhere", async () => {
    stubTransitions();
    const [from, to] = [document.createElement("img"), document.createElement("div")];
    const update = vi.fn<() => void>();
    movePhoto(update, from, () => to);
    expect(getNames(from, to)).toEqual(["rt-photo", ""]);
    expect(update).not.toHaveBeenCalled();
    await capture();
    expect(update).toHaveBeenCalledOnce();
    expect(getNames(from, to)).toEqual(["", "rt-photo"]);
    end();
    await vi.waitFor(() => expect(getNames(from, to)).toEqual(["", ""]), 10_000);
  });

  it("skips the running movement, and ignores a second call until the update", async () => {
    const start = stubTransitions();
    const second = vi.fn<() => void>();
    movePhoto(
      () => undefined,
      null,
      () => null,
    );
    movePhoto(second, null, () => null);
    expect(start).toHaveBeenCalledOnce();
    await capture();
    expect(second).not.toHaveBeenCalled();
    movePhoto(second, null, () => null);
    expect(skip).toHaveBeenCalled();
    await capture();
    expect(second).toHaveBeenCalledOnce();
    skip.mockClear();
    skipPhotoTransition();
    expect(skip).toHaveBeenCalledOnce();
  });

  it("removes the name from the target of a skipped movement at once", async () => {
    stubTransitions();
    const [first, second] = [document.createElement("div"), document.createElement("div")];
    movePhoto(
      () => undefined,
      null,
      () => first,
    );
    await capture();
    movePhoto(
      () => undefined,
      second,
      () => null,
    );
    expect(getNames(first, second)).toEqual(["", "rt-photo"]);
    await capture();
  });

  it("leaves the name of the next movement when a skipped one finishes", async () => {
    stubTransitions();
    const photo = document.createElement("div");
    movePhoto(
      () => undefined,
      null,
      () => photo,
    );
    await capture();
    const endFirst = end;
    movePhoto(
      () => undefined,
      photo,
      () => null,
    );
    endFirst();
    await new Promise((resolve) => setTimeout(resolve));
    expect(getNames(photo)).toEqual(["rt-photo"]);
    await capture();
  });

  it("only updates with reduced motion", () => {
    const start = stubTransitions(true);
    const update = vi.fn<() => void>();
    movePhoto(update, document.createElement("img"), () => null);
    expect(update).toHaveBeenCalledOnce();
    expect(start).not.toHaveBeenCalled();
  });
});
