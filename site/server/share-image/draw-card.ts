import { renderAsync } from "@resvg/resvg-js";
import type { ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import type { ShareCard } from "#app/entry.server.tsx";
import { cardFonts } from "./card-fonts.ts";
import { cardLayout } from "./card-layout.ts";

// What the families have no glyph for would show as empty boxes.
const drawings =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

/** Draws a card as PNG, 1200 × 630; `portrait` is the agent's photo as it is stored. */
export async function drawCard(card: ShareCard, portrait: Buffer | null): Promise<Buffer> {
  const shown = plain(card);
  const photo = portrait && card.kind === "agent" ? await cropPortrait(portrait, card) : null;
  const fonts = await cardFonts(JSON.stringify(shown));
  // The elements have React's shape, which satori asks for by React's widest type.
  const svg = await satori(cardLayout(shown, photo) as ReactNode, {
    width: 1200,
    height: 630,
    fonts,
  });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return sharp(image.asPng()).png({ compressionLevel: 9, palette: true, quality: 92 }).toBuffer();
}

/** The same card, its texts without what cannot be drawn; line breaks of ours stay. */
function plain(card: ShareCard): ShareCard {
  const clean = (value: unknown): unknown => {
    if (typeof value === "string")
      return value
        .split("\n")
        .map((line) => line.replaceAll(drawings, "").trim())
        .join("\n");
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one)]));
  };
  return clean(card) as ShareCard; // the same shape, only texts changed
}

/** The face in the upper third, at twice the size for sharp eyes; null when it is no picture. */
async function cropPortrait(
  body: Buffer,
  card: Extract<ShareCard, { kind: "agent" }>,
): Promise<string | null> {
  try {
    const upright = await sharp(body, { limitInputPixels: 60_000_000 }).autoOrient().toBuffer();
    const { width, height } = await sharp(upright).metadata();
    const { x, y } = card.photo?.focus ?? { x: 50, y: 18 };
    const scale = Math.min(width / 426, height / 630);
    const [w, h] = [Math.floor(426 * scale), Math.floor(630 * scale)];
    const cut = await sharp(upright)
      .extract({
        left: Math.round(((width - w) * clamp(x)) / 100),
        top: Math.round(((height - h) * clamp(y)) / 100),
        width: w,
        height: h,
      })
      .resize(852, 1260)
      .flatten({ background: card.colors.surface })
      .jpeg({ quality: 88 })
      .toBuffer();
    return `data:image/jpeg;base64,${cut.toString("base64")}`;
  } catch {
    return null;
  }
}

const clamp = (percent: number) => Math.min(100, Math.max(0, percent));
