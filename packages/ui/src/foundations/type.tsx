import { useCallback, useState } from "react";
import { Text } from "../components/text/text.tsx";
import { displayNames } from "../styles/display.ts";
import type { RoleName } from "../theme/scale.ts";
import * as css from "./foundations.css.ts";

type Lang = keyof typeof sampleTexts;

const uses: Readonly<Record<RoleName, string>> = {
  fine: "Counts, notices",
  caption: "Hints, errors, facts, legal lines",
  small: "Labels, second lines, text buttons",
  base: "Controls, row names, texts behind sign-in",
  body: "Body of public pages, in the agent's size",
  lead: "Sentence under a heading, in the agent's size",
  card: "Titles of cards and dialogs, prices",
  heading: "Titles behind sign-in, side panel, quotes",
  title: "Titles of account, sign-in, regions",
  section: "Sections of homepages",
  banner: "Sections of the landing page, contact",
  display: "Closing, figures, address of a home",
};

const long: readonly RoleName[] = ["fine", "caption", "small", "base", "body", "lead"];

const sampleTexts = {
  ko: {
    name: "김서연",
    short: "당신의 이름에도 집이",
    long: "집을 보여 드리기 전에 먼저 여쭙니다. 아침에 해가 드는 부엌이 좋으신지, 퇴근길이 몇 분까지 괜찮으신지를요.",
  },
  en: {
    name: "Grace Kim",
    short: "A home for your name",
    long: "Before I show you a house I ask questions. Do you want sun in the kitchen at seven? How long a drive home is too long?",
  },
  ja: {
    name: "佐藤 遥",
    short: "あなたの名前にも家を",
    long: "家をご覧いただく前に、まず一日の過ごし方をうかがいます。朝日の入る台所がお好きか、帰り道は何分までがよいか。",
  },
} as const;

/** A text with its computed size, line height, weight and letter spacing. */
function Specimen(props: { name: string; className: string; lang: Lang; children: string }) {
  const [measured, setMeasured] = useState("");
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const { fontSize, lineHeight, fontWeight, letterSpacing } = getComputedStyle(element);
    const [size, leading] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)];
    const tracking = Number.parseFloat(letterSpacing) / size || 0;
    setMeasured(
      `${Math.round(size)} px, leading ${(leading / size).toFixed(2)}, weight ${fontWeight}, tracking ${tracking.toFixed(3)} em`,
    );
  }, []);
  return (
    <div className={css.specimen}>
      <Text as="span" size="caption" tone="secondary" lang="en">
        {props.name}: {measured}
      </Text>
      <p ref={measure} className={props.className} lang={props.lang}>
        {props.children}
      </p>
    </div>
  );
}

/** The twelve roles of one script. */
export function Roles({ lang }: { lang: Lang }) {
  return (
    <div className={css.example}>
      {css.roleNames.map((name) => (
        <Specimen
          key={name}
          name={`${name}. ${uses[name]}`}
          className={css.roleClasses[name]}
          lang={lang}
        >
          {sampleTexts[lang][long.includes(name) ? "long" : "short"]}
        </Specimen>
      ))}
    </div>
  );
}

/** The sizes of the heroes, which are outside the scale. */
export function Displays({ lang }: { lang: Lang }) {
  return (
    <div className={css.example}>
      {displayNames.map((name) => (
        <Specimen key={name} name={name} className={css.displayClasses[name]} lang={lang}>
          {name.startsWith("name") ? sampleTexts[lang].name : sampleTexts[lang].short}
        </Specimen>
      ))}
    </div>
  );
}
