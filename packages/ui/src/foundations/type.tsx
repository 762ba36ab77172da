import { useCallback, useState } from "react";
import { Text } from "../components/text/text.tsx";
import * as css from "./foundations.css.ts";

type Style = keyof typeof css.type;

const names: Readonly<Record<Style, string>> = {
  heroLanding: "Hero, landing",
  closing: "Closing",
  sectionLanding: "Section, landing",
  namePortrait: "Name, Portrait",
  namePanorama: "Name, Panorama",
  nameEditorial: "Name, Editorial",
  nameAtelier: "Name, Atelier",
  section: "Section, homepage",
  title: "Title of a page or dialog",
  cardTitle: "Card title",
  statPortrait: "Figure",
  price: "Price",
  lead: "Lead",
  body: "Body",
  label: "Label",
  hint: "Hint",
  error: "Error",
  caption: "Caption, legal",
};

const long: readonly Style[] = ["lead", "body", "hint", "error", "caption"];
const numbers: readonly Style[] = ["statPortrait", "price"];
const people: readonly Style[] = ["namePortrait", "namePanorama", "nameEditorial", "nameAtelier"];

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

function sampleText(style: Style, lang: keyof typeof sampleTexts): string {
  if (numbers.includes(style)) return "$1,935,000";
  if (people.includes(style)) return sampleTexts[lang].name;
  return long.includes(style) ? sampleTexts[lang].long : sampleTexts[lang].short;
}

/** A text style with its computed size, line height, weight and letter spacing. */
function Specimen({ style, lang }: { style: Style; lang: keyof typeof sampleTexts }) {
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
        {names[style]}: {measured}
      </Text>
      <p ref={measure} className={css.type[style]} lang={lang}>
        {sampleText(style, lang)}
      </p>
    </div>
  );
}

/** The type scale of one script. */
export function TypeScale({ lang }: { lang: keyof typeof sampleTexts }) {
  return (
    <div className={css.example}>
      {/* Object.keys loses the key types. */}
      {(Object.keys(names) as Style[]).map((style) => (
        <Specimen key={style} style={style} lang={lang} />
      ))}
    </div>
  );
}
