import { pageGlobal, pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

export const lead = pageStyle({ marginBlockEnd: 24 });

export const footer = pageStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 20,
});

export const saved = pageStyle({ "@media": { [media.mobile]: { display: "none" } } });

export const wordings = pageStyle({ selectors: { "* + &": { marginBlockStart: 32 } } });

/** A phrase, why it is named, and its answer. */
export const wording = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: 12,
  paddingBlock: 20,
  borderBlockEnd: `1px solid ${vars.platform.s200}`,
  overflowWrap: "anywhere",
});
pageGlobal(`.${wording} > :last-child`, { justifySelf: "stretch" });
