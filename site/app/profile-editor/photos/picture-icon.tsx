/** A picture in a frame; decorative. */
export function PictureIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d="M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 3-3 4.5 4" />
      <circle cx="15.5" cy="9" r="1.3" />
    </svg>
  );
}
