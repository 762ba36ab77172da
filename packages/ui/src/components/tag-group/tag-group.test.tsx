import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { describeRichField } from "../../../test/fixtures/describe-rich-field.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { TagGroup } from "./tag-group.tsx";

const tags = [
  { value: "irvine", label: "어바인" },
  { value: "fullerton", label: "풀러턴" },
  { value: "tustin", label: "터스틴" },
];

describeRichField("TagGroup", {
  field: (props) => <TagGroup tags={tags} {...props} />,
  control: () => screen.getByRole("grid", { name: "활동 지역" }),
  group: () => screen.getByRole("grid").parentElement ?? document.body,
  without: ["disabled", "focus", "onBlur"],
  submitted: {
    field: <TagGroup label="지역" name="city" tags={tags} />,
    entries: tags.map(({ value }) => ["city", value]),
  },
});

function Removable() {
  const [shown, setShown] = useState(tags);
  return (
    <LocaleProvider locale="ko">
      <TagGroup
        label="지역"
        tags={shown}
        empty="지역이 없습니다."
        onRemove={(value) => setShown((all) => all.filter((tag) => tag.value !== value))}
      />
    </LocaleProvider>
  );
}

describe("TagGroup", () => {
  it("is one tab stop, moves by arrow keys and removes with Delete", async () => {
    render(<Removable />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{Delete}");
    expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual(["어바인", "터스틴"]);
    expect(screen.getByRole("row", { name: "터스틴" })).toHaveFocus();
  });

  it("removes by its buttons and then shows the empty text", async () => {
    render(<Removable />);
    for (const _ of tags)
      await userEvent.click(screen.getAllByRole("button", { name: /제거/ })[0] ?? document.body);
    expect(screen.getByText("지역이 없습니다.")).toBeVisible();
  });

  it("has no buttons without onRemove", () => {
    render(<TagGroup label="지역" tags={tags} />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
