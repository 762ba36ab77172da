import type { ShareCard } from "#app/entry.server.tsx";
import {
  box,
  type CardElement,
  equalHousing,
  getFontFamily,
  image,
  text,
  toDataUrl,
  widthInEms,
} from "./card-elements.ts";
import { homeLayout } from "./home-layout.ts";

const inkWidth = 624;
const photoWidth = 440;
// Some services crop to 2:1, which removes 15 px at top and bottom.
const margin = 64;

/** Lays out a share image; `photo` is the photo as a data URL, or undefined. */
export function cardLayout(card: ShareCard, photo: string | undefined): CardElement {
  if (card.kind === "agent") return agentLayout(card, photo);
  return card.kind === "home" ? homeLayout(card, photo) : platformLayout(card);
}

type AgentCard = Extract<ShareCard, { kind: "agent" }>;

function agentLayout(card: AgentCard, photo: string | undefined): CardElement {
  const { colors, lang, name, second, line, facts } = card;
  return box(
    { width: 1200, height: 630, background: colors.surface, color: colors.text },
    box(
      {
        flexDirection: "column",
        justifyContent: "space-between",
        width: 1200 - photoWidth,
        padding: margin,
        fontFamily: getFontFamily(lang),
      },
      box(
        { flexDirection: "column" },
        text(name.text, name.lang, {
          fontFamily: getFontFamily(name.lang),
          fontSize: getNameFontSize(name.text),
          fontWeight: 600,
          lineHeight: 1.12,
          letterSpacing: name.lang === "ja" ? "0.02em" : "-0.04em",
          maxWidth: inkWidth,
          lineClamp: 2,
          wordBreak: "keep-all",
          overflowWrap: "anywhere",
        }),
        second
          ? text(second, "en", { marginTop: 16, fontSize: 30, color: colors.text2, lineClamp: 1 })
          : null,
        line ? tagline(line) : null,
      ),
      titleBlock(facts, card),
    ),
    box({ width: 14, height: 630, background: colors.plane }),
    photo
      ? image(photo, { width: photoWidth - 14, height: 630, objectFit: "cover" })
      : monogramPlane(card),
  );
}

/** At most two lines, with the agent's own line breaks. */
function tagline({ text: content, lang }: NonNullable<AgentCard["line"]>): CardElement {
  const lines = content.split("\n").slice(0, 2);
  return box(
    { flexDirection: "column", marginTop: 40, maxWidth: inkWidth },
    ...lines.map((one) =>
      text(one, lang, {
        fontFamily: getFontFamily(lang),
        fontSize: 32,
        fontWeight: 500,
        lineHeight: 1.45,
        lineClamp: lines.length > 1 ? 1 : 2,
        wordBreak: lang === "ja" ? "normal" : "keep-all",
        overflowWrap: "anywhere",
      }),
    ),
  );
}

/** The title block: small labels with values below. */
function titleBlock(facts: AgentCard["facts"], { colors }: AgentCard): CardElement {
  return box(
    {
      width: inkWidth,
      paddingTop: 22,
      borderTop: `1.5px solid ${colors.line}`,
      justifyContent: "space-between",
    },
    box(
      { gap: 36 },
      ...facts.map(({ label, value }) =>
        box(
          { flexDirection: "column", maxWidth: 290 },
          text(label, "", { fontSize: 19, color: colors.text2 }),
          text(value, "", {
            marginTop: 6,
            fontSize: 24,
            fontWeight: 600,
            lineHeight: 1.25,
            lineClamp: 2,
            overflowWrap: "anywhere",
          }),
        ),
      ),
    ),
    equalHousing(colors.text2),
  );
}

function monogramPlane({ colors, monogram, name }: AgentCard): CardElement {
  return box(
    {
      width: photoWidth - 14,
      height: 630,
      alignItems: "center",
      justifyContent: "center",
      background: colors.plane,
    },
    box(
      {
        width: 240,
        height: 240,
        alignItems: "center",
        justifyContent: "center",
        background: colors.onPlane,
        color: colors.plane,
        fontFamily: getFontFamily(name.lang),
        fontSize: 128,
        fontWeight: 600,
      },
      text(monogram, name.lang, {}),
    ),
  );
}

function platformLayout(card: Extract<ShareCard, { kind: "platform" }>): CardElement {
  const { colors, lang } = card;
  return box(
    {
      width: 1200,
      height: 630,
      flexDirection: "column",
      justifyContent: "space-between",
      padding: 72,
      background: colors.plane,
      color: colors.onPlane,
      fontFamily: getFontFamily(lang),
    },
    box(
      { alignItems: "center", gap: 18 },
      image(toDataUrl(logoMark(colors.onPlane)), { width: 52, height: 52 }),
      text(card.wordmark, "en", { fontSize: 34, fontWeight: 600, letterSpacing: "-0.02em" }),
    ),
    box(
      { flexDirection: "column" },
      ...card.headline.split("\n").map((line) =>
        text(line, lang, {
          fontSize: lang === "en" ? 104 : 92,
          fontWeight: 600,
          lineHeight: 1.2,
          letterSpacing: lang === "ja" ? "0.01em" : "-0.04em",
          wordBreak: "keep-all",
        }),
      ),
    ),
  );
}

/** The largest font size that fits: one line from 56 px up, else two. */
function getNameFontSize(name: string): number {
  const single = Math.floor(inkWidth / widthInEms(name));
  const longest = Math.max(...name.split(" ").map(widthInEms));
  if (single >= 72) return Math.min(112, single);
  return Math.max(40, Math.min(84, Math.floor(inkWidth / longest), Math.floor(single * 1.8)));
}

function logoMark(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke="${color}"><path d="M10.6 25.5H2.5v-23h23v23H23.4" stroke-width="2.6"/><path d="M10.6 26.8V12.7M10.6 12.7A12.8 12.8 0 0 1 23.4 25.5" stroke-width="1.8"/></svg>`;
}
