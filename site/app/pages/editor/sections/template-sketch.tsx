import { checkColor } from "@realtor/api/rules";
import type { TemplateId } from "@realtor/ui/templates";
import type { CSSProperties } from "react";
import { firstColor } from "#app/data/main-color.ts";
import * as css from "./design-section.css.ts";

type Shape = { kind: "photo" | "ink" | "color"; style: CSSProperties };

/** Simplified layout of the hero of each template. */
const shapes: Record<TemplateId, readonly Shape[]> = {
  portrait: [
    { kind: "color", style: { right: 0, top: 0, bottom: 0, width: "44%" } },
    { kind: "photo", style: { right: "14%", bottom: 0, width: "36%", height: "80%" } },
    { kind: "ink", style: { left: "8%", top: "38%", width: "28%", height: "12%" } },
    { kind: "photo", style: { left: "8%", top: "58%", width: "20%", height: "5%" } },
  ],
  panorama: [
    { kind: "photo", style: { left: 0, right: 0, top: 0, height: "62%" } },
    { kind: "color", style: { left: 0, right: 0, bottom: 0, height: "38%" } },
    { kind: "ink", style: { left: "6%", top: "49%", width: "82%", height: "22%" } },
    { kind: "photo", style: { left: "6%", top: "82%", width: "30%", height: "5%" } },
  ],
  editorial: [
    { kind: "photo", style: { left: "36%", top: "14%", width: "36%", height: "86%" } },
    { kind: "ink", style: { right: "8%", top: "14%", width: "9%", height: "44%" } },
    { kind: "color", style: { left: "8%", bottom: "10%", width: "16%", height: "8%" } },
  ],
  atelier: [
    { kind: "color", style: { right: 0, top: 0, bottom: 0, width: "25%" } },
    { kind: "photo", style: { right: "5%", top: "14%", width: "15%", height: "38%" } },
    { kind: "ink", style: { left: "6%", top: "10%", width: "52%", height: "26%" } },
    { kind: "ink", style: { left: "6%", top: "46%", width: "30%", height: "6%" } },
    { kind: "photo", style: { left: "24%", top: "70%", width: "46%", height: "5%" } },
    { kind: "photo", style: { left: "24%", top: "84%", width: "38%", height: "5%" } },
  ],
  brokerage: [
    { kind: "color", style: { left: 0, right: 0, top: 0, height: "72%" } },
    { kind: "ink", style: { left: "8%", top: "12%", width: "54%", height: "12%" } },
    { kind: "photo", style: { left: "18%", top: "44%", width: "64%", height: "10%" } },
    ...["18%", "37%", "56%", "75%"].flatMap((left): Shape[] => [
      { kind: "ink", style: { left, top: "33%", width: "7%", height: "8%" } },
      { kind: "ink", style: { left, top: "57%", width: "7%", height: "8%" } },
    ]),
  ],
};

/** A sketch of a template in the main color. */
export function TemplateSketch({ template, color }: { template: TemplateId; color: string }) {
  const background = checkColor(color) === null ? color : firstColor;
  return (
    <span className={css.sketch} aria-hidden="true">
      {shapes[template].map(({ kind, style }, index) => (
        <span
          key={index}
          className={kind === "ink" ? `${css.shape} ${css.ink}` : css.shape}
          style={kind === "color" ? { ...style, background } : style}
        />
      ))}
    </span>
  );
}
