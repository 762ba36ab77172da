import { Button } from "@realtor/ui/button";
import { FormattedMessage } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./versions.css.ts";

/** The link to the editor: in the black bar, or as a button. */
export function BackToEditing({ kind }: { kind: "link" | "button" }) {
  const href = useEditorPath();
  const text = <FormattedMessage id="versions.back" />;
  return kind === "link" ? (
    <a className={css.back} href={href}>
      {text}
    </a>
  ) : (
    <Button variant="outline" size="medium" href={href}>
      {text}
    </Button>
  );
}

/** The path of the editor of this screen's website. */
export function useEditorPath(): string {
  const { desiredUrl, locale, ownDomain } = useAddress();
  return localePath(ownDomain ? "/admin" : `/${desiredUrl ?? ""}/admin`, locale);
}
