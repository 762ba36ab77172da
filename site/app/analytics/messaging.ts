import { clearTraces } from "./clear-traces.ts";
import type { RunningService } from "./running-service.ts";
import type { MessagingSettings } from "./settings.ts";
import { trustUrls } from "./trusted-urls.ts";

/** What the script offers under the name `braze` (docs/decisions/measuring.md). */
interface MessagingScript {
  initialize: (apiKey: string, options: { baseUrl: string }) => boolean;
  openSession: () => void;
  enableSDK: () => void;
  disableSDK: () => void;
  wipeData: () => void;
}

/** Fetches the marketing messaging script from our own server. Answers how to begin. */
export async function loadMessaging({
  apiKey,
  baseUrl,
  script,
}: MessagingSettings): Promise<() => RunningService> {
  const messaging = findScript() ?? (await fetchScript(script));
  return () => {
    // After a choice withdrawn before it would stay still.
    messaging.enableSDK();
    messaging.initialize(apiKey, { baseUrl });
    messaging.openSession();
    return {
      stop() {
        messaging.wipeData();
        messaging.disableSDK();
        clearTraces(/^ab\.(?!optOut)/);
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
            "The messaging script defines no `braze`: set MESSAGING_SCRIPT to one that does.",
          ),
        );
    });
    script.addEventListener("error", () => reject(new Error("The messaging script did not load.")));
    document.head.append(script);
  });
}
