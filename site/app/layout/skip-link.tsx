import { skipLink } from "./skip-link.css.ts";

/** First link in the tab order; skips to `#main`. Renders an `<a>` element. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={skipLink} href="#main">
      {label}
    </a>
  );
}
