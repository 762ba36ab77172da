import type { RumInitConfiguration } from "@datadog/browser-rum";

type Plugin = NonNullable<RumInitConfiguration["plugins"]>[number];

/**
 * Datadog goes on to describe a view for minutes after its session ended, and sends that when the page is
 * left. Once `discard` is called, whatever it puts together is thrown away.
 */
export function watchLateEvents(): { plugin: Plugin; discard: () => void } {
  let ended = false;
  return {
    plugin: {
      name: "late-events",
      // A view cannot be held back in `beforeSend`.
      onInit: ({ registerAssembleEventHook }) => {
        registerAssembleEventHook(() => (ended ? "DISCARDED" : "SKIPPED"));
      },
    },
    discard: () => {
      ended = true;
    },
  };
}
