/**
 * The style of what is far below the first view: laid out when it comes near, so that the first view
 * waits for none of it. Only where the browser keeps its place when the real height is known.
 * `height` is about what it will have, in px.
 */
export function belowFold(height: number) {
  return {
    "@supports": {
      "(overflow-anchor: auto)": {
        contentVisibility: "auto",
        containIntrinsicSize: `auto ${height}px`,
      },
    },
  } as const;
}
