import { checkColor } from "@realtor/api/rules";
import type { TemplateId } from "@realtor/ui/templates";
import type { CSSProperties } from "react";
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
    { kind: "photo", style: { left: 0, right: 0, top: 0, height: "58%" } },
    { kind: "color", style: { left: "8%", top: "44%", width: "22%", height: "48%" } },
    { kind: "ink", style: { left: "36%", top: "68%", width: "36%", height: "11%" } },
  ],
  editorial: [
    { kind: "photo", style: { left: "36%", top: "14%", width: "36%", height: "86%" } },
    { kind: "ink", style: { right: "8%", top: "14%", width: "9%", height: "44%" } },
    { kind: "color", style: { left: "8%", bottom: "10%", width: "16%", height: "8%" } },
  ],
};

/** A sketch of a template in the main color. */
export function TemplateSketch({ template, color }: { template: TemplateId; color: string }) {
  const background = checkColor(color) === null ? color : undefined;
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
