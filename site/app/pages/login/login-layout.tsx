import { Logo } from "@realtor/ui/logo";
import { Plan } from "@realtor/ui/plan";
import { Seal } from "@realtor/ui/seal";
import type { ReactNode } from "react";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { wordmark } from "#app/layout/wordmark.ts";
import { resolveImage } from "#app/data/resolve-image.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import type { LoginAgent, LoginProps } from "./login-props.ts";
import * as css from "./login.css.ts";

interface LoginLayoutProps extends LoginProps {
  title: string;
  /** The title says what came of a press: it receives the focus, and so is read out. */
  titleTakesFocus?: boolean;
  children: ReactNode;
}

/** Half form, half plan; an agent's page with the agent's name, photo and colour (DESIGN-LANGUAGE section 11). */
export function LoginLayout(props: LoginLayoutProps) {
  const { labels, agent, title, titleTakesFocus = false, children } = props;
  return (
    <div className={css.page} data-scheme={agent ? "content" : undefined}>
      <SkipLink label={labels.common.skip} />
      <div className={css.half}>
        <header className={css.top}>
          <Identity agent={agent} />
          <SiteLanguageMenu labels={labels} />
        </header>
        <main id="main" tabIndex={-1} className={css.main}>
          {agent?.portrait && (
            <Portrait className={css.smallPortrait} url={agent.portrait.url} width={64} />
          )}
          <h1
            className={css.title}
            tabIndex={titleTakesFocus ? -1 : undefined}
            ref={titleTakesFocus ? takeFocus : undefined}
          >
            {title}
          </h1>
          {children}
        </main>
      </div>
      {agent ? <AgentPicture agent={agent} /> : <PlanPicture />}
    </div>
  );
}

function takeFocus(title: HTMLElement | null): void {
  title?.focus();
}

function Identity({ agent }: { agent: LoginAgent | null }) {
  const { locale } = useAddress();
  if (!agent) return <Logo href={localePath("/", locale)} name={wordmark} />;
  const { seal, shown } = agent.name;
  return (
    <a className={css.identity} href={localePath(agent.home, locale)}>
      <Seal character={seal} lang={shown.lang} />
      <span className={css.agentName} lang={shown.lang}>
        {shown.text}
      </span>
    </a>
  );
}

function PlanPicture() {
  return (
    <div className={`${css.picture} ${css.plan}`} aria-hidden="true">
      <div className={css.sheet}>
        <Plan />
      </div>
    </div>
  );
}

function AgentPicture({ agent: { name, portrait } }: { agent: LoginAgent }) {
  return (
    <div className={`${css.picture} ${css.plane}`} aria-hidden="true">
      {portrait ? (
        <Portrait className={css.portrait} url={portrait.url} width={480} />
      ) : (
        <span className={css.seal}>
          <Seal character={name.seal} lang={name.shown.lang} size="large" tone="plate" />
        </span>
      )}
    </div>
  );
}

/** The name stands beside it: a text for the picture would say it twice. */
function Portrait({ className, url, width }: { className: string; url: string; width: number }) {
  const { src } = resolveImage(url, [width * 2]);
  return (
    <img
      className={className}
      src={src}
      alt=""
      width={width}
      height={width * 1.25}
      loading="lazy"
    />
  );
}
