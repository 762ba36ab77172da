/** Toolbar settings and media emulation for a screenshot. */
export interface Mode {
  readonly name: string;
  readonly color: string;
  readonly scheme: "light" | "dark";
  readonly locale: "ko" | "en" | "ja";
  /** Emulates `forced-colors: active`. */
  readonly forcedColors?: true;
}

/** Mode of a newly loaded document. */
export const light: Mode = { name: "light", color: "platform", scheme: "light", locale: "ko" };

export const dark: Mode = { name: "dark", color: "0F5C4A", scheme: "dark", locale: "ko" };

/** Modes in which each `Gallery` and template has screenshots. */
export const modes: readonly Mode[] = [
  light,
  dark,
  { name: "hard-color", color: "FFD400", scheme: "light", locale: "ko" },
  { name: "english", color: "platform", scheme: "light", locale: "en" },
  { name: "japanese", color: "platform", scheme: "light", locale: "ja" },
  { name: "forced-colors", color: "platform", scheme: "light", locale: "ko", forcedColors: true },
];
