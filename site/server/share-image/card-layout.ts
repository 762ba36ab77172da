import type { Lang } from "@realtor/ui/labels";
import type { ShareCard } from "#app/entry.server.tsx";
import { families } from "./card-fonts.ts";
import { box, type CardElement, picture, words } from "./element.ts";

const inkWidth = 624;
const photoWidth = 440;
// Services crop to 2 : 1, so 15 px at top and bottom may go; the margin is far wider.
const margin = 64;

const fontOf = (lang: Lang) =>
  lang === "ja" ? `${families.ja}, ${families.ko}` : `${families.ko}, ${families.ja}`;

/** A share image as elements; `photo` is the portrait as a data address, or null. */
export function cardLayout(card: ShareCard, photo: string | null): CardElement {
  return card.kind === "agent" ? agentLayout(card, photo) : platformLayout(card);
}

type AgentCard = Extract<ShareCard, { kind: "agent" }>;

function agentLayout(card: AgentCard, photo: string | null): CardElement {
  const { colors, lang, name, second, line, facts } = card;
  return box(
    { width: 1200, height: 630, background: colors.surface, color: colors.text },
    box(
      {
        flexDirection: "column",
        justifyContent: "space-between",
        width: 1200 - photoWidth,
        padding: margin,
        fontFamily: fontOf(lang),
      },
      box(
        { flexDirection: "column" },
        words(name.text, name.lang, {
          fontFamily: fontOf(name.lang),
          fontSize: nameSize(name.text),
          fontWeight: 600,
          lineHeight: 1.12,
          letterSpacing: name.lang === "ja" ? "0.02em" : "-0.04em",
          maxWidth: inkWidth,
          lineClamp: 2,
          wordBreak: "keep-all",
          overflowWrap: "anywhere",
        }),
        second
          ? words(second, "en", { marginTop: 16, fontSize: 30, color: colors.text2, lineClamp: 1 })
          : null,
        line ? tagline(line) : null,
      ),
      titleBlock(facts, card),
    ),
    box({ width: 14, height: 630, background: colors.plane }),
    photo
      ? picture(photo, { width: photoWidth - 14, height: 630, objectFit: "cover" })
      : sealPlane(card),
  );
}

/** At most two lines, broken where the agent broke them. */
function tagline({ text, lang }: NonNullable<AgentCard["line"]>): CardElement {
  const lines = text.split("\n").slice(0, 2);
  return box(
    { flexDirection: "column", marginTop: 40, maxWidth: inkWidth },
    ...lines.map((one) =>
      words(one, lang, {
        fontFamily: fontOf(lang),
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

/** The ruled strip at the foot of a drawing: small label, value under it. */
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
          words(label, "", { fontSize: 19, color: colors.text2 }),
          words(value, "", {
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

function sealPlane({ colors, seal, name }: AgentCard): CardElement {
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
        fontFamily: fontOf(name.lang),
        fontSize: 128,
        fontWeight: 600,
      },
      words(seal, name.lang, {}),
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
      fontFamily: fontOf(lang),
    },
    box(
      { alignItems: "center", gap: 18 },
      picture(svgAddress(mark(colors.onPlane)), { width: 52, height: 52 }),
      words(card.wordmark, "en", { fontSize: 34, fontWeight: 600, letterSpacing: "-0.02em" }),
    ),
    box(
      { flexDirection: "column" },
      ...card.headline.split("\n").map((line) =>
        words(line, lang, {
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

/** Ems that a text is wide, roughly: a Latin letter is a little over half of a square one. */
function widthInEms(text: string): number {
  let width = 0;
  for (const character of text) width += character < "\u0250" ? 0.56 : 0.98;
  return width;
}

/** As large as fits: one line from 56 px up, else two. */
function nameSize(text: string): number {
  const single = Math.floor(inkWidth / widthInEms(text));
  const longest = Math.max(...text.split(" ").map(widthInEms));
  if (single >= 72) return Math.min(112, single);
  return Math.max(40, Math.min(84, Math.floor(inkWidth / longest), Math.floor(single * 1.8)));
}

const svgAddress = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

function equalHousing(color: string): CardElement {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${color}" stroke-width="2.6"><path d="M4 13.5 16 4.5l12 9M6.5 12v15.2h19V12M11 17.3h10M11 22h10"/></svg>`;
  return picture(svgAddress(svg), { width: 38, height: 38 });
}

/** The product's mark: a square room whose door is open. */
function mark(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke="${color}"><path d="M10.6 25.5H2.5v-23h23v23H23.4" stroke-width="2.6"/><path d="M10.6 26.8V12.7M10.6 12.7A12.8 12.8 0 0 1 23.4 25.5" stroke-width="1.8"/></svg>`;
}
