import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { SkipLink } from "./skip-link.tsx";

it("SkipLink is the first stop of the Tab key and leads to the content", async () => {
  hydrate(
    <>
      <SkipLink>본문으로 건너뛰기</SkipLink>
      <a href="/">Home</a>
      <SkipLink href="#results">결과로 건너뛰기</SkipLink>
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole("link", { name: "본문으로 건너뛰기" });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute("href", "#main");
  expect(screen.getByRole("link", { name: "결과로 건너뛰기" })).toHaveAttribute("href", "#results");
});
