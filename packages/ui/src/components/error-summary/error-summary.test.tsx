import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const entries = [
  { target: "slug", text: "주소: 입력해 주세요." },
  { target: "gone", text: "색: 입력해 주세요." },
];

describe("ErrorSummary", () => {
  it("shows the number of errors and takes the focus", () => {
    hydrate(<ErrorSummary title="{n}개 있습니다." entries={entries} />);
    const summary = screen.getByRole("alert");
    expect(summary).toHaveTextContent("2개 있습니다.");
    expect(summary).toHaveFocus();
  });

  it("has a heading of the given level", () => {
    hydrate(<ErrorSummary title="{n}개" entries={entries} headingLevel={3} />);
    expect(screen.getByRole("heading", { level: 3, name: "2개" })).toBeInTheDocument();
  });

  it("takes the focus again when the form is submitted again", async () => {
    hydrate(
      <form onSubmit={(event) => event.preventDefault()}>
        <ErrorSummary title="{n}개" entries={entries} />
        <button type="submit">보내기</button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
  });

  it("moves the focus to a field by keyboard", async () => {
    hydrate(
      <>
        <ErrorSummary title="{n}개" entries={entries} />
        <TextField id="slug" label="주소" />
      </>,
    );
    const link = screen.getByRole("link", { name: /주소/ });
    expect(link).toHaveAttribute("href", "#slug");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("textbox")).toHaveFocus();
  });
});
