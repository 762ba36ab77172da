import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { role, weight } from "../../styles/role.ts";
import { sectionStyle } from "../../styles/scaled.ts";
import { vars } from "../../theme/contract.css.ts";

export const rows = sectionStyle({ borderBlockStart: `1px solid ${vars.scheme.text}` });

/** A sentence, and a link or name at the other end; below it on mobile. */
export const row = sectionStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "8px 24px",
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.scheme.line}`,
  ...role("base"),
  "@media": { [media.mobile]: { flexDirection: "column", alignItems: "start" } },
});

export const count = sectionStyle({ minHeight: rem(64) });

export const stated = sectionStyle({ minHeight: rem(56), rowGap: 0 });

export const claim = sectionStyle({ fontWeight: weight.semibold });

/** No character alone on its last line. */
export const sentence = sectionStyle({ textWrap: "pretty" });

export const quiet = sectionStyle({ color: vars.scheme.text2 });
