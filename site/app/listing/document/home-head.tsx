import { Text } from "@realtor/ui/text";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import type { Home } from "./home.ts";
import * as css from "./home-head.css.ts";
import { HomePhoto } from "./home-photo.tsx";
import { homeName, homePrice, stateText } from "./home-text.ts";

/** At the head of a panel: the home that it is about. */
export function HomeHead({ home, state }: { home: Home; state?: string | undefined }) {
  const intl = useIntl();
  const { locale } = useAddress();
  return (
    <div className={css.head}>
      <HomePhoto url={home.photoUrl} size="head" />
      <div className={css.texts}>
        <Text weight="semibold" translate="no">
          {homeName(home, intl)}
        </Text>
        <Text size="caption" tone="secondary">
          {`${homePrice(home, locale, intl)} · ${state ?? stateText(home, intl)}`}
        </Text>
      </div>
    </div>
  );
}
