import type { TrackedPage } from "./running-service.ts";
import { createServiceController, type ServiceController } from "./service-controller.ts";
import type { AnalyticsSettings, ServiceName } from "./settings.ts";

/** A controller for each configured service. A service's code is fetched when it is first enabled. */
export function loadServices(
  { monitoring, analytics, tagManager, messaging }: AnalyticsSettings,
  page: TrackedPage,
): readonly (readonly [ServiceName, ServiceController])[] {
  const services: [ServiceName, ServiceController][] = [];
  if (monitoring)
    services.push([
      "monitoring",
      createServiceController(async () => {
        const { startMonitoring } = await import("./monitoring.ts");
        return () => startMonitoring(monitoring, page);
      }),
    ]);
  if (analytics)
    services.push([
      "analytics",
      createServiceController(async () => {
        const { startAmplitude: startAnalytics } = await import("./amplitude.ts");
        return () => startAnalytics(analytics);
      }),
    ]);
  if (tagManager)
    services.push([
      "tagManager",
      createServiceController(async () => {
        const { startTagManager } = await import("./tag-manager.ts");
        return () => startTagManager(tagManager, page);
      }),
    ]);
  if (messaging)
    services.push([
      "messaging",
      createServiceController(async () => {
        const { loadMessaging } = await import("./messaging.ts");
        return loadMessaging(messaging);
      }),
    ]);
  return services;
}
