import { useIntl } from "react-intl";
import { paletteMessages as messages } from "./palette-messages.ts";
import { Swatches } from "./swatches.tsx";
import * as css from "./swatches.css.ts";
import { usePhotoColors } from "./use-photo-colors.ts";

/** Where colors are found, with the label of the row and the name of a color. */
const sources = {
  id: { title: messages.fromPhoto, color: messages.photoColor },
  logo: { title: messages.fromLogo, color: messages.logoColor },
} as const;

interface FoundColorsProps {
  path: keyof typeof sources;
  value: string;
  onChange: (color: string) => void;
  /** Classes of the label and of the row. */
  classes?: { title: string; swatches: string };
}

/** The colors that were found in a photo or the logo; nothing without any. */
export function FoundColors({
  path,
  classes = { title: css.subtitle, swatches: css.swatches },
  ...row
}: FoundColorsProps) {
  const { formatMessage } = useIntl();
  const colors = usePhotoColors(path);
  if (colors.length === 0) return null;
  const { title, color } = sources[path];
  return (
    <div>
      <p className={classes.title}>{formatMessage(title)}</p>
      <Swatches
        {...row}
        className={classes.swatches}
        colors={colors.map((value, index) => [value, formatMessage(color, { n: index + 1 })])}
      />
    </div>
  );
}
