import { renderAsync } from "@resvg/resvg-js";
import type { ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import type { ShareCard } from "#app/entry.server.tsx";
import { cardFonts } from "./card-elements.ts";
import { cardLayout } from "./card-layout.ts";
import { homePhoto } from "./home-layout.ts";

// Characters without a glyph in the families, which would render as empty boxes.
const undrawable =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

/** Size of the portrait in px. */
const portrait = { width: 426, height: 630 } as const;

/** Renders a card, 1200 × 630, of a home as JPEG and otherwise as PNG; `stored` is its photo. */
export async function drawCard(card: ShareCard, stored: Buffer | undefined): Promise<Buffer> {
  const drawable = stripUndrawable(card);
  const photo = stored && card.kind !== "platform" ? await cropPhoto(stored, card) : undefined;
  const fonts = await cardFonts(JSON.stringify(drawable));
  // The elements are plain objects in the shape of React elements, but satori declares ReactNode.
  const svg = await satori(cardLayout(drawable, photo) as ReactNode, {
    width: 1200,
    height: 630,
    fonts,
  });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  if (card.kind === "home")
    return sharp(image.asPng()).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  return sharp(image.asPng()).png({ compressionLevel: 9, palette: true, quality: 92 }).toBuffer();
}

/** Removes characters that cannot be drawn from all text; line breaks remain. */
function stripUndrawable(card: ShareCard): ShareCard {
  const clean = (value: unknown): unknown => {
    if (typeof value === "string")
      return value
        .split("\n")
        .map((line) => line.replaceAll(undrawable, "").trim())
        .join("\n");
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one)]));
  };
  return clean(card) as ShareCard; // the same shape, only texts changed
}

/** Crops around the photo's focus at twice the display size; undefined when it is not an image. */
async function cropPhoto(
  body: Buffer,
  card: Extract<ShareCard, { kind: "agent" | "home" }>,
): Promise<string | undefined> {
  try {
    const upright = await sharp(body, { limitInputPixels: 60_000_000 }).autoOrient().toBuffer();
    const { width, height } = await sharp(upright).metadata();
    // A portrait has the face above the middle.
    const [frame, focus] =
      card.kind === "home" ? [homePhoto, { x: 50, y: 50 }] : [portrait, { x: 50, y: 18 }];
    const { x, y, zoom = 1 } = card.photo?.focus ?? focus;
    const scale = Math.min(width / frame.width, height / frame.height) / zoom;
    const [w, h] = [Math.floor(frame.width * scale), Math.floor(frame.height * scale)];
    const cropped = await sharp(upright)
      .extract({
        left: Math.round(((width - w) * clamp(x)) / 100),
        top: Math.round(((height - h) * clamp(y)) / 100),
        width: w,
        height: h,
      })
      .resize(2 * frame.width, 2 * frame.height)
      .flatten({ background: card.colors.surface })
      .jpeg({ quality: 88 })
      .toBuffer();
    return `data:image/jpeg;base64,${cropped.toString("base64")}`;
  } catch {
    return undefined;
  }
}

const clamp = (percent: number) => Math.min(100, Math.max(0, percent));
