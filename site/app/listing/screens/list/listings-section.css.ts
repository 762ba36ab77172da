import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { wideColumn } from "#app/admin/editor-bar.ts";

const { platform } = vars;

/** The sentence, and below it the button; beside it where there is room. */
export const lead = pageStyle({
  display: "grid",
  gap: 16,
  "@media": {
    [wideColumn]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "end", gap: 24 },
  },
});

export const add = pageStyle({ width: "100%" });

export const list = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
});

/** The ground of the empty lot. */
export const lot = pageStyle({
  display: "grid",
  placeItems: "center",
  paddingBlock: 24,
  color: platform.s500,
  background: platform.s50,
});

export const plan = pageStyle({ width: "60%", maxWidth: 280 });

export const time = pageStyle({ marginBlockStart: 12, textAlign: "center" });

export const note = pageStyle({ color: platform.s600, ...role("caption") });
