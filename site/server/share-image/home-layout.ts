import type { ShareCard } from "#app/entry.server.tsx";
import {
  box,
  type CardElement,
  equalHousing,
  getFontFamily,
  image,
  text,
  widthInEms,
} from "./card-elements.ts";

type HomeCard = Extract<ShareCard, { kind: "home" }>;

/** Size of the photo in px. */
export const homePhoto = { width: 700, height: 630 } as const;

const margin = 48;
const stripe = 14;
const inkWidth = 1200 - homePhoto.width - stripe - 2 * margin;

/** A photo of the home, and next to it price, address, facts and the agent. */
export function homeLayout(card: HomeCard, photo: string | undefined): CardElement {
  const { colors, lang } = card;
  return box(
    { width: 1200, height: 630, background: colors.surface, color: colors.text },
    photo ? image(photo, { ...homePhoto, objectFit: "cover" }) : noPhoto(card),
    box({ width: stripe, height: 630, background: colors.plane }),
    box(
      {
        flexDirection: "column",
        justifyContent: "space-between",
        width: 1200 - homePhoto.width - stripe,
        // Some services crop to 2:1, which removes 15 px at top and bottom.
        padding: `64px ${margin}px 56px`,
        fontFamily: getFontFamily(lang),
      },
      offer(card),
      agent(card),
    ),
  );
}

function offer({ colors, lang, status, price, street, place, facts }: HomeCard): CardElement {
  return box(
    { flexDirection: "column" },
    box(
      { alignItems: "center", gap: 12 },
      box({ width: 14, height: 14, background: colors.plane }),
      text(status, lang, { fontSize: 24, fontWeight: 600 }),
    ),
    text(price, lang, {
      marginTop: 24,
      fontSize: Math.min(66, Math.floor(inkWidth / widthInEms(price))),
      fontWeight: 600,
      lineHeight: 1.15,
      letterSpacing: "-0.04em",
      lineClamp: 1,
    }),
    street
      ? text(street, "en", {
          marginTop: 26,
          fontSize: 32,
          fontWeight: 600,
          lineHeight: 1.25,
          letterSpacing: "-0.02em",
          lineClamp: 3,
          overflowWrap: "anywhere",
        })
      : null,
    place
      ? text(place, "en", {
          marginTop: street ? 8 : 26,
          fontSize: 26,
          lineHeight: 1.35,
          color: colors.text2,
          lineClamp: 2,
          overflowWrap: "anywhere",
        })
      : null,
    facts ? text(facts, lang, { marginTop: 26, fontSize: 24, lineHeight: 1.45 }) : null,
  );
}

function agent({ colors, monogram: initials, name, line }: HomeCard): CardElement {
  return box(
    { alignItems: "center", gap: 18, paddingTop: 24, borderTop: `1.5px solid ${colors.line}` },
    monogram(colors, initials, name.lang, 64),
    box(
      { flexDirection: "column", flexGrow: 1, width: inkWidth - 64 - 38 - 36 },
      text(name.text, name.lang, {
        fontFamily: getFontFamily(name.lang),
        fontSize: 25,
        fontWeight: 600,
        lineClamp: 1,
        overflowWrap: "anywhere",
      }),
      line
        ? text(line, "", {
            marginTop: 4,
            fontSize: 19,
            lineHeight: 1.3,
            color: colors.text2,
            lineClamp: 2,
            overflowWrap: "anywhere",
          })
        : null,
    ),
    equalHousing(colors.text2),
  );
}

function noPhoto({ colors, monogram: initials, name }: HomeCard): CardElement {
  return box(
    { ...homePhoto, alignItems: "center", justifyContent: "center", background: colors.plane },
    monogram({ plane: colors.onPlane, onPlane: colors.plane }, initials, name.lang, 240),
  );
}

function monogram(
  { plane, onPlane }: Pick<HomeCard["colors"], "plane" | "onPlane">,
  initials: string,
  lang: HomeCard["name"]["lang"],
  size: number,
): CardElement {
  return box(
    {
      width: size,
      height: size,
      alignItems: "center",
      justifyContent: "center",
      background: plane,
      color: onPlane,
      fontFamily: getFontFamily(lang),
      fontSize: Math.round(size * 0.53),
      fontWeight: 600,
    },
    text(initials, lang, {}),
  );
}
