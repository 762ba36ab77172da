import { InlineAlert } from "@realtor/ui/inline-alert";
import type { Form } from "./use-form.ts";

/** Why a form was refused, announced each time. */
export function FormFailure({ failure, attempt }: Pick<Form<string>, "failure" | "attempt">) {
  return failure === undefined ? null : <InlineAlert key={attempt}>{failure}</InlineAlert>;
}
