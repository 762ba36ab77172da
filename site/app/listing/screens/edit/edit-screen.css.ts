import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { compact } from "#app/admin/editor-bar.ts";
import { inset, keyboardInset } from "#app/admin/layouts/split-view.css.ts";

const { platform } = vars;

export const loading = pageStyle({ maxWidth: 756, marginInline: "auto", padding: 32 });

export const nav = pageStyle({
  background: platform.s50,
  "@media": { [compact]: { display: "none" } },
});

export const form = pageStyle({ outline: "none" });
// A focused field is not under the keyboard.
pageGlobal(`.${form} :is(input, textarea, button, a, [tabindex])`, {
  "@media": { [compact]: { scrollMarginBlockEnd: `var(${keyboardInset}, 0px)` } },
});

/** The street and what is done, above the scrolling form. */
export const head = pageStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 9,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 52,
  paddingInline: 40,
  borderBlockEnd: `1px solid ${platform.s200}`,
  background: platform.white,
});

export const title = pageStyle({
  minWidth: 0,
  ...role("base", { weight: "semibold" }),
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const count = pageStyle({
  flex: "none",
  color: platform.s600,
  ...role("small"),
  fontVariantNumeric: "tabular-nums",
});

export const body = pageStyle({
  maxWidth: 836,
  marginInline: "auto",
  paddingBlock: "32px 64px",
  paddingInline: 40,
  "@media": { [compact]: { maxWidth: 836, paddingBlock: "20px 40px", paddingInline: inset } },
});

/** The way back from the preview. */
export const leave = pageStyle({ marginInlineEnd: "auto" });

export const notice = pageStyle({ marginBlockEnd: 24 });

export const barTitle = pageStyle({
  flex: 1,
  minWidth: 0,
  ...role("base", { weight: "semibold" }),
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** Only where there is room. */
export const barCount = pageStyle({
  marginInlineEnd: 16,
  "@media": { [media.mobile]: { display: "none" } },
});

export const state = pageStyle({ flex: "none", marginInlineEnd: 12 });

export const stateText = pageStyle({ fontSize: role("small").fontSize });

export const footState = pageStyle({ flex: 1, minWidth: 0 });

export const publish = pageStyle({ flex: "none", whiteSpace: "nowrap" });

export const published = pageStyle({
  maxWidth: 640,
  marginInline: "auto",
  paddingBlock: "64px 64px",
  paddingInline: inset,
  vars: { [inset]: "32px" },
  "@media": { [media.mobile]: { paddingBlock: "32px 64px", vars: { [inset]: "20px" } } },
});

export const publishedLinks = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginBlock: "12px 24px",
});

export const next = pageStyle({ marginBlockStart: 32 });
