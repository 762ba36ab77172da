import { Heading } from "@realtor/ui/heading";
import { Logo } from "@realtor/ui/logo";
import { FloorPlan } from "@realtor/ui/floor-plan";
import { Monogram } from "@realtor/ui/monogram";
import type { ReactNode } from "react";
import type { Labels } from "@realtor/ui/labels";
import type { FrameContent } from "@realtor/ui/template-frame";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import { SkipLink } from "@realtor/ui/skip-link";
import { wordmark } from "#app/layout/wordmark.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { focusElement } from "#app/layout/element-refs.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./login-layout.css.ts";
import type { Provider } from "./providers.ts";

/** In CSS pixels: above the title on a phone, and beside the form. */
export const portraitWidths = { small: 64, large: 480 };

/** The agent whose sign-in page it is. */
export interface LoginAgent {
  desiredUrl: string;
  name: FrameContent["name"];
  /** Addresses of the photo at the widths in which the page shows it. */
  portrait: Record<keyof typeof portraitWidths, string> | null;
  /** Path of the homepage without language prefix: `/grace-kim`, or `/` on an own domain. */
  home: string;
}

export interface LoginProps {
  labels: Pick<Labels, "common" | "language">;
  /** Null on the platform's sign-in page. */
  agent: LoginAgent | null;
  /** Configured for sign-in, in the order of their buttons. */
  providers: readonly Provider[];
  /** Phone number of the operator, if known. */
  phone: string | null;
  /** URL of the product's sign-in page on an own domain, where staff and other agents cannot sign in. */
  productLogin: string | null;
}

interface LoginLayoutProps extends Pick<LoginProps, "labels" | "agent"> {
  title: string;
  /** Moves focus to the title, so that screen readers announce the new step. */
  focusTitle?: boolean;
  /** Draws the lot alone: the house is still to be built. */
  lotOnly?: boolean;
  children: ReactNode;
}

/**
 * Two columns: the form and an illustration, or the agent's name, photo and color. See
 * docs/spec/design-language.md#screens.
 */
export function LoginLayout(props: LoginLayoutProps) {
  const { labels, agent, title, focusTitle = false, lotOnly = false, children } = props;
  return (
    <div className={css.page} data-scheme={agent ? "content" : undefined}>
      <SkipLink>{labels.common.skip}</SkipLink>
      <div className={css.formColumn}>
        <header className={css.top}>
          <Identity agent={agent} />
          <SiteLanguageMenu labels={labels} />
        </header>
        <main id="main" tabIndex={-1} className={css.main}>
          {agent?.portrait && (
            <Portrait className={css.smallPortrait} portrait={agent.portrait} size="small" />
          )}
          <Heading
            level={1}
            className={css.title}
            tabIndex={focusTitle ? -1 : undefined}
            ref={focusTitle ? focusElement : undefined}
          >
            {title}
          </Heading>
          {children}
        </main>
      </div>
      {agent ? <AgentImage agent={agent} /> : <PlanIllustration lotOnly={lotOnly} />}
    </div>
  );
}

function Identity({ agent }: { agent: LoginAgent | null }) {
  const { locale } = useAddress();
  if (!agent) return <Logo href={localePath("/", locale)} label={wordmark} />;
  const { monogram, displayName } = agent.name;
  return (
    <a className={css.identity} href={localePath(agent.home, locale)}>
      <Monogram character={monogram} lang={displayName.lang} />
      <span className={css.agentName} lang={displayName.lang}>
        {displayName.text}
      </span>
    </a>
  );
}

const lot = ["site", "dimensions", "plannedWalls"] as const;

function PlanIllustration({ lotOnly }: { lotOnly: boolean }) {
  return (
    <div className={`${css.illustration} ${css.plan}`} aria-hidden="true">
      <div className={css.drawing}>{lotOnly ? <FloorPlan layers={lot} /> : <FloorPlan />}</div>
    </div>
  );
}

function AgentImage({ agent: { name, portrait } }: { agent: LoginAgent }) {
  return (
    <div className={`${css.illustration} ${css.plane}`} aria-hidden="true">
      {portrait ? (
        <Portrait className={css.portrait} portrait={portrait} size="large" />
      ) : (
        <span className={css.monogram}>
          <Monogram
            character={name.monogram}
            lang={name.displayName.lang}
            size="large"
            tone="plate"
          />
        </span>
      )}
    </div>
  );
}

interface PortraitProps {
  className: string;
  portrait: NonNullable<LoginAgent["portrait"]>;
  size: keyof typeof portraitWidths;
}

/** Decorative: the name is next to it as text. */
function Portrait({ className, portrait, size }: PortraitProps) {
  const width = portraitWidths[size];
  return (
    <img
      className={className}
      src={portrait[size]}
      alt=""
      width={width}
      height={width * 1.25}
      loading="lazy"
    />
  );
}
