import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const part = pageStyle({
  outline: "none",
  scrollMarginBlockStart: 72,
  selectors: {
    "& + &": {
      marginBlockStart: 32,
      paddingBlockStart: 32,
      borderBlockStart: `1px solid ${platform.s200}`,
    },
  },
});

export const head = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: 16,
});

export const title = pageStyle({ ...role("lead", { weight: "semibold" }), outline: "none" });

export const meta = pageStyle({ color: platform.s600, ...role("small") });

/** Next to each other from a tablet on; two on a phone. */
export const three = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "20px 16px",
  alignItems: "start",
  "@container": { "(min-width: 640px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  "@media": { [media.tiny]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The first is as wide as both others where the three are in one line. */
export const wideFirst = pageStyle({
  "@container": { "(min-width: 640px)": { gridTemplateColumns: "2fr 1fr 1fr" } },
});
pageGlobal(`.${three} > :first-child`, {
  gridColumn: "1 / -1",
  "@container": { "(min-width: 640px)": { gridColumn: "auto" } },
});

/** Below each other on a phone, where the name of a state needs the width. */
export const place = pageStyle({
  display: "grid",
  gap: "20px 16px",
  alignItems: "start",
  "@container": { "(min-width: 400px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** The width of the form decides. */
export const container = pageStyle({ containerType: "inline-size" });

export const rows = pageStyle({ borderBlockEnd: `1px solid ${platform.s200}` });

export const known = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginBlockStart: 8,
  color: platform.green,
  ...role("small", { weight: "medium" }),
});
pageGlobal(`.${known} > svg`, { flex: "none", width: 18, height: 18 });

/** Sale or rent, as high as a field. */
export const offer = pageStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  "@container": { "(min-width: 640px)": { maxWidth: 368 } },
});
pageGlobal(`.${offer} > label`, { minHeight: 48, ...role("base", { weight: "semibold" }) });

/** What a value means, below its field. */
export const note = pageStyle({
  display: "block",
  color: platform.s600,
  ...role("caption"),
  selectors: { "&:not(:empty)": { marginBlockStart: 8 } },
});

/** A text button with an icon, as wide as its words. */
export const add = pageStyle({ justifySelf: "start" });

/** Fields that a row opens. */
export const folded = pageStyle({ paddingBlock: "4px 20px" });

export const words = pageStyle({ marginBlock: "4px 20px" });

export const language = pageStyle({ display: "grid", gap: 20 });

export const languageName = pageStyle({
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${platform.s200}`,
  ...role("base", { weight: "semibold" }),
});

export const list = pageStyle({ outline: "none" });
