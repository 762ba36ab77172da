import { sampleAgents } from "../../test/fixtures/sample-agents.ts";
import { Button } from "../components/button/button.tsx";
import { Text } from "../components/text/text.tsx";
import { contrast, parseHex } from "../theme/color.ts";
import { createTheme, type Adjustment, type ThemeDefinition } from "../theme/create-theme.ts";
import type { Scheme, SchemeToken } from "../theme/scheme.ts";
import type { SchemeName } from "../theme/theme-css.ts";
import { Theme } from "../theme/theme.tsx";
import * as css from "./foundations.css.ts";

interface SampleColor {
  readonly color: string;
  readonly description: string;
}

/** Main colors of the ten fictitious sample agents. */
export const sampleColors: readonly SampleColor[] = Object.values(sampleAgents).map(
  ({ mainColor, template, profile }) => ({
    color: mainColor,
    description: `${profile.userName}, ${template}`,
  }),
);

export const hardColors: readonly SampleColor[] = [
  { color: "#FFFFFF", description: "White: nothing on white" },
  { color: "#000000", description: "Black: nothing on dark" },
  { color: "#808080", description: "Gray: between the two, without a hue" },
  { color: "#C6FF00", description: "Lime: brighter than paper" },
  { color: "#0000FF", description: "Blue: as dark as a bright color gets" },
  { color: "#FF4FA3", description: "Pink: white is nearly legible on it" },
];

const descriptions: Readonly<Record<Adjustment, string>> = {
  "fill-inverted": "No hue to keep: the button uses the text color.",
  "fill-lifted": "Button lightened until it contrasts with the dark background.",
  "fill-edged": "Button unchanged, with an edge that shows its outline.",
  "fill-darkened": "Button darkened until white is legible on it.",
  "color-invalid": "Not a color: replaced by blue.",
};

/** The lowest contrast ratio of a token on its backgrounds. */
function lowest(
  scheme: Scheme,
  token: SchemeToken,
  ...backgrounds: readonly SchemeToken[]
): string {
  const black = { r: 0, g: 0, b: 0 };
  const color = (name: SchemeToken) => parseHex(scheme[name]) ?? black;
  const ratios = backgrounds.map((background) => contrast(color(token), color(background)));
  // Rounded down, so that a ratio just below its minimum is not shown as sufficient.
  return (Math.floor(Math.min(...ratios) * 10) / 10).toFixed(1);
}

const strip: readonly SchemeToken[] = [
  "surface",
  "surface2",
  "line",
  "control",
  "accentUi",
  "accentText",
  "fill",
  "fillHover",
  "fillPress",
  "text2",
  "text",
];

interface SampleProps {
  theme: ThemeDefinition;
  schemeName: SchemeName;
}

function Sample({ theme, schemeName }: SampleProps) {
  const scheme = theme[schemeName];
  const rows = [
    ["Text", lowest(scheme, "text", "surface", "surface2")],
    ["Second text", lowest(scheme, "text2", "surface", "surface2")],
    ["Link", lowest(scheme, "accentText", "surface", "surface2")],
    ["Focus ring, bar", lowest(scheme, "accentUi", "surface", "surface2")],
    ["Button label", lowest(scheme, "onFill", "fill", "fillHover", "fillPress")],
  ] as const;
  return (
    <Theme theme={theme} scheme={schemeName}>
      <div className={css.page}>
        <p className={css.pageTitle}>Cedar Court</p>
        <Text size="small" tone="secondary">
          4 bd, 3.5 ba, 2,860 sqft
        </Text>
        <div className={css.row}>
          <Button size="medium">Get in touch</Button>
          <div className={css.ring} />
        </div>
        <a className={css.link} href="#sample-colors">
          More photos
        </a>
        <dl className={css.ratios}>
          {rows.flatMap(([name, ratio]) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name} ratio`}>{ratio}</dd>,
          ])}
        </dl>
        {theme.adjustments[schemeName].map((adjustment) => (
          <Text key={adjustment} size="caption" tone="secondary">
            {descriptions[adjustment]}
          </Text>
        ))}
      </div>
    </Theme>
  );
}

function Strip({ scheme }: { scheme: Scheme }) {
  return (
    <div className={css.strip} aria-hidden="true">
      {strip.map((token) => (
        <div key={token} className={css.chip} title={token} style={{ background: scheme[token] }} />
      ))}
    </div>
  );
}

/** Main colors with their light and dark schemes. */
export function Palettes({ colors }: { colors: readonly SampleColor[] }) {
  return (
    <div className={`${css.example} ${css.colors}`} lang="en">
      {colors.map(({ color, description }) => {
        const theme = createTheme({ mainColor: color, heroDark: false, contentDark: true });
        return (
          <div key={color}>
            <div className={css.head}>
              <div className={css.swatch} style={{ background: color }} />
              <div>
                <strong>{color}</strong>
                <br />
                <Text as="span" size="caption" tone="secondary">
                  {description}
                </Text>
              </div>
            </div>
            <div className={css.schemes}>
              <Sample theme={theme} schemeName="hero" />
              <Sample theme={theme} schemeName="content" />
              <Strip scheme={theme.hero} />
              <Strip scheme={theme.content} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
