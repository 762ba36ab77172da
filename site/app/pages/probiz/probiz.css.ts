import { distance, pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { fittedRole } from "#app/layout/fitted-role.ts";

const { scheme } = vars;

export const head = pageStyle({ paddingBlockStart: distance.band, color: scheme.text });

export const title = pageStyle({ ...fittedRole("banner"), textWrap: "balance" });

export const lead = pageStyle({
  ...role("lead"),
  maxWidth: "32em",
  marginBlockStart: 20,
  color: scheme.text2,
  textWrap: "pretty",
});
