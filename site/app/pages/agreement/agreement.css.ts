import { distance, exact, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media, numeric } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

export const columns = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: "40px 24px",
  alignItems: "start",
  paddingBlockStart: distance.band,
  paddingBlockEnd: distance.section,
  color: scheme.text,
  "@media": { [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const title = pageStyle(role("section"));

export const lead = pageStyle({
  maxWidth: "20em",
  marginBlock: 12,
  ...role("body"),
  color: scheme.text2,
  textWrap: "balance",
  "@media": { [media.upToTablet]: { maxWidth: "30em" } },
});

export const version = pageStyle([numeric, { ...role("caption"), color: scheme.text2 }]);

export const all = pageStyle({
  marginBlockEnd: 8,
  padding: "12px 24px",
  border: `1.5px solid ${scheme.text}`,
  borderRadius: vars.radius.control,
  "@media": { [media.mobile]: { padding: "8px 16px" } },
});

export const allLabel = pageStyle(role("body", { weight: "strong" }));

export const allHint = pageStyle({ display: "block", ...role("caption"), color: scheme.text2 });

export const item = pageStyle({
  position: "relative",
  padding: "8px 24px",
  borderBlockEnd: `1px solid ${scheme.line}`,
  "@media": { [media.mobile]: { padding: "8px 0" } },
});

/** Leaves room for the toggle, which is positioned over the item's first line. */
export const box = pageStyle({ paddingInlineEnd: exact(128, "the toggle") });

export const label = pageStyle(role("base"));

const mark = pageStyle({ ...role("base", { weight: "semibold" }), marginInlineEnd: 4 });

export const required = pageStyle([mark, { color: scheme.accentText }]);

export const optional = pageStyle([mark, { color: scheme.text2 }]);

export const details = pageStyle({});

export const toggle = pageStyle({
  position: "absolute",
  insetBlockStart: 8,
  insetInlineEnd: 24,
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  listStyle: "none",
  ...role("small", { weight: "medium" }),
  whiteSpace: "nowrap",
  color: scheme.text2,
  selectors: { "&:hover": { color: scheme.text, background: scheme.hover } },
  "@media": { [media.mobile]: { insetInlineEnd: 0 } },
});
pageGlobal(`.${toggle}::-webkit-details-marker`, { display: "none" });
pageGlobal(`.${toggle} > svg`, { flex: "none", width: 18, height: 18 });
pageGlobal(`.${details}[open] > .${toggle} > svg`, { rotate: "180deg" });

export const view = pageStyle({});
export const hide = pageStyle({});
pageGlobal(`.${details}[open] .${view}, .${details}:not([open]) .${hide}`, {
  display: "none",
});

export const text = pageStyle({
  marginBlock: "4px 16px",
  padding: "24px 32px",
  background: scheme.surface2,
  ...role("small"),
  "@media": {
    [media.mobile]: { padding: 20 },
    [media.forcedColors]: { border: "1px solid" },
  },
});
pageGlobal(`.${text} p`, { marginBlockStart: 4 });

export const section = pageStyle({ selectors: { "& + &": { marginBlockStart: 16 } } });

export const sectionTitle = pageStyle(role("base", { weight: "semibold" }));

export const alert = pageStyle({ marginBlockStart: 24 });

export const action = pageStyle({
  marginBlockStart: 24,
  "@media": { [media.mobile]: { display: "grid" } },
});

export const status = pageStyle({
  display: "block",
  marginBlockStart: 16,
  ...role("base"),
});

export const message = pageStyle({ display: "block" });
