import type { RumInitConfiguration } from "@datadog/browser-rum";

type Plugin = NonNullable<RumInitConfiguration["plugins"]>[number];

/**
 * Datadog keeps updating a view for minutes after its session ended and sends the updates when the page
 * is left. After `discard()`, this plugin discards every event the SDK assembles.
 */
export function createLateEventFilter(): { plugin: Plugin; discard: () => void } {
  let ended = false;
  return {
    plugin: {
      name: "late-events",
      // `beforeSend` cannot discard view events.
      onInit: ({ registerAssembleEventHook }) => {
        registerAssembleEventHook(() => (ended ? "DISCARDED" : "SKIPPED"));
      },
    },
    discard: () => {
      ended = true;
    },
  };
}
