import { pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { layout } = vars;

/** `form` for a few fields, `text` for sections to read, `list` for what is compared. */
export const width = {
  form: pageStyle({ maxWidth: `calc(440px + 2 * ${layout.margin})` }),
  text: pageStyle({ maxWidth: `calc(1080px + 2 * ${layout.margin})` }),
  list: pageStyle({ maxWidth: `calc(${layout.max} + 2 * ${layout.margin})` }),
};

export const page = pageStyle({
  marginInline: "auto",
  paddingBlock: "40px 64px",
  paddingInline: layout.margin,
  "@media": { [media.mobile]: { paddingBlock: "24px 40px" } },
});

/** In as many lines as needed; below a sentence the action has a line of its own on a phone. */
export const head = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: "16px 32px",
  marginBlockEnd: 24,
});

export const text = pageStyle({
  minWidth: 0,
  selectors: { "&:has(> p)": { flex: "1 1 0" } },
  "@media": { [media.mobile]: { selectors: { "&:has(> p)": { flexBasis: "100%" } } } },
});

export const title = pageStyle({ outline: "none" });

export const lead = pageStyle({ marginBlockStart: 4 });

export const action = pageStyle({
  ":empty": { display: "none" },
  "@media": {
    [media.mobile]: {
      selectors: { ":has(> p) + &:not(:empty)": { display: "grid", flexBasis: "100%" } },
    },
  },
});

/** Heading and explanation next to the content. */
export const section = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  alignItems: "start",
  gap: "24px 64px",
  paddingBlock: "40px 64px",
  "@media": {
    [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.mobile]: { paddingBlock: "32px 40px" },
  },
});

export const sectionText = pageStyle({ maxWidth: "34em", marginBlockStart: 8 });

export const sectionContent = pageStyle(role("base"));

export const fields = pageStyle([
  sectionContent,
  { maxWidth: 440, "@media": { [media.upToTablet]: { maxWidth: "none" } } },
]);

/** The content at the left of two asides; between them where there is one column. */
export const columns = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 744fr) minmax(0, 512fr)",
  gridTemplateRows: "auto 1fr",
  alignItems: "start",
  gap: "32px 40px",
  "@media": { [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

const oneColumn = { "@media": { [media.upToTablet]: { gridArea: "auto" } } };

export const first = pageStyle({ gridArea: "1 / 2", ...oneColumn });

export const content = pageStyle({ gridArea: "1 / 1 / 3", ...oneColumn });
