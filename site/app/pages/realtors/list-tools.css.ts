import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

export const tools = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 10,
  marginBlockEnd: 8,
});
templateGlobal(`.${tools} > :first-child`, {
  width: 340,
  "@media": { [media.mobile]: { width: "100%" } },
});
templateGlobal(`.${tools} :is([data-slot=control], [role=radio])`, {
  minHeight: 44,
  fontSize: rem(15),
});

export const states = pageStyle({ "@media": { [media.mobile]: { width: "100%" } } });
templateGlobal(`.${states} [role=radiogroup]`, {
  "@media": {
    [media.mobile]: { display: "grid", gridAutoColumns: "1fr", gridAutoFlow: "column" },
    [media.tiny]: { gridTemplateColumns: "1fr 1fr", gridAutoFlow: "row" },
  },
});
templateGlobal(`.${states} [role=radio]`, {
  "@media": { [media.mobile]: { paddingInline: 4, gap: 5, fontSize: rem(14) } },
});

const active = pageStyle({ maxWidth: 240 });

/** A phone shows only a filter that is in use. */
export const filter = {
  active,
  idle: pageStyle([active, { "@media": { [media.mobile]: { display: "none" } } }]),
};
templateGlobal(`.${active} [data-slot=control]`, {
  width: "auto",
  maxWidth: "100%",
  borderColor: vars.platform.s300,
  fontWeight: 500,
});
templateGlobal(`.${active} [data-placeholder]`, { color: "inherit" });

export const order = pageStyle({
  marginInlineStart: "auto",
  "@media": { [media.mobile]: { display: "none" } },
});
templateGlobal(`.${order} [data-slot=control]`, {
  width: "auto",
  borderColor: "transparent",
  fontWeight: 500,
});
