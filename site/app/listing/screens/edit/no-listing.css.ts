import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { compact } from "#app/admin/editor-bar.ts";

const { platform } = vars;

/** The way back, where the black bar is hidden. */
export const bar = pageStyle({
  display: "none",
  alignItems: "center",
  minHeight: 52,
  paddingInline: 4,
  borderBlockEnd: `1px solid ${platform.s200}`,
  "@media": { [compact]: { display: "flex" } },
});

/** The lot is at the right; above the text in compact mode. */
export const page = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "center",
  gap: 64,
  minHeight: "calc(100svh - 56px)",
  paddingInline: 64,
  "@media": {
    [compact]: {
      display: "flex",
      flexDirection: "column-reverse",
      alignItems: "stretch",
      justifyContent: "flex-end",
      minHeight: 0,
      gap: 32,
      paddingBlock: 32,
      paddingInline: 20,
    },
  },
});

export const text = pageStyle({ minWidth: 0 });

export const title = pageStyle({
  maxWidth: 480,
  ...role("title"),
  outline: "none",
  textWrap: "balance",
});

export const lead = pageStyle({ marginBlockStart: 12 });

export const button = pageStyle({
  marginBlockStart: 32,
  "@media": { [compact]: { width: "100%" } },
});

export const claim = pageStyle({ display: "grid", gap: 8, marginBlockStart: 40 });

export const claimLink = pageStyle({ justifySelf: "start", marginBlockStart: 16 });

export const lot = pageStyle({
  color: platform.s500,
  vars: { [vars.planGround]: platform.white },
  "@media": { [compact]: { width: 250 } },
});
