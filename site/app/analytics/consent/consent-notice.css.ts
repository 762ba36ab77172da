import { pageGlobal, pageStyle, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";

export const details = pageStyle({ marginBlockStart: 4 });

export const summary = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  fontWeight: weight.semibold,
  textDecoration: "underline",
  textUnderlineOffset: 4,
  listStyle: "none",
  cursor: "pointer",
});

pageGlobal(`.${summary}::-webkit-details-marker`, { display: "none" });

export const items = pageStyle({ display: "grid", gap: 8, paddingBlockEnd: 8 });

export const item = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(7em, max-content) minmax(0, 1fr)",
  gap: "0 16px",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

pageGlobal(`.${items} dt`, { fontWeight: weight.semibold });
