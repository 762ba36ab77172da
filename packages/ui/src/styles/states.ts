/** Selectors for states, named once so that no component invents its own spelling. */
export const when = {
  /** Hovered, and able to act. */
  hover: '&:hover:not(:disabled, [aria-disabled="true"], [aria-busy="true"])',
  active: '&:active:not(:disabled, [aria-disabled="true"], [aria-busy="true"])',
  focus: "&:focus",
  focusVisible: "&:focus-visible",
  focusWithin: "&:focus-within",
  disabled: '&:is(:disabled, [aria-disabled="true"])',
  invalid: '&[aria-invalid="true"]',
  busy: '&[aria-busy="true"]',
  current: '&[aria-current]:not([aria-current="false"])',
  expanded: '&[aria-expanded="true"]',
  /** Radix: open and closing overlays. */
  open: '&[data-state="open"]',
  closed: '&[data-state="closed"]',
  highlighted: "&[data-highlighted]",
} as const;

/** Selectors for the language of the element itself, not of the page. */
export const inLanguage = { ko: "&:lang(ko)", en: "&:lang(en)", ja: "&:lang(ja)" } as const;
