import { exact, pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const form = pageStyle({ display: "grid", gap: 24 });

export const device = pageStyle({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  color: platform.s600,
  background: platform.s100,
});

/** What happens when the account is deleted. */
export const effects = pageStyle({
  ...role("base"),
  paddingInlineStart: 20,
  listStyle: "disc",
});

/** Its margin is part of the code. */
export const qr = pageStyle({
  width: 208,
  maxWidth: "100%",
  placeSelf: "center",
  background: platform.white,
  color: platform.black,
});

export const codes = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, max-content)",
  justifyContent: "space-evenly",
  gap: "8px 24px",
  padding: "20px 16px",
  background: platform.s100,
  ...role("body"),
  fontVariantNumeric: "tabular-nums",
  letterSpacing: exact(".04em", "letters that are copied by hand"),
});
