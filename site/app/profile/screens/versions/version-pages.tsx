import type { RealtorProfile } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import type { KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import type { Side } from "./page-tools.tsx";
import { type LinkedScroll, useLinkedScroll } from "./use-linked-scroll.ts";
import { VersionFrame } from "./version-frame.tsx";
import * as css from "./version-pages.css.ts";

interface VersionPagesProps {
  /** The version at the left; its profile is undefined until loaded. Null to show the page of now alone. */
  former: { key: string; title: string; profile: RealtorProfile | undefined } | null;
  stored: RealtorProfile;
  locale: Locale;
  isPhone: boolean;
  hidden: Side | null;
}

/** CSS px. */
const pageWidths = { desktop: 1440, phone: 390 };

/** The two pages side by side. They scroll together, also by keys. */
export function VersionPages({ former, stored, locale, isPhone, hidden }: VersionPagesProps) {
  const { formatMessage } = useIntl();
  const scroll = useLinkedScroll();
  const shared = { locale, width: isPhone ? pageWidths.phone : pageWidths.desktop, scroll };
  return (
    // Keys scroll the pages in it, which the browser does not do for frames without the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={css.pages}
      data-single={former === null || undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={formatMessage({ id: "versions.pages" })}
      onKeyDown={(event) => scrollByKey(event, scroll)}
    >
      {former?.profile && (
        <VersionFrame
          key={former.key}
          {...shared}
          profile={former.profile}
          title={former.title}
          isHidden={hidden === "former"}
        />
      )}
      {former && !former.profile && <div className={css.figure} />}
      <VersionFrame
        key={stored.updatedAt}
        {...shared}
        profile={stored}
        title={formatMessage({ id: "versions.now" })}
        isHidden={hidden === "now"}
      />
    </div>
  );
}

const keys: Readonly<Record<string, Parameters<LinkedScroll["scrollBy"]>>> = {
  ArrowDown: ["line", 1],
  ArrowUp: ["line", -1],
  PageDown: ["screen", 1],
  PageUp: ["screen", -1],
  " ": ["screen", 1],
  End: ["page", 1],
  Home: ["page", -1],
};

function scrollByKey(event: KeyboardEvent, { scrollBy }: LinkedScroll) {
  const move = keys[event.key];
  if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  scrollBy(...move);
}
