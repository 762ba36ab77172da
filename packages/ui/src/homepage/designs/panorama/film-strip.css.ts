import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { contentEdge } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { rem } from "../../../styles/rem.ts";
import { vars } from "../../../theme/contract.css.ts";

const { layout, scheme } = vars;

export const heading = templateStyle({
  marginBlockEnd: 36,
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
  paddingInline: `${contentEdge} ${layout.margin}`,
  // Room for the focus ring, which the scroll container would clip.
  paddingBlock: 6,
  marginBlock: -6,
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
  fontSize: rem(16),
  lineHeight: rem(24),
  color: scheme.text2,
});

export const room = templateStyle({
  display: "block",
  fontSize: rem(18),
  lineHeight: rem(26),
  fontWeight: 640,
  letterSpacing: "-.02em",
  color: scheme.text,
});

/** As high as the controls, which are loaded later. */
export const controls = templateStyle({
  minHeight: 92,
  "@media": { [media.mobile]: { minHeight: 76 } },
});
