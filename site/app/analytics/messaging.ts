import { clearAnalyticsStorage, type RunningService } from "./service.ts";
import { trustUrls } from "#app/trusted-types.ts";
import type { MessagingSettings } from "./settings.ts";

/** The part of the global `braze` that is used (docs/spec/analytics.md#messaging). */
interface MessagingScript {
  initialize: (apiKey: string, options: { baseUrl: string }) => boolean;
  openSession: () => void;
  enableSDK: () => void;
  disableSDK: () => void;
  wipeData: () => void;
}

/** Loads the messaging SDK from the site's server. Resolves with a function that starts it. */
export async function loadMessaging({
  apiKey,
  baseUrl,
  script,
}: MessagingSettings): Promise<() => RunningService> {
  const messaging = findScript() ?? (await fetchScript(script));
  return () => {
    // Undoes `disableSDK` of an earlier withdrawal, which persists.
    messaging.enableSDK();
    messaging.initialize(apiKey, { baseUrl });
    messaging.openSession();
    return {
      stop() {
        messaging.wipeData();
        messaging.disableSDK();
        clearAnalyticsStorage(/^ab\.(?!optOut)/);
      },
    };
  };
}

function findScript(): MessagingScript | undefined {
  return (globalThis as { braze?: MessagingScript }).braze;
}

function fetchScript(path: string): Promise<MessagingScript> {
  trustUrls(path);
  const script = document.createElement("script");
  script.src = path;
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => {
      const found = findScript();
      if (found) resolve(found);
      else
        reject(
          new Error(
            "The messaging script does not define `braze`: set MESSAGING_SCRIPT to the Braze Web SDK.",
          ),
        );
    });
    script.addEventListener("error", () =>
      reject(new Error("The messaging script could not be loaded.")),
    );
    document.head.append(script);
  });
}
