import type { Home } from "#app/listing/document/home.ts";
import type { StatusChange } from "#app/listing/document/use-listing-actions.ts";

/** What the forms of the panel are given. */
export interface PanelFormProps {
  home: Home;
  /** Acts at once; `done` says so in the message that takes it back. Rejects if the service refuses it. */
  onChange: (change: StatusChange, done: string) => Promise<void>;
}
