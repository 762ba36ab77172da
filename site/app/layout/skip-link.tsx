import { skipLink } from "./skip-link.css.ts";

/** First in the tab order: past the header, to the page. Renders an `<a>`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={skipLink} href="#main">
      {label}
    </a>
  );
}
