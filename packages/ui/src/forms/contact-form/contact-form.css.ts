import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";

export const fields = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 24,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const whole = componentStyle({ gridColumn: "1 / -1" });

export const alert = componentStyle({ marginBlockEnd: 20 });

export const send = componentStyle({
  display: "inline-block",
  maxWidth: "100%",
  "@media": { [media.mobile]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const sentTitle = componentStyle({
  marginBlockEnd: 14,
  fontSize: rem(32),
  lineHeight: 1.35,
  selectors: { "&:focus": { outline: "none" } },
});

export const sentNote = componentStyle({ color: vars.scheme.text2, fontSize: rem(17) });
