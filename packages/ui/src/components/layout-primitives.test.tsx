import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../test/fixtures/hydrate.tsx";
import { sprinkles } from "../styles/sprinkles.css.ts";
import { Box } from "./box/box.tsx";
import { Grid } from "./grid/grid.tsx";
import { Inline } from "./inline/inline.tsx";
import { Stack } from "./stack/stack.tsx";

const classesOf = (props: Parameters<typeof sprinkles>[0]) => sprinkles(props).split(" ");

describe("Box", () => {
  it("renders style properties as classes and the others as attributes", () => {
    const ref = vi.fn<(element: HTMLElement | null) => void>();
    hydrate(
      <Box
        as="section"
        ref={ref}
        id="box"
        aria-label="Agents"
        data-kind="test"
        className="own"
        style={{ order: 1 }}
        padding={24}
        color="secondary"
      />,
    );
    const box = screen.getByRole("region", { name: "Agents" });
    expect(ref).toHaveBeenCalledWith(box);
    expect(box.getAttributeNames().toSorted()).toEqual([
      "aria-label",
      "class",
      "data-kind",
      "id",
      "style",
    ]);
    expect([...box.classList]).toEqual([...classesOf({ padding: 24, color: "secondary" }), "own"]);
  });

  it("has one class for each breakpoint", () => {
    render(<Box data-testid="box" gap={{ default: 24, mobile: 12 }} />);
    const { classList } = screen.getByTestId("box");
    expect(classList).toHaveLength(2);
    expect(classList).toContain(sprinkles({ gap: 24 }));
    expect(classList).not.toContain(sprinkles({ gap: 12 }));
  });
});

describe("Stack, Inline and Grid", () => {
  it("keep the roles of a list", () => {
    hydrate(
      <Stack as="ul">
        <li>1</li>
        <Grid as="li" columns={2}>
          2
        </Grid>
        <Inline as="li">3</Inline>
      </Stack>,
    );
    expect(screen.getByRole("list")).toContainElement(screen.getAllByRole("listitem")[2] ?? null);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });

  it("have the classes of their layout, before those of the caller", () => {
    hydrate(
      <>
        <Stack data-testid="stack" gap={8} align="start" className="own" />
        <Inline data-testid="inline" gap={4} justify="between" className="own" />
        <Inline data-testid="lines" gap={20} rowGap={0} className="own" />
        <Grid data-testid="grid" columns={{ default: 3, mobile: 1 }} className="own" />
        <Grid data-testid="rows" columns={2} gap={16} rowGap={20} className="own" />
      </>,
    );
    const expected = {
      stack: { display: "flex", flexDirection: "column", gap: 8, alignItems: "start" },
      inline: {
        display: "flex",
        flexWrap: "wrap",
        gap: 4,
        alignItems: "center",
        justifyContent: "between",
      },
      lines: { display: "flex", flexWrap: "wrap", gap: 20, rowGap: 0, alignItems: "center" },
      grid: { display: "grid", gridTemplateColumns: { default: 3, mobile: 1 }, gap: 24 },
      rows: { display: "grid", gridTemplateColumns: 2, gap: 16, rowGap: 20 },
    } as const;
    for (const [name, props] of Object.entries(expected)) {
      const classes = [...screen.getByTestId(name).classList];
      expect(classes.toSorted()).toEqual([...classesOf(props), "own"].toSorted());
      expect(classes.at(-1)).toBe("own");
    }
  });
});
