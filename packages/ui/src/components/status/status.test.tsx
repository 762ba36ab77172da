import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Status } from "./status.tsx";

const kinds = ["live", "draft", "unsaved", "attention", "new"] as const;

describe("Status", () => {
  it.each(kinds)("says %s in words, and nothing else", (kind) => {
    render(<Status kind={kind}>저장하지 않은 변경 3건</Status>);
    expect(screen.getByText("저장하지 않은 변경 3건")).not.toHaveAttribute("role");
  });

  it("looks different for each kind", () => {
    const { container } = render(
      kinds.map((kind) => (
        <Status key={kind} kind={kind}>
          {kind}
        </Status>
      )),
    );
    const looks = [...container.children].map(({ className }) => className);
    expect(new Set(looks).size).toBe(kinds.length);
  });
});
