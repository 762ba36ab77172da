export interface IconProps {
  /** Edge in px; 24 by default, the grid the icons are drawn on. */
  size?: number;
}

interface Drawing {
  /** Outline, 1.5 px with square caps. */
  stroke?: string;
  /** Filled part. */
  fill?: string;
  /** Edge of the drawing grid. */
  grid?: number;
  width?: number;
  cap?: "square" | "butt";
}

/** Makes the component of one icon. Icons label actions and are always hidden from assistive technology. */
export function createIcon({ stroke, fill, grid = 24, width = 1.5, cap = "square" }: Drawing) {
  function Icon({ size = 24 }: IconProps) {
    return (
      <svg
        viewBox={`0 0 ${grid} ${grid}`}
        width={size}
        height={size}
        fill="none"
        aria-hidden="true"
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
