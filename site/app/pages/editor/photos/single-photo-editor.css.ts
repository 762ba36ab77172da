import { templateStyle as pageStyle, text } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform, scheme } = vars;

export const label = pageStyle({ ...text("label"), lineHeight: "22px" });

export const hint = pageStyle({ ...text("hint"), color: scheme.text2 });

export const parts = pageStyle({ display: "grid", gap: 12, marginBlockStart: 8 });

export const photo = pageStyle({
  display: "grid",
  gap: 12,
  selectors: {
    "&[data-dragover]": {
      outline: `1.5px dashed ${scheme.focus}`,
      outlineOffset: 8,
      background: platform.blue50,
    },
  },
});

export const image = pageStyle({
  display: "block",
  justifySelf: "start",
  maxWidth: "100%",
  maxHeight: 320,
  background: scheme.hover,
});

export const tools = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  "@media": { [media.tiny]: { display: "grid" } },
});

export const uploads = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 280px)",
  listStyle: "none",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
