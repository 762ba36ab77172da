/** Toolbar settings, window and media emulation in which a story is checked. */
export interface Mode {
  /** Of the image too. */
  readonly name: string;
  readonly color: string;
  readonly scheme: "light" | "dark";
  readonly locale: "ko" | "en" | "ja";
  /** Emulates `forced-colors: active`. */
  readonly forcedColors?: true;
  /** In a window of 390 px instead of 1280. */
  readonly phone?: true;
}

/** Mode of a newly loaded document. */
export const light: Mode = { name: "light", color: "platform", scheme: "light", locale: "ko" };

export const dark: Mode = { name: "dark", color: "0F5C4A", scheme: "dark", locale: "ko" };

export const hardColor: Mode = { ...light, name: "hard-color", color: "FFD400" };

export const forcedColors: Mode = { ...light, name: "forced-colors", forcedColors: true };

export const phone: Mode = { ...light, name: "mobile-light", phone: true };

/** Other languages differ where lines break and letters are wide: on a phone. */
export const languages: readonly Mode[] = [
  { ...phone, name: "mobile-english", locale: "en" },
  { ...phone, name: "mobile-japanese", locale: "ja" },
];
