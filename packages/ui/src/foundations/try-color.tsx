import { useDeferredValue, useState } from "react";
import { Button } from "../components/button/button.tsx";
import { Inline } from "../components/inline/inline.tsx";
import { Stack } from "../components/stack/stack.tsx";
import { TextField } from "../components/text-field/text-field.tsx";
import { templateIds } from "../homepage/template-ids.ts";
import { createDesignTokens } from "../theme/design-tokens.ts";
import { toHex } from "../theme/color.ts";
import { parseColor } from "../theme/parse-color.ts";
import { Palettes } from "./color.tsx";
import * as css from "./foundations.css.ts";

const schemes = ["light", "dark"] as const;

/** Saves the tokens of a color as a file of the browser. */
function downloadTokens(color: string) {
  const file = new Blob([JSON.stringify(createDesignTokens(color), null, 2)], {
    type: "application/design-tokens+json",
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `realtor-ui-${color.slice(1).toLowerCase()}.tokens.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Any main color with its contrasts, all templates in both schemes, and its tokens as a file. */
export function TryColor() {
  const [typed, setTyped] = useState("#0F5C4A");
  const parsed = parseColor(typed);
  const [valid, setValid] = useState(typed);
  const change = (value: string) => {
    setTyped(value);
    const color = parseColor(value);
    if (color) setValid(toHex(color));
  };
  // A color input changes many times a second; each document of a template takes longer.
  const shown = useDeferredValue(valid);
  return (
    <Stack gap={32} className={css.example} lang="en">
      <Inline gap={16}>
        <input
          type="color"
          className={css.colorInput}
          aria-label="Pick a main color"
          value={valid}
          onChange={({ target }) => change(target.value)}
        />
        <TextField
          label="Main color"
          hint="#RRGGBB, #RGB or a CSS color name"
          error={parsed ? undefined : `${typed} is not a color.`}
          value={typed}
          onChange={({ target }) => change(target.value)}
        />
        <Button variant="outline" onClick={() => downloadTokens(valid)}>
          Download tokens
        </Button>
      </Inline>
      <Palettes colors={[{ color: shown, description: "Light and dark scheme" }]} />
      {templateIds.map((template) => (
        <div key={template} className={css.schemes}>
          {schemes.map((scheme) => (
            // A document of this Storybook, which needs its scripts and its origin.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            <iframe
              key={scheme}
              className={css.templatePreview}
              title={`${template}, ${scheme}`}
              loading="lazy"
              src={`iframe.html?id=templates-${template}--default&viewMode=story&globals=color:${shown.slice(1)};scheme:${scheme}`}
            />
          ))}
        </div>
      ))}
    </Stack>
  );
}
