import { exact, pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** The dialog about two devices; wide enough for two values side by side. */
export const devices = pageStyle({
  position: "relative",
  width: 680,
  "@media": { [media.mobile]: { width: "100%" } },
});

/** The close button, over the first line of the title. */
export const close = pageStyle({
  position: "absolute",
  insetBlockStart: 16,
  insetInlineEnd: 16,
});

/** Paragraphs of help. */
export const help = pageStyle({ display: "grid", gap: 12, textWrap: "pretty" });

/** A field that was changed twice, and its two values. */
export const conflict = pageStyle({
  paddingBlock: "12px 16px",
  borderBlockStart: `1px solid ${platform.ink}`,
});
pageGlobal(`.${conflict} > [data-slot=options]`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: 12,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
pageGlobal(`.${conflict} [data-slot=option]`, {
  display: "grid",
  gridTemplateColumns: "22px minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  columnGap: 12,
  minHeight: 92,
  padding: "12px 16px",
  border: `1px solid ${platform.s300}`,
  borderRadius: vars.radius.control,
});
pageGlobal(`.${conflict} [data-slot=option]:is(:hover, [data-selected])`, {
  borderColor: platform.ink,
});
pageGlobal(`.${conflict} [data-slot=option][data-selected]`, {
  boxShadow: `inset 0 0 0 1px ${platform.ink}`,
});
pageGlobal(`.${conflict} [data-slot=option][data-focus-visible]`, {
  outline: `3px solid ${platform.blue}`,
  outlineOffset: 3,
});

export const circle = pageStyle({
  width: 22,
  height: 22,
  marginBlockStart: exact(1, "on the line of the name"),
  border: `1.5px solid ${platform.s500}`,
  borderRadius: vars.radius.full,
  selectors: { "[data-selected] > &": { border: `7px solid ${platform.blue}` } },
});

export const sideName = pageStyle({
  gridColumn: 2,
  ...role("caption"),
  color: platform.s600,
});

export const value = pageStyle({
  gridColumn: 2,
  maxHeight: 140,
  overflow: "auto",
  ...role("base"),
  overflowWrap: "anywhere",
});

export const detail = pageStyle({ display: "block", ...role("caption"), color: platform.s600 });

export const hint = pageStyle({ marginBlockStart: 12, ...role("caption"), color: platform.s600 });

export const row = pageStyle({ paddingBlock: 12, borderBlockEnd: `1px solid ${platform.s200}` });

export const rowText = pageStyle({ flex: 1, minWidth: 0 });

export const rowName = pageStyle({
  fontWeight: weight.semibold,
  fontVariantNumeric: "tabular-nums lining-nums",
});

/** A group of changes below the choice of a file. */
export const changes = pageStyle({ marginBlockStart: 24 });

export const heading = pageStyle({
  marginBlockEnd: 8,
  ...role("base", { weight: "strong" }),
});
