import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { ToastRegion, useToast } from "./toast-region.tsx";
import type { ToastMessage } from "./toast.tsx";

function Save({ message }: { message: ToastMessage }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(message)}>
      {message.text}?
    </button>
  );
}

const undo = vi.fn<() => void>();

const page = (
  <ToastRegion labels={{ region: "알림", dismiss: "닫기" }}>
    <Save message={{ text: "저장했습니다." }} />
    <Save message={{ text: "삭제했습니다.", action: { label: "되돌리기", onPress: undo } }} />
    <Save message={{ text: "연결이 끊겼습니다.", severity: "error" }} />
  </ToastRegion>
);

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const region = () => screen.getByRole("status", { name: "알림" });

describe("ToastRegion", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("renders an empty live region initially", () => {
    hydrate(page);
    expect(region()).toBeEmptyDOMElement();
  });

  it("shows a message for six seconds", () => {
    render(page);
    press("저장했습니다.?");
    expect(region()).toHaveTextContent("저장했습니다.");
    wait(5999);
    expect(region()).toHaveTextContent("저장했습니다.");
    wait(1);
    expect(region()).toBeEmptyDOMElement();
  });

  it("shows several messages, one with an action for eight seconds, the newest at the bottom", () => {
    render(page);
    press("저장했습니다.?");
    wait(5000);
    press("삭제했습니다.?");
    expect(screen.getAllByRole("alertdialog").map(({ textContent }) => textContent)).toEqual([
      "삭제했습니다.되돌리기",
      "저장했습니다.",
    ]);
    wait(1000);
    expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
    wait(6999);
    expect(region()).toHaveTextContent("삭제했습니다.");
    wait(1);
    expect(region()).toBeEmptyDOMElement();
  });

  it("keeps an error until it is dismissed and announces it at once", () => {
    render(page);
    press("연결이 끊겼습니다.?");
    wait(60_000);
    expect(screen.getByRole("alertdialog", { name: "연결이 끊겼습니다." })).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent("연결이 끊겼습니다.");
    press("닫기");
    expect(region()).toBeEmptyDOMElement();
  });

  it("restarts the timer for a repeated message", () => {
    render(page);
    press("저장했습니다.?");
    wait(5000);
    press("저장했습니다.?");
    wait(5000);
    expect(region()).toHaveTextContent("저장했습니다.");
    expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
  });

  it("stays in the theme of the page", () => {
    render(<div data-testid="theme">{page}</div>);
    press("저장했습니다.?");
    expect(screen.getByTestId("theme")).toContainElement(screen.getByRole("alertdialog"));
  });

  it.each([
    ["hovered", fireEvent.pointerEnter, fireEvent.pointerLeave],
    ["focused", (button: HTMLElement) => button.focus(), (button: HTMLElement) => button.blur()],
  ])("pauses while %s and then continues with the remaining time", (_, hold, release) => {
    render(page);
    press("삭제했습니다.?");
    wait(4000);
    const button = screen.getByRole("button", { name: "되돌리기" });
    act(() => void hold(button));
    wait(60_000);
    expect(region()).toHaveTextContent("삭제했습니다.");
    act(() => void release(button));
    wait(3999);
    expect(region()).toHaveTextContent("삭제했습니다.");
    wait(1);
    expect(region()).toBeEmptyDOMElement();
  });

  it("closes when its action is pressed", () => {
    render(page);
    press("삭제했습니다.?");
    press("되돌리기");
    expect(undo).toHaveBeenCalledOnce();
    expect(region()).toBeEmptyDOMElement();
  });

  it("throws outside a ToastRegion", () => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Save message={{ text: "" }} />)).toThrow(/Put one <ToastRegion>/);
    consoleError.mockRestore();
  });
});
