import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform, radius } = vars;

export const pane = pageStyle({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  background: platform.s100,
});

export const tools = pageStyle({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 12px",
  minHeight: 60,
  padding: "8px 16px 8px 20px",
  borderBlockEnd: `1px solid ${platform.s200}`,
  background: platform.white,
  "@media": { [media.mobile]: { paddingInline: 12 } },
});

// Smaller than the default: four groups share the row.
templateGlobal(`.${tools} [role=radiogroup] label`, {
  minWidth: 44,
  // 44 px with the border, as the adjacent buttons.
  minHeight: 42,
  paddingInline: 12,
});

export const group = pageStyle({ display: "flex", alignItems: "center", gap: 12 });

/** Hidden on a phone, which always shows the phone preview. */
export const devices = pageStyle({ "@media": { [media.mobile]: { display: "none" } } });

export const flags = pageStyle({
  display: "flex",
  border: `1px solid ${platform.s300}`,
  borderRadius: radius.control,
  overflow: "hidden",
});

export const flag = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 42,
  paddingInline: 12,
  border: 0,
  color: platform.ink,
  background: platform.white,
  font: "inherit",
  fontSize: rem(14),
  fontWeight: 500,
  cursor: "pointer",
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${platform.s300}` },
    "&[aria-pressed=true]": { color: platform.white, background: platform.ink, fontWeight: 600 },
    "&:focus-visible": { outlineOffset: -3 },
  },
});

export const open = pageStyle({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  color: "inherit",
  "@media": { [media.mobile]: { display: "none" } },
});

export const stage = pageStyle({
  flex: 1,
  minHeight: 0,
  padding: 24,
  "@media": { [media.mobile]: { padding: 0 } },
});

export const viewport = pageStyle({
  display: "flex",
  justifyContent: "center",
  alignItems: "flex-start",
  height: "100%",
  minHeight: 320,
});

export const scaledPage = pageStyle({
  flex: "none",
  overflow: "hidden",
  background: platform.white,
  outline: `1px solid ${platform.s300}`,
});

export const frame = pageStyle({
  display: "block",
  border: 0,
  transformOrigin: "0 0",
});
