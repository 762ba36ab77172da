import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const fields = pageStyle({ display: "grid", gap: 20 });

export const pair = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: "20px 12px",
  alignItems: "end",
  selectors: { "&[data-count='1']": { gridTemplateColumns: "minmax(0, 1fr)" } },
  "@media": { [media.tiny]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const label = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  marginBlockEnd: 8,
  padding: 0,
  ...role("small", { weight: "semibold" }),
});

export const mark = pageStyle({
  flex: "none",
  color: platform.s600,
  fontWeight: weight.regular,
});

export const hint = pageStyle({
  marginBlock: "-4px 8px",
  color: platform.s600,
  ...role("caption"),
});

export const good = pageStyle({
  marginBlockStart: 8,
  color: platform.green,
  ...role("small", { weight: "semibold" }),
});
pageGlobal(`.${good} > svg`, { flex: "none", width: 20, height: 20 });

export const error = pageStyle({
  marginBlockStart: 8,
  color: platform.red,
  ...role("small", { weight: "semibold" }),
});

/** Two halves as wide as the form. */
export const states = pageStyle({ display: "flex", width: "100%" });
pageGlobal(`.${states} > label`, { flex: "1 1 0", minHeight: 50 });
