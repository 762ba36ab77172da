import { componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

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
  marginBlockEnd: 12,
  ...role("heading"),
  selectors: { "&:focus": { outline: "none" } },
});

export const sentNote = componentStyle({
  color: vars.scheme.text2,
  ...role("body", { reading: false }),
});
