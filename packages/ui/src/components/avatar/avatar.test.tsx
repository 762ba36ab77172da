import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Avatar } from "./avatar.tsx";

describe("Avatar", () => {
  it("has the name as the alternative text of the photo", () => {
    hydrate(<Avatar label="김서연" src="/photo.webp" lang="ko" />);
    const photo = screen.getByRole("img", { name: "김서연" });
    expect(photo).toHaveAttribute("src", "/photo.webp");
  });

  it.each([
    ["김서연", "김"],
    ["claire whitmore", "C"],
    ["سارة", "س"],
    ["Ольга", "О"],
    ["", ""],
  ])("shows the first letter of %o, and reads the name", (name, letter) => {
    const page = hydrate(<Avatar label={name} />);
    expect(page.querySelector("[aria-hidden=true]")).toHaveTextContent(letter);
    const read = [...page.querySelectorAll("span span:not([aria-hidden])")];
    expect(read.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it("is hidden from assistive technology next to the name", () => {
    const page = hydrate(
      <>
        <Avatar label="Claire" src="/photo.webp" decorative />
        <Avatar label="Claire" decorative />
      </>,
    );
    expect(screen.queryByRole("img")).toBeNull();
    expect(page).toHaveTextContent(/^C$/);
  });
});
