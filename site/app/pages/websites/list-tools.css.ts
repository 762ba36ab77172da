import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

export const tools = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  marginBlockEnd: 8,
});
pageGlobal(`.${tools} > :first-child`, {
  width: 340,
  "@media": { [media.mobile]: { width: "100%" } },
});
pageGlobal(`.${tools} :is([data-slot=control], [role=radio])`, {
  minHeight: 44,
  fontSize: role("small").fontSize,
});

export const states = pageStyle({ "@media": { [media.mobile]: { width: "100%" } } });
pageGlobal(`.${states} [role=radiogroup]`, {
  "@media": {
    [media.mobile]: { display: "grid", gridAutoColumns: "1fr", gridAutoFlow: "column" },
    [media.tiny]: { gridTemplateColumns: "1fr 1fr", gridAutoFlow: "row" },
  },
});
pageGlobal(`.${states} [role=radio]`, {
  "@media": { [media.mobile]: { paddingInline: 4, gap: 4, fontSize: role("caption").fontSize } },
});

const active = pageStyle({ maxWidth: 240 });

/** A phone shows only a filter that is in use. */
export const filter = {
  active,
  idle: pageStyle([active, { "@media": { [media.mobile]: { display: "none" } } }]),
};
pageGlobal(`.${active} [data-slot=control]`, {
  width: "auto",
  maxWidth: "100%",
  borderColor: vars.platform.s300,
  fontWeight: weight.medium,
});
pageGlobal(`.${active} [data-placeholder]`, { color: "inherit" });

export const order = pageStyle({
  marginInlineStart: "auto",
  "@media": { [media.mobile]: { display: "none" } },
});
pageGlobal(`.${order} [data-slot=control]`, {
  width: "auto",
  borderColor: "transparent",
  fontWeight: weight.medium,
});
