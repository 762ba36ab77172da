import type { ComponentProps } from "react";

export interface LogoMarkProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Width and height in px. */
  size?: number | undefined;
}

/** Product logo mark without the name; decorative. Renders an `<svg>` element. */
export function LogoMark({ size = 28, ...root }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} fill="none" aria-hidden="true" {...root}>
      <path d="M10.6 25.5H2.5v-23h23v23H23.4" stroke="currentColor" strokeWidth="2.6" />
      <path
        d="M10.6 26.8V12.7M10.6 12.7A12.8 12.8 0 0 1 23.4 25.5"
        stroke="currentColor"
        strokeWidth="1.8"
      />
    </svg>
  );
}
