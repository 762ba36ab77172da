import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Status } from "./status.tsx";

const kinds = ["live", "draft", "unsaved", "attention", "new"] as const;

describe("Status", () => {
  it.each(kinds)("renders %s as text without a role", (kind) => {
    render(<Status kind={kind}>저장하지 않은 변경 3건</Status>);
    expect(screen.getByText("저장하지 않은 변경 3건")).not.toHaveAttribute("role");
  });

  it("classes different for each kind", () => {
    const { container } = render(
      kinds.map((kind) => (
        <Status key={kind} kind={kind}>
          {kind}
        </Status>
      )),
    );
    const classes = [...container.children].map(({ className }) => className);
    expect(new Set(classes).size).toBe(kinds.length);
  });
});
