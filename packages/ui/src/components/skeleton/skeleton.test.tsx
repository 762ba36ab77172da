import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Skeleton } from "./skeleton.tsx";

describe("Skeleton", () => {
  it.each(["cards", "rows", "text"] as const)(
    "announces its label and hides the %s from assistive technology",
    (shape) => {
      hydrate(<Skeleton label="불러오는 중입니다" shape={shape} count={3} />);
      const status = screen.getByRole("status");
      expect(status).toHaveTextContent(/^불러오는 중입니다$/);
      const drawn = status.querySelector('[aria-hidden="true"]');
      expect(drawn?.children).toHaveLength(3);
      expect(drawn).toHaveTextContent("");
    },
  );
});
