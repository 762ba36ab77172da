import type { Locale } from "@realtor/api/locales";
import type { RealtorProfile } from "@realtor/api/loaning";
import { labelsFor, type Lang } from "@realtor/ui/labels";
import { composeHomepage, type HomepageContent } from "@realtor/ui/templates";
import { createTheme, type Scheme } from "@realtor/ui/theme";
import { mediaPath } from "#app/data/image-url.ts";
import { readAgent } from "#app/data/read-agent.ts";
import type { Head } from "#app/page.ts";
import type { ProfileFacts } from "./profile-facts.ts";
import { trimText } from "./trim-text.ts";

export const shareSize = { width: 1200, height: 630 } as const;

/** Increase it when the same card must be drawn differently. */
const designVersion = 1;

export type CardColors = Pick<Scheme, "surface" | "text" | "text2" | "line" | "plane" | "onPlane">;

interface CardPhoto {
  /** Below the loaning service's `/media/`. */
  path: string;
  /** Percent and magnification. */
  focus: { x: number; y: number; zoom?: number | undefined } | null;
}

/** Content of a share image, as plain data: the same card gives the same image. */
export type ShareCard = { lang: Lang; colors: CardColors } & (
  | {
      kind: "agent";
      name: { text: string; lang: Lang };
      /** The name in Latin script, where `name` is not. */
      second: string | null;
      /** Tagline with its line breaks, else cities. */
      line: { text: string; lang: Lang } | null;
      facts: readonly { label: string; value: string }[];
      monogram: string;
      photo: CardPhoto | null;
    }
  | {
      kind: "home";
      status: string;
      price: string;
      /** Null if the owner withholds the address. */
      street: string | null;
      /** City, state and ZIP code. */
      place: string | null;
      /** Bedrooms, bathrooms and area. */
      facts: string;
      name: { text: string; lang: Lang };
      /** Brokerage and license of the agent. */
      line: string | null;
      monogram: string;
      photo: CardPhoto | null;
    }
  | { kind: "platform"; wordmark: string; headline: string }
);

/** The share card of an agent in a language. */
export function profileCard(profile: RealtorProfile, locale: Locale): ShareCard {
  const read = readAgent(profile, locale);
  const content = composeHomepage(read, null, locale, { today: "" });
  return agentCard({ desiredUrl: profile.desiredUrl, mainColor: read.design.mainColor }, content);
}

/** Listings and the date do not affect a card. */
function agentCard(
  { desiredUrl, mainColor }: Pick<ProfileFacts, "desiredUrl" | "mainColor">,
  content: HomepageContent,
): ShareCard {
  const { name, facts, regions, tagline, portrait } = content;
  const labels = labelsFor(content.locale).homepage.hero;
  const cities = regions.slice(0, 3).map(({ displayName }) => displayName.text);
  const line = tagline?.text
    .split("\n")
    .flatMap((one) => trimText(one, 80) ?? [])
    .join("\n");
  const path = portrait && mediaPath(portrait.url);
  const fact = (label: string, value: string | null | undefined) => {
    const text = trimText(value, 44);
    return text ? [{ label, value: text }] : [];
  };
  const { lang } = content;
  return {
    kind: "agent",
    lang,
    colors: cardColors({ mainColor, dark: content.darkHero }),
    name: {
      text: trimText(name.displayName.text, 60) ?? desiredUrl,
      lang: name.displayName.lang,
    },
    second: trimText(name.latinName?.text, 60) ?? null,
    line: line
      ? { text: line, lang: tagline?.lang ?? lang }
      : cities.length > 0
        ? { text: cities.join(" · "), lang }
        : null,
    facts: [
      ...fact(labels.license, facts.license),
      ...fact(labels.brokerage, facts.brokerage?.text),
    ],
    monogram: name.monogram,
    photo: path ? { path, focus: portrait?.focus ?? null } : null,
  };
}

/** Derives the colors of a card from the main color; without one it is in the platform's blue. */
export function cardColors(input: { mainColor?: string; dark: boolean }): CardColors {
  const { mainColor, dark } = input;
  const { surface, text, text2, line, plane, onPlane } = createTheme({
    mainColor,
    heroDark: dark,
    contentDark: dark,
  }).hero;
  return { surface, text, text2, line, plane, onPlane };
}

/** Version for the image URL; changes whenever the image does. */
export function shareVersion(shown: ShareCard | string): string {
  return shortHash(JSON.stringify([designVersion, shown]));
}

/** `og:image` of an agent's homepage: the chosen photo, else the card. */
export function shareImage(
  facts: ProfileFacts,
  content: HomepageContent,
  origin: string,
): NonNullable<Head["image"]> {
  const { sharePhoto } = facts;
  const file = `${facts.desiredUrl}.${sharePhoto ? "jpg" : "png"}`;
  const version = shareVersion(sharePhoto ?? agentCard(facts, content));
  const url = `${origin}/share/${content.locale}/${file}?v=${version}`;
  return { url, ...shareSize, alt: content.name.displayName.text };
}

/** 64-bit FNV-1a over the UTF-16 code units, in base 36. For versions, not for security. */
function shortHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  return hash.toString(36);
}
