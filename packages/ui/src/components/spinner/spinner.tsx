import { spinner } from "./spinner.css.ts";

/** 20 px activity ring in `currentColor`; decorative, needs text next to it. Renders a `<span>` element. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
