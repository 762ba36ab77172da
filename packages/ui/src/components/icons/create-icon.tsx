import type { ComponentProps } from "react";

export interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Width and height in px. */
  size?: number | undefined;
}

interface IconShape {
  /** Path data of the outline. */
  stroke?: string;
  /** Path data of the filled part. */
  fill?: string;
  /** Size of the view box. */
  grid?: number;
  width?: number;
  cap?: "square" | "butt";
}

/** Creates an icon component. Icons are hidden from assistive technology. Renders an `<svg>` element. */
export function createIcon({ stroke, fill, grid = 24, width = 1.5, cap = "square" }: IconShape) {
  function Icon({ size = 24, ...root }: IconProps) {
    return (
      <svg
        viewBox={`0 0 ${grid} ${grid}`}
        width={size}
        height={size}
        fill="none"
        aria-hidden="true"
        {...root}
      >
        {stroke && (
          <path d={stroke} stroke="currentColor" strokeWidth={width} strokeLinecap={cap} />
        )}
        {fill && <path d={fill} fill="currentColor" />}
      </svg>
    );
  }
  return Icon;
}
