/** Shared selectors for interaction states. */
export const when = {
  /** Excludes disabled and busy controls. */
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
  /** State attributes of Radix. */
  open: '&[data-state="open"]',
  closed: '&[data-state="closed"]',
  highlighted: "&[data-highlighted]",
} as const;

/** Selectors for the language of the element, which can differ from that of the page. */
export const inLanguage = { ko: "&:lang(ko)", en: "&:lang(en)", ja: "&:lang(ja)" } as const;
