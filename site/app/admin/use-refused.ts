import { ApiError } from "@realtor/api/http";
import { useIntl } from "react-intl";
import { failureText } from "./failure-text.ts";

/** What a refused call means: the errors of fields that `find` knows, else words for its problem. */
export function useRefused<const Errors extends object>(
  find: (error: ApiError) => Errors | undefined = () => undefined,
): (error: unknown) => { errors: Errors } | { failure: string } {
  const intl = useIntl();
  return (error) => {
    const errors = error instanceof ApiError ? find(error) : undefined;
    return errors ? { errors } : { failure: failureText(error, intl) };
  };
}
