import { distance, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { inLanguage, media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { fittedRole } from "#app/layout/fitted-role.ts";

const { scheme, platform } = vars;
const printMedia = "print";

export const page = pageStyle({
  paddingBlockStart: distance.band,
  paddingBlockEnd: distance.section,
  color: scheme.text,
  "@media": { [printMedia]: { paddingBlock: 0 } },
});

export const title = pageStyle({
  ...fittedRole("banner"),
  whiteSpace: "pre-line",
  "@media": {
    [printMedia]: {
      ...role("heading"),
      selectors: { [inLanguage.ja]: { fontSize: role("heading").fontSize } },
    },
  },
});

export const lead = pageStyle({
  maxWidth: "30em",
  marginBlock: "24px 64px",
  ...role("lead"),
  color: scheme.text2,
  textWrap: "balance",
  "@media": {
    [media.mobile]: { marginBlock: "16px 40px" },
    [printMedia]: { display: "none" },
  },
});

export const signIn = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: 16,
  maxWidth: "36em",
  marginBlockStart: 24,
});

export const columns = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: 24,
  alignItems: "start",
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 40 },
    [printMedia]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 16 },
  },
});

/** The estimate of the monthly payment, as wide as the page. */
export const payment = pageStyle({ "@media": { [printMedia]: { display: "none" } } });

export const ask = pageStyle({
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${scheme.text}`,
  ...role("lead", { weight: "semibold" }),
});

export const note = pageStyle({
  maxWidth: "52em",
  marginBlockStart: 20,
  ...role("caption"),
  color: scheme.text2,
});

// Print shows the checklist only, dark on white in every color scheme.
pageGlobal(`body:has(.${page}) :is(header, footer), .${ask}, .${note}`, {
  "@media": { [printMedia]: { display: "none" } },
});
pageGlobal(`.${page} *`, { "@media": { [printMedia]: { color: platform.ink } } });
