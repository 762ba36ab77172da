import { exact, pageGlobal, pageStyle, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

/** Set on the root element while the section heights are known; the value is the language. */
export const measured = "data-measured";

// Only visible sections are painted on each key, not all 30.
pageGlobal('section[id^="section-"]', { containIntrinsicBlockSize: "auto 600px" });
pageGlobal(`[${measured}] section[id^="section-"]`, { contentVisibility: "auto" });

/** Set on a sample; the value is the part. */
export const sampleMark = "data-sample";

const contents = ":is(h1, h2, h3, p, dl, ul, div)";
pageGlobal(`[${sampleMark}="text"]`, { opacity: 0.26 });
pageGlobal(`[${sampleMark}="section"] > ${contents}`, { opacity: 0.26 });
pageGlobal(`[${sampleMark}="image"]`, { filter: "grayscale(1) opacity(.32)" });
// The frame of the photo: dashed, with its name in the middle.
pageGlobal(`[${sampleMark}="photo"]`, {
  position: "relative",
  background: `color-mix(in srgb, ${vars.scheme.surface} 94%, ${vars.scheme.text})`,
  outline: `3px dashed color-mix(in srgb, ${vars.scheme.text} 44%, transparent)`,
  outlineOffset: -3,
});
pageGlobal(`[${sampleMark}="photo"] > *`, { visibility: "hidden" });
pageGlobal(`[${sampleMark}="photo"]::after`, {
  content: "attr(data-sample-label)",
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  color: `color-mix(in srgb, ${vars.scheme.text} 62%, ${vars.scheme.surface})`,
  fontSize: exact("clamp(18px, 2vw, 30px)", "the page, which is scaled down"),
  fontWeight: weight.semibold,
});

/** Two dashed rules. */
export const noListings = pageStyle({
  paddingBlock: exact("max(32px, 4vw)", "the page, which is scaled down"),
  paddingInline: 24,
  borderBlock: `max(1px, 0.15vw) dashed ${vars.scheme.text2}`,
  color: vars.scheme.text2,
  background: vars.scheme.surface,
  fontSize: exact("clamp(16px, 1.7vw, 24px)", "the page, which is scaled down"),
  lineHeight: exact("1.5"),
  textAlign: "center",
  textWrap: "balance",
});
export const noListingsTitle = pageStyle({
  color: vars.scheme.text,
  fontSize: exact("1em"),
  fontWeight: weight.semibold,
});
