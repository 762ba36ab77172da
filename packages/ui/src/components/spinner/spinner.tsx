import { spinner } from "./spinner.css.ts";

/** The 20 px ring of something under way, in the colour around it. The words beside it speak. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
