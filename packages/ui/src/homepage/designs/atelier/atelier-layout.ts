/** Width of the color column up to 1440 px, and from 761 to 1100 px. */
export const columnWidth = { wide: 352, tablet: 248 } as const;
