import { role } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { contentEdge } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { vars } from "../../../theme/contract.css.ts";

const { layout, scheme } = vars;

export const heading = templateStyle({
  marginBlockEnd: 32,
  "@media": { [media.mobile]: { marginBlockEnd: 20 } },
});

/** From the content's left edge to the right edge of the page. */
export const viewport = templateStyle({
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x proximity",
  scrollPaddingInlineStart: contentEdge,
  scrollbarWidth: "thin",
  scrollbarColor: `${scheme.control} transparent`,
  paddingInlineStart: contentEdge,
  paddingInlineEnd: layout.margin,
  // Room for the focus ring, which the scroll container would clip.
  paddingBlock: 8,
  marginBlock: -8,
  selectors: {
    "&[data-controls=true]": { scrollbarWidth: "none", cursor: "grab" },
    "&[data-dragging=true]": { scrollSnapType: "none", cursor: "grabbing", userSelect: "none" },
  },
});

export const frames = templateStyle({ display: "flex", gap: 12, width: "max-content" });

templateGlobal(`${frames} > li`, {
  flex: "none",
  width: 900,
  maxWidth: `calc(100vw - 2 * ${layout.margin})`,
  scrollSnapAlign: "start",
  "@media": { [media.tablet]: { width: 640 } },
});
templateGlobal(`${frames} > li:nth-child(even)`, { width: 460 });
templateGlobal(`${frames} > li:nth-child(n)`, { "@media": { [media.mobile]: { width: 318 } } });

// The photo in the address, without JavaScript.
templateGlobal(`${frames} > li:target:nth-child(n)`, { width: 900 });

export const photo = templateStyle({
  height: 600,
  cursor: "inherit",
  "@media": { [media.tablet]: { height: 460 }, [media.mobile]: { height: 420 } },
});

templateGlobal(`${frames} > li:target ${photo}`, { height: "auto", aspectRatio: "3 / 2" });
templateGlobal(`${frames} > li:target ${photo} img`, { objectFit: "contain" });

// Native dragging of a link or image would cancel the drag of the strip.
templateGlobal(`${photo}, ${photo} img`, {
  // @ts-expect-error A property of WebKit and Blink that csstype does not list.
  WebkitUserDrag: "none",
});

export const caption = templateStyle({
  paddingBlockStart: 16,
  ...role("base"),
  color: scheme.text2,
});

export const room = templateStyle({
  display: "block",
  ...role("body", { weight: "strong", reading: false }),
  color: scheme.text,
});

/** As high as the controls, which are loaded later. */
export const controls = templateStyle({
  minHeight: 92,
  "@media": { [media.mobile]: { minHeight: 76 } },
});
