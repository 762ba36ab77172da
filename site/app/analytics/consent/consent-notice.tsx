import { ConsentBanner } from "@realtor/ui/consent-banner";
import { privacyPath } from "#app/layout/privacy-path.ts";
import type { PageAddress } from "#app/page.ts";
import type { ServiceName } from "../settings.ts";
import type { Consent } from "./consent.ts";
import * as css from "./consent-notice.css.ts";
import type { ConsentWords } from "./consent-words.ts";

export interface ConsentNoticeProps {
  words: ConsentWords;
  address: Pick<PageAddress, "locale" | "lang">;
  /** What the answer decides about; the browser's own signal may leave nothing. */
  services: readonly ServiceName[];
  /** How the visitor answered before. */
  standing: Consent["choice"] | null;
  /** The browser sends Global Privacy Control. */
  signal: boolean;
  onDecide: (choice: Consent["choice"]) => void;
}

/** Asks whether the visit may be measured, with the four items of consent and who receives what. */
export function ConsentNotice(props: ConsentNoticeProps) {
  const { words, address, services, standing, signal, onDecide } = props;
  const list = new Intl.ListFormat(address.lang, { type: "conjunction" });
  const named = (all: Record<ServiceName, string>) =>
    list.format([...new Set(services.map((name) => all[name]))]);
  const items = [
    [words.what.term, words.what.text],
    [words.why.term, named(words.why.services)],
    [words.howLong.term, words.howLong.text],
    [words.refuse.term, words.refuse.text],
    [words.who.term, `${named(words.who.services)} (${words.who.place})`],
  ] as const;
  return (
    <ConsentBanner
      labels={words.answers}
      title={words.title}
      purposes={[{ id: "measuring", label: words.title }]}
      onDecide={({ measuring }) => onDecide(measuring ? "granted" : "denied")}
    >
      {standing && <p>{words.standing[standing]}</p>}
      {signal && <p>{words.signal}</p>}
      <p>
        {words.lead} <a href={privacyPath(address.locale)}>{words.policy}</a>
      </p>
      {services.length > 0 && (
        <details className={css.details}>
          <summary className={css.summary}>{words.summary}</summary>
          <dl className={css.items}>
            {items.map(([term, text]) => (
              <div key={term} className={css.item}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </ConsentBanner>
  );
}
