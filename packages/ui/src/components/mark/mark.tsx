export interface MarkProps {
  /** Edge in px; 28 by default. */
  size?: number;
}

/** The product's mark: a square room whose door is open. Decorative beside the name. */
export function Mark({ size = 28 }: MarkProps) {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} fill="none" aria-hidden="true">
      <path d="M10.6 25.5H2.5v-23h23v23H23.4" stroke="currentColor" strokeWidth="2.6" />
      <path
        d="M10.6 26.8V12.7M10.6 12.7A12.8 12.8 0 0 1 23.4 25.5"
        stroke="currentColor"
        strokeWidth="1.8"
      />
    </svg>
  );
}
